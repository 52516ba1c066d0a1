internal import CX11
internal import Geometry

/// A shape of the pointer, freed with its owner.
public final class CursorImage {
  /// The shapes of the cursor font; themes replace them by their own.
  ///
  /// C: `cursorfont.h`.
  public enum Shape: UInt32, Sendable {
    case crosshair = 34
    case hand = 60
    case arrow = 68
    case sizing = 120
    case watch = 150
    case text = 152
  }

  public let id: CursorID
  private let display: Display

  /// C: `XCreateFontCursor`.
  public init(_ shape: Shape, on display: Display) {
    self.display = display
    id = CursorID(rawValue: XCreateFontCursor(display.raw, shape.rawValue))
  }

  /// No pixel at all: a software cursor cannot spoil a sample.
  ///
  /// C: `XCreatePixmapCursor`.
  public init(transparentOn display: Display) {
    self.display = display
    let mask = Pixmap(display, size: .init(width: 1, height: 1), depth: 1)
    GraphicsContext(display, for: mask.id.drawable)
      .fill(.init(x: 0, y: 0, width: 1, height: 1), pixel: 0)
    var front = XColor()
    var back = XColor()
    id = CursorID(
      rawValue: XCreatePixmapCursor(
        display.raw, mask.id.rawValue, mask.id.rawValue, &front, &back, 0, 0))
  }

  deinit { XFreeCursor(display.raw, id.rawValue) }
}
