import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

@Suite struct PictureTests {
  /// Three by two pixels, two of them translucent.
  private let picture = Picture(
    [
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
      10, 20, 30, 255, 99, 99, 99, 0, 50, 60, 70, 51,
    ], size: Size(width: 3, height: 2))

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// cases.md, C08: nothing outside, and the very last pixel inside.
  @Test func c08_outsideThereIsNoColor() {
    #expect(picture.color(at: Point(x: 2, y: 1)) == Color(RGB8(50, 60, 70), alpha: 0.2))
    for (x, y) in [(3, 1), (2, 2), (3, 2), (-1, 0), (0, -1), (Int.max, 0), (0, Int.min)] {
      #expect(picture.color(at: Point(x: x, y: y)) == nil)
    }
    for mean in SampleMean.allCases {
      #expect(picture.color(of: rect(3, 0, 9, 9), by: mean) == nil)
      #expect(picture.color(of: rect(-5, -5, 5, 5), by: mean) == nil)
      #expect(picture.color(of: rect(0, 0, 0, 0), by: mean) == nil)
      // The part that is inside counts alone.
      #expect(picture.color(of: rect(-4, -4, 5, 5), by: mean) == Color(RGB8(255, 0, 0)))
    }
    #expect(picture.means(of: rect(9, 9, 1, 1)).isEmpty)
  }

  @Test func rowsMayBePaddedAndOpaque() {
    let padded = Picture(
      [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12], size: Size(width: 2, height: 2),
      hasAlpha: false, bytesPerRow: 8)
    #expect(padded.color(at: Point(x: 1, y: 1)) == Color(RGB8(10, 11, 12)))
    #expect(
      padded.color(of: padded.rect)?.components
        == Color(
          .srgb, 5.5 / 255, 6.5 / 255, 7.5 / 255
        ).components)
  }

  @Test func hiddenColorsDoNotShow() {
    let area = rect(1, 1, 2, 1)
    for mean in [SampleMean.srgb, .median] {
      let color = picture.color(of: area, by: mean)
      #expect(color?.rgb8 == RGB8(50, 60, 70))
      #expect(color?.alpha == 0.1)
    }
    #expect(picture.color(of: area, by: .linear)?.rgb8 == RGB8(50, 60, 70))
    #expect(picture.color(of: area, by: .mode) == Color(RGB8(50, 60, 70), alpha: 0.2))
    let clear = Picture([9, 9, 9, 0, 8, 8, 8, 0], size: Size(width: 2, height: 1))
    for mean in SampleMean.allCases {
      #expect(clear.color(of: clear.rect, by: mean) == Color(.srgb, 0, 0, 0, alpha: 0))
    }
    // A single pixel is told as the file has it.
    #expect(clear.color(at: .zero) == Color(RGB8(9, 9, 9), alpha: 0))
  }

  /// The engine of the screen gives the same for the same pixels.
  @Test func opaquePicturesAverageAsTheScreenDoes() throws {
    var random = SeededGenerator(seed: 8)
    let layout = try PixelLayout(
      redMask: 0xFF_0000, greenMask: 0xFF00, blueMask: 0xFF, depth: 24, bitsPerPixel: 24,
      byteOrder: .mostSignificantFirst, scanlinePad: 8)
    for _ in 0..<50 {
      let size = Size(
        width: .random(in: 1...9, using: &random), height: .random(in: 1...9, using: &random))
      let bytes = (0..<size.width * size.height * 3).map { _ in
        UInt8.random(in: 0...3, using: &random) * 80
      }
      let picture = Picture(bytes, size: size, hasAlpha: false)
      let buffer = PixelBuffer(bytes, rect: picture.rect, layout: layout)
      let area = rect(-2, -1, 8, 7)
      let means = AreaAverage.means(of: area, in: buffer)
      #expect(picture.means(of: area).map(\.color) == means.map(\.color))
    }
  }

  @Test func theMeanOfAConstantFieldIsTheConstant() {
    for alpha in [UInt8(1), 128, 255] {
      let pixel: [UInt8] = [17, 129, 254, alpha]
      let picture = Picture(
        (0..<35).flatMap { _ in pixel }, size: Size(width: 7, height: 5))
      for mean in SampleMean.allCases {
        #expect(picture.color(of: picture.rect, by: mean) == picture.color(at: .zero))
      }
    }
  }
}
