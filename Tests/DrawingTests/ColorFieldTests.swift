import ColorModel
import Drawing
import Geometry
import Testing

@Suite struct ColorFieldTests {
  @Test(arguments: [
    ColorField.saturationBrightness(hue: 0), .saturationBrightness(hue: 215.3),
    .saturationLightness(hue: 33), .saturationLightness(hue: 359.9),
  ])
  func everyPixelIsTheRoundedColorOfItsPlace(field: ColorField) {
    let size = Size(width: 97, height: 61)
    let pixels = field.raster(size)
    #expect(pixels.count == 97 * 61)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let truth = field.color(x: Double(column) / 96, y: 1 - Double(row) / 60).rgb8
        #expect(pixels[row * size.width + column] == 0xFF00_0000 | truth.hex, "\(column), \(row)")
      }
    }
  }

  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 1, height: 5), Size(width: 7, height: 1),
  ])
  func aSingleRowOrColumnIsTheTopLeftOfTheField(size: Size) {
    let pixels = ColorField.saturationBrightness(hue: 120).raster(size)
    #expect(pixels.count == size.width * size.height)
    #expect(pixels.first == 0xFFFF_FFFF)
  }

  @Test func nothingHasNoPixels() {
    #expect(ColorField.saturationLightness(hue: 1).raster(.zero).isEmpty)
  }
}
