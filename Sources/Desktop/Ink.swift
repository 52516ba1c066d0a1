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
  init(_ color: RGB8, alpha: UInt8 = 255) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

extension RGB8 {
  /// As an opaque pixel of a back buffer.
  var argb: UInt32 { 0xFF00_0000 | hex }
}
