import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

@Suite struct AreaAverageTests {
  private let nine = Rect(x: 0, y: 0, width: 3, height: 3)

  /// 4 red and 5 blue: 255 * 4 / 9 = 113.3 and 255 * 5 / 9 = 141.7 (cases.md, C162).
  @Test func c162_meanOfEncodedValues() throws {
    let buffer = try buffer(nine) { $0.y * 3 + $0.x < 4 ? 0xFF0000 : 0x0000FF }
    let square = AreaAverage.square(3, around: Point(x: 1, y: 1))
    let mean = AreaAverage(.srgb).color(of: square, in: buffer)
    #expect(mean?.rgb8 == RGB8(0x71008E))
    #expect(mean?.components == SIMD4(4.0 / 9, 0, 5.0 / 9, 0))
  }

  @Test func c07_whatIsOutsideIsLeftOut() throws {
    let buffer = try buffer(nine) { $0 == .zero ? 0xFFFFFF : 0x000000 }
    let square = AreaAverage.square(3, around: .zero)
    #expect(AreaAverage().color(of: square, in: buffer)?.components == SIMD4(0.25, 0.25, 0.25, 0))
  }

  @Test func nothingHasNoMean() throws {
    let buffer = try buffer(nine, unique)
    #expect(AreaAverage().color(of: nine.offset(by: Point(x: 3, y: 0)), in: buffer) == nil)
    #expect(AreaAverage().color(of: .zero, in: buffer) == nil)
  }

  @Test func theMeanOfOnePixelIsThePixel() throws {
    var random = SeededGenerator(seed: 5)
    let layout = try Layouts.depth30()
    let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
    let rect = Rect(x: 3, y: 4, width: 10, height: 10)
    let buffer = PixelBuffer(bytes, rect: rect, layout: layout)
    for y in 4..<14 {
      for x in 3..<13 {
        let point = Point(x: x, y: y)
        let one = AreaAverage.square(1, around: point)
        #expect(AreaAverage().color(of: one, in: buffer) == buffer.color(at: point))
      }
    }
  }

  @Test(arguments: [1, 3, 5, 11, 25, 51])
  func squaresAreCentred(size: Int) {
    let square = AreaAverage.square(size, around: Point(x: 100, y: 50))
    #expect(square.size == Size(width: size, height: size))
    #expect(square.center == Point(x: 100, y: 50))
  }
}
