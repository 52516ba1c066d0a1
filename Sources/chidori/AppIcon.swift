internal import Drawing
internal import Geometry
internal import X11

/// The houndstooth mark for task bars, drawn at the sizes they ask for.
enum AppIcon {
  static var all: [Icon] { [16, 32, 48].map(icon) }

  /// Two by two tiles of the pattern in the colours of the mark, with round corners.
  private static func icon(side: Int) -> Icon {
    let frame = Rect(x: 0, y: 0, width: side, height: side)
    let coverage = Path.rounded(frame, radius: side / 5).coverage()
    var pixels: [UInt32] = []
    for y in 0..<side {
      for x in 0..<side {
        let isDark = Houndstooth.pixel(x: x, y: y, tile: side / 2) == Houndstooth.dark
        let alpha = UInt32(coverage.bytes[y * side + x])
        pixels.append(alpha << 24 | (isDark ? 0x3366cc : 0xf4f6fb))
      }
    }
    return Icon(size: frame.size, pixels: pixels)
  }
}
