import ColorModel
import Geometry
import Sampling
import Testing

@Suite struct PixelBufferTests {
  @Test func c08_theLastPixelIsExactAndTheNextIsNone() throws {
    let rect = Rect(x: 0, y: 0, width: 7, height: 5)
    let buffer = try buffer(rect) { _ in 0x336699 }
    #expect(buffer.rgb8(at: Point(x: 6, y: 4)) == RGB8(0x336699))
    for outside in [Point(x: 7, y: 4), Point(x: 6, y: 5), Point(x: -1, y: 0), Point(x: 0, y: -1)] {
      #expect(buffer.pixel(at: outside) == nil)
      #expect(buffer.rgb8(at: outside) == nil)
      #expect(buffer.color(at: outside) == nil)
    }
  }

  /// Where a window's pixels mean something else, its own piece counts, for every reader.
  @Test func aPatchCoversTheGround() throws {
    let rect = Rect(x: 10, y: 10, width: 4, height: 4)
    let ground = try buffer(rect) { _ in 0x000000 }
    let patch = PixelBuffer(
      [0x1F, 0x00, 0x1F, 0x00], rect: Rect(x: 12, y: 11, width: 2, height: 1),
      layout: try Layouts.depth16())
    let buffer = PixelBuffer(
      ground.bytes, rect: rect, layout: ground.layout, patches: [patch])
    let blue = RGB8(0x0000FF)
    let raster = Raster(buffer)
    for y in 10..<14 {
      for x in 10..<14 {
        let point = Point(x: x, y: y)
        let expected = patch.rect.contains(point) ? blue : RGB8(0)
        #expect(buffer.rgb8(at: point) == expected && raster[point] == expected, "\(point)")
        #expect(buffer.color(at: point) == Color(expected))
        #expect(buffer.bitsPerChannel(at: point) == (expected == blue ? 5 : 8))
      }
    }
    #expect(AreaAverage().color(of: rect, in: buffer)?.components == SIMD4(0, 0, 2.0 / 16, 0))
    let part = Rect(x: 13, y: 0, width: 9, height: 12)
    #expect(Raster(buffer, in: part).pixels == [RGB8(0), blue])
    #expect(AreaAverage().color(of: part, in: buffer)?.components == SIMD4(0, 0, 0.5, 0))
  }

  @Test func c03_pointsAreThoseOfTheRoot() throws {
    let rect = Rect(x: 800, y: 10, width: 20, height: 3)
    let buffer = try buffer(rect, unique)
    #expect(buffer.pixel(at: Point(x: 810, y: 11)) == unique(Point(x: 810, y: 11)))
    #expect(buffer.pixel(at: Point(x: 10, y: 11)) == nil)
  }

  @Test func paddingAfterTheLastPixelMayBeMissing() throws {
    let layout = try Layouts.make(0xF800, 0x07E0, 0x001F, depth: 16, bits: 16)
    let rect = Rect(x: 0, y: 0, width: 1, height: 2)
    let buffer = PixelBuffer([0xFF, 0xFF, 0, 0, 0x1F, 0x00], rect: rect, layout: layout)
    #expect(buffer.rgb8(at: Point(x: 0, y: 1)) == RGB8(0x0000FF))
    #expect(Raster(buffer).pixels == [RGB8(0xFFFFFF), RGB8(0x0000FF)])
  }

  @Test func aPartIsReplaced() throws {
    let rect = Rect(x: 10, y: 20, width: 5, height: 4)
    let part = Rect(x: 11, y: 21, width: 2, height: 3)
    let other = try buffer(part) { _ in 0xABCDEF }
    let mixed = try buffer(rect, unique).replacing(
      part, with: other.bytes, bytesPerRow: other.bytesPerRow)
    for y in 20..<24 {
      for x in 10..<15 {
        let point = Point(x: x, y: y)
        let expected = part.contains(point) ? 0xABCDEF : unique(point)
        #expect(mixed.rgb8(at: point) == RGB8(expected))
      }
    }
  }
}
