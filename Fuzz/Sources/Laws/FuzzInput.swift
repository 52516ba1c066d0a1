import Geometry
import Sampling

/// Bytes of a fuzzer as numbers, zeros where they end.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  private mutating func choose<Value>(_ values: [Value]) -> Value {
    values[Int(byte()) % values.count]
  }

  private mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  /// Any masks, or runs of bits as real ones are.
  private mutating func mask(isRun: Bool) -> UInt32 {
    if isRun {
      let (width, shift) = (UInt32(byte()) % 17, UInt32(byte()) % 32)
      return (1 << width - 1) << shift
    }
    return bytes(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func layout() throws(UnsupportedLayout) -> PixelLayout {
    let visualClass = choose(
      [.trueColor, .directColor, .pseudoColor, .staticGray, .grayScale, .staticColor]
        as [PixelLayout.VisualClass])
    let isRun = byte() % 2 == 0
    let (red, green, blue) = (mask(isRun: isRun), mask(isRun: isRun), mask(isRun: isRun))
    let bits = choose([32, 24, 16, 8, Int(byte())])
    let depth = choose([bits, Int(byte())])
    let order = choose([.leastSignificantFirst, .mostSignificantFirst] as [PixelLayout.ByteOrder])
    let pad = choose([32, 16, 8, Int(byte())])
    var colormap: Colormap?
    if visualClass != .trueColor, byte() % 4 > 0 {
      let cells = bytes(Int(byte()) + 1).map { UInt16($0) * 257 }
      colormap = Colormap(red: cells, green: cells.reversed(), blue: cells.map { $0 ^ 0x5A5A })
    }
    return try PixelLayout(
      visualClass, redMask: red, greenMask: green, blueMask: blue, depth: depth,
      bitsPerPixel: bits, byteOrder: order, scanlinePad: pad, colormap: colormap)
  }

  mutating func buffer(_ layout: PixelLayout) -> PixelBuffer {
    let size = Size(width: Int(byte()) % 20, height: Int(byte()) % 9)
    let stride = layout.bytesPerRow(width: size.width) + Int(byte()) % 4
    return PixelBuffer(
      bytes(stride * size.height), rect: Rect(origin: Point(x: -3, y: 5), size: size),
      layout: layout, bytesPerRow: stride)
  }

  mutating func picture() -> Picture {
    let hasAlpha = byte() % 2 == 0
    let size = Size(width: Int(byte()) % 9, height: Int(byte()) % 9)
    let stride = size.width * (hasAlpha ? 4 : 3) + Int(byte()) % 4
    return Picture(
      bytes(stride * size.height), size: size, hasAlpha: hasAlpha, bytesPerRow: stride)
  }
}
