public import Geometry

/// One step of a picture.
///
/// Eight kinds, no more: a canvas that plays them is small and replaceable. All places are device
/// pixels of the window. Every command is drawn over what is there.
public enum DrawCommand: Hashable, Sendable {
  /// The inside of a path, antialiased.
  case fill(Path, Paint)
  /// The band `width` device pixels wide along the inside of a path's edge, antialiased.
  case stroke(Path, width: Int, Paint)
  /// A linear gradient over a rectangle with round corners.
  case gradient(Gradient, Rect, radius: Int)
  /// A field of colour over two axes, such as saturation by brightness.
  case field(ColorField, Rect, radius: Int)
  /// A block of cells over a rectangle with round corners, cut where it is larger.
  case raster(CellGrid, Rect, radius: Int)
  /// A line of text; its line box, as measured, starts at the rectangle's top left corner.
  case text(TextRun, Rect)
  /// What follows draws only inside the rectangle and those pushed before it.
  case pushClip(Rect)
  /// Ends the clip pushed last.
  case popClip
}

extension DrawCommand {
  /// The pixels the command may touch, without regard to clips; nil for the clip commands.
  public var bounds: Rect? {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _): path.bounds
    case .gradient(_, let rect, _), .field(_, let rect, _), .raster(_, let rect, _): rect
    // Ink may lean out of the line box: italics, accents, emoji.
    case .text(_, let rect): rect.inset(by: -max(2, rect.height / 4))
    case .pushClip, .popClip: nil
    }
  }
}
