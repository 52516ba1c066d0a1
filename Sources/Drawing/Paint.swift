public import ColorModel
public import Geometry

/// What fills a path or colours a text.
public enum Paint: Hashable, Sendable {
  /// One colour; alpha 0 (clear) to 255.
  case solid(RGB8, alpha: UInt8)
  /// The houndstooth pattern that shows through translucent colours (see `Houndstooth`); its tiles
  /// are `tile` device pixels wide and start at the window's corner.
  case houndstooth(tile: Int)
  /// Diagonal stripes of one colour with nothing between them, at every `tile` device pixels from
  /// the window's corner.
  case hatch(RGB8, tile: Int)
  /// Thin translucent lines between square cells of `side` device pixels, one corner at a point.
  case lattice(side: Int, from: Point)

  public static func solid(_ color: RGB8) -> Paint { .solid(color, alpha: 255) }

  /// The colour clipped to sRGB, with its alpha.
  public static func color(_ color: Color) -> Paint { .solid(color.rgb8, alpha: color.alpha8) }
}
