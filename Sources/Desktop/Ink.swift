import ColorModel
import Drawing
import Geometry
import X11

/// What a shape is filled with: one colour, or a picture laid down from some point.
enum Ink {
  case solid(RenderColor)
  case picture(Picture, anchor: Point)
}

extension RenderColor {
  /// Channels of 0 to 1 at 16 bits: finer than any byte.
  init(_ channels: SIMD4<Double>) {
    let wide = (channels * 65535).rounded(.toNearestOrAwayFromZero)
    self.init(UInt16(wide.x), UInt16(wide.y), UInt16(wide.z), UInt16(wide.w))
  }

  init(_ color: RGB8, alpha: UInt8 = 255) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

extension RGB8 {
  /// As an opaque pixel of a back buffer.
  var argb: UInt32 { 0xFF00_0000 | hex }
}
