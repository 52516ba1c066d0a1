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
  /// The colour in sRGB at 16 bits a channel, opaque: finer than any byte.
  init(_ color: Color) {
    let channels = color.converted(to: .srgb).components
    func wide(_ channel: Double) -> UInt16 {
      UInt16((min(max(channel, 0), 1) * 65535).rounded())
    }
    self.init(wide(channels.x), wide(channels.y), wide(channels.z))
  }

  init(_ color: RGB8, alpha: UInt8 = 255) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

extension RGB8 {
  /// As an opaque pixel of a back buffer.
  var argb: UInt32 { 0xFF00_0000 | hex }
}
