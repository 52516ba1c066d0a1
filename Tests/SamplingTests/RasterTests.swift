import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

@Suite struct RasterTests {
  /// The reference works with bits and floating point and shares no code with the product.
  @Test func fastDecoderEqualsTheReferenceForAnyLayout() throws {
    var random = SeededGenerator(seed: 2)
    var kinds: Set<PixelLayout> = []
    for _ in 0..<400 {
      let buffer = try PixelBuffer.random(using: &random)
      let raster = Raster(buffer)
      #expect(raster.rect == buffer.rect)
      for y in buffer.rect.minY..<buffer.rect.maxY {
        for x in buffer.rect.minX..<buffer.rect.maxX {
          let point = Point(x: x, y: y)
          let expected = reference(buffer, point)
          #expect(raster[point] == expected, "\(buffer.layout) at \(point)")
          #expect(buffer.rgb8(at: point) == expected)
          #expect(buffer.color(at: point)?.rgb8 == expected)
        }
      }
      kinds.insert(buffer.layout)
    }
    // All special loops and all eight general ones were met.
    #expect(
      Set(kinds.map { [$0.bitsPerPixel, $0.byteOrder == .leastSignificantFirst ? 0 : 1] }).count
        == 8)
    for red in [0xFF_0000, 0x3FF0_0000, 0xF800] as [UInt32] {
      #expect(kinds.contains { $0.red.mask == red && $0.blue.mask & 1 == 1 })
    }
  }

  @Test func aPartEqualsThePartOfTheWhole() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let buffer = try PixelBuffer.random(using: &random)
      let area = buffer.rect.inset(by: Insets(top: 1, left: 2, bottom: -3, right: 1))
      let (whole, part) = (Raster(buffer), Raster(buffer, in: area))
      #expect(part.rect == area.intersection(buffer.rect))
      #expect(part.cells(in: part.rect) == whole.cells(in: part.rect))
    }
  }

  @Test func thereIsNothingOutside() throws {
    let raster = Raster(try buffer(Rect(x: 10, y: 20, width: 2, height: 1), unique))
    #expect(raster[Point(x: 12, y: 20)] == nil)
    #expect(
      raster.cells(in: Rect(x: 9, y: 19, width: 3, height: 2))
        == [nil, nil, nil, nil, RGB8(0xA014), RGB8(0xB014)])
  }

  @Test func anEmptyAreaHasNoPixels() throws {
    let buffer = try buffer(Rect(x: 0, y: 0, width: 4, height: 4), unique)
    #expect(Raster(buffer, in: Rect(x: 4, y: 0, width: 4, height: 4)).pixels.isEmpty)
    #expect(Raster(PixelBuffer([], rect: .zero, layout: buffer.layout)).pixels.isEmpty)
  }

  /// Indexed pixels and ramps, in every size and order: the tables are looked up apart.
  @Test func fastDecoderEqualsTheReferenceForAnyColormap() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let plain = try PixelBuffer.random(using: &random)
      func table(_ count: Int) -> [UInt16] {
        (0..<count).map { _ in UInt16.random(in: 0...65535, using: &random) }
      }
      let isDirect = Bool.random(using: &random)
      let old = plain.layout
      let depth = isDirect ? old.depth : Int.random(in: 1...min(12, old.depth), using: &random)
      let count = isDirect ? 1 << max(old.red.bits, old.green.bits, old.blue.bits) : 1 << depth
      let map = Colormap(red: table(count), green: table(count), blue: table(count))
      let layout = try PixelLayout(
        isDirect ? .directColor : .pseudoColor, redMask: old.red.mask, greenMask: old.green.mask,
        blueMask: old.blue.mask, depth: depth, bitsPerPixel: old.bitsPerPixel,
        byteOrder: old.byteOrder, scanlinePad: old.scanlinePad, colormap: map)
      let buffer = PixelBuffer(
        plain.bytes, rect: plain.rect, layout: layout, bytesPerRow: plain.bytesPerRow)
      let raster = Raster(buffer)
      for y in buffer.rect.minY..<buffer.rect.maxY {
        for x in buffer.rect.minX..<buffer.rect.maxX {
          let point = Point(x: x, y: y)
          let pixel = Int(plain.pixel(at: point) ?? 0)
          func index(_ channel: PixelLayout.Channel) -> Int {
            isDirect ? pixel >> channel.shift % (1 << channel.bits) : pixel % count
          }
          func byte(_ level: UInt16) -> UInt8 { UInt8((Double(level) / 257).rounded()) }
          let expected = RGB8(
            byte(map.red[index(old.red)]), byte(map.green[index(old.green)]),
            byte(map.blue[index(old.blue)]))
          #expect(raster[point] == expected, "\(layout.depth) at \(point)")
          #expect(buffer.rgb8(at: point) == expected && buffer.color(at: point)?.rgb8 == expected)
        }
      }
    }
  }

  private func reference(_ buffer: PixelBuffer, _ point: Point) -> RGB8 {
    let layout = buffer.layout
    let start =
      (point.y - buffer.rect.minY) * buffer.bytesPerRow
      + (point.x - buffer.rect.minX) * layout.bitsPerPixel / 8
    func channel(_ mask: UInt32) -> UInt8 {
      var (value, maximum) = (0.0, 0.0)
      for bit in (0..<layout.bitsPerPixel).reversed() where mask & (1 << UInt32(bit)) != 0 {
        let place =
          layout.byteOrder == .leastSignificantFirst
          ? bit / 8 : layout.bitsPerPixel / 8 - 1 - bit / 8
        value = value * 2 + ((buffer.bytes[start + place] >> (bit % 8)) & 1 == 1 ? 1 : 0)
        maximum = maximum * 2 + 1
      }
      return UInt8((value / maximum * 255).rounded())
    }
    return RGB8(channel(layout.red.mask), channel(layout.green.mask), channel(layout.blue.mask))
  }
}
