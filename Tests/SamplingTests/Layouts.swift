import Geometry
import Sampling

/// Layouts of real screens, by their depths.
enum Layouts {
  static func make(
    _ red: UInt32, _ green: UInt32, _ blue: UInt32, depth: Int, bits: Int,
    order: PixelLayout.ByteOrder = .leastSignificantFirst
  ) throws(UnsupportedLayout) -> PixelLayout {
    try PixelLayout(
      redMask: red, greenMask: green, blueMask: blue, depth: depth, bitsPerPixel: bits,
      byteOrder: order)
  }

  static func depth15() throws -> PixelLayout {
    try make(0x7C00, 0x03E0, 0x001F, depth: 15, bits: 16)
  }

  static func depth16() throws -> PixelLayout {
    try make(0xF800, 0x07E0, 0x001F, depth: 16, bits: 16)
  }

  static func depth24() throws -> PixelLayout {
    try make(0xFF_0000, 0x00_FF00, 0x00_00FF, depth: 24, bits: 32)
  }

  static func depth30() throws -> PixelLayout {
    try make(0x3FF0_0000, 0x000F_FC00, 0x0000_03FF, depth: 30, bits: 32)
  }
}

/// A depth-24 buffer whose pixels are computed from their places.
func buffer(
  _ rect: Rect, _ pixel: (Point) -> UInt32
) throws -> PixelBuffer {
  let bytes = (rect.minY..<rect.maxY).flatMap { y in
    (rect.minX..<rect.maxX).flatMap { x in
      let value = pixel(Point(x: x, y: y))
      return (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
  }
  return PixelBuffer(bytes, rect: rect, layout: try Layouts.depth24())
}

/// A colour of its own for every place of a small screen.
func unique(_ point: Point) -> UInt32 { UInt32(point.x) << 12 | UInt32(point.y) }
