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

  private static func wide(_ color: Color, _ x: Int, _ y: Int, border: Int = 0) -> ColorField {
    ColorField(
      of: color, x: x, y: y,
      border: border > 0 ? ColorField.Border(RGB8(0x123456), width: border) : nil)
  }

  /// LCH by hue, where the edge bends most, and Lab by lightness.
  private static let wideFields =
    [0, 29, 58.6, 110, 142, 195, 264, 264.06, 328].map {
      wide(Color(.oklch, 0, 0, $0), 1, 0)
    } + [0, 0.02, 0.3, 0.452, 0.729, 0.9, 0.999, 1].map { wide(Color(.oklab, $0, 0, 0), 1, 2) }

  @Test(arguments: wideFields) func outsideSRGBItIsClearAndInsideTrue(field: ColorField) {
    let size = Size(width: 97, height: 61)
    let pixels = field.raster(size)
    var inside = 0
    for row in 0..<size.height {
      for column in 0..<size.width {
        let color = field.color(x: Double(column) / 96, y: 1 - Double(row) / 60)
        let pixel = pixels[row * size.width + column]
        let truth = 0xFF00_0000 | color.rgb8.hex
        if color.isInGamut(tolerance: 1e-12) {
          #expect(pixel == truth, "\(column), \(row)")
          inside += 1
        } else {
          #expect(pixel == 0 || (pixel == truth && color.isInGamut()), "\(column), \(row)")
        }
      }
    }
    #expect(inside < pixels.count / 2)
    #expect(inside > 0)
  }

  /// The lower edge of sRGB is straight down to black, without islands beside it.
  @Test func atBlackThereIsNoFoot() {
    let side = 288
    for hue in Array(stride(from: 0.0, to: 360, by: 24)) + [264, 142] {
      let pixels = Self.wide(Color(.oklch, 0, 0, hue), 1, 0).raster(Size(width: side, height: side))
      let rows = (0..<side).map { pixels[$0 * side..<($0 + 1) * side].map { $0 != 0 } }
      let widths = rows.map { row in row.prefix { $0 }.count }
      #expect(widths.last == 1)
      for (row, width) in zip(rows, widths) { #expect(!row[width...].contains(true), "\(hue)") }
      // A twentieth above black it is as wide as by the slope a tenth above.
      let (low, high) = (widths[side - 1 - side / 20], widths[side - 1 - side / 10])
      #expect(abs(2 * low - high) <= 3, "\(hue)")
    }
  }

  @Test(arguments: [1, 2, 3]) func theBorderStandsBesideTheEdge(width: Int) {
    let size = Size(width: 90, height: 70)
    for field in Self.wideFields {
      let plain = field.raster(size)
      let bordered = field.with(border: .init(RGB8(0x123456), width: width)).raster(size)
      for index in plain.indices {
        let (x, y) = (index % size.width, index / size.width)
        let isNear = (max(0, y - width)...min(size.height - 1, y + width)).contains { row in
          (max(0, x - width)...min(size.width - 1, x + width)).contains { column in
            plain[row * size.width + column] != 0
          }
        }
        let expected = plain[index] != 0 ? plain[index] : isNear ? 0xFF12_3456 : 0
        guard bordered[index] != expected else { continue }
        Issue.record("\(field.space) \(x), \(y)")
        return
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
    #expect(Self.wide(Color(.oklch, 0, 0, 1), 1, 0).raster(.zero).isEmpty)
  }
}
