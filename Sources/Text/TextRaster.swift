public import Geometry

/// The ink of a line of text in device pixels.
public struct TextRaster: Equatable, Sendable {
  /// Rows of `rect.width` values, top row first, without padding.
  public enum Pixels: Equatable, Sendable {
    /// How much of each pixel the text covers, to be filled with any colour: 0 to 255.
    case coverage([UInt8])
    /// Premultiplied `0xaarrggbb`: the text has colour glyphs, and the rest is in the run's paint.
    case color([UInt32])
  }

  /// Where the ink lies from the top left corner of the line box; empty for spaces.
  public let rect: Rect
  public let pixels: Pixels
}
