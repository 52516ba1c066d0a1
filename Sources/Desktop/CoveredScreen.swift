import Geometry
import Sampling
import X11

/// What our windows cover of the screen, as it was right before they did.
///
/// A picture of the screen that stays with the server, in which only those places are filled: to
/// copy all of it would cost a pick on a large screen more than all the rest of its start.
final class CoveredScreen {
  private let display: Display
  private var pixmap: Pixmap

  init(_ display: Display, _ size: Size) {
    self.display = display
    pixmap = Self.makePixmap(display, size)
  }

  /// Takes over the parts as they show now.
  func keep(_ parts: [Rect]) {
    let context = GraphicsContext(
      display, for: pixmap.id.drawable, includingInferiors: true)
    for part in parts { context.copy(display.screen.root.drawable, part, to: part.origin) }
  }

  func resize(to size: Size) {
    let larger = Self.makePixmap(display, size)
    GraphicsContext(display, for: larger.id.drawable)
      .copy(pixmap.id.drawable, Rect(origin: .zero, size: pixmap.size), to: .zero)
    pixmap = larger
  }

  /// The picture with a covered rectangle as it was.
  func patch(_ picture: PixelBuffer, in rect: Rect) -> PixelBuffer {
    let rect = rect.intersection(picture.rect).intersection(Rect(origin: .zero, size: pixmap.size))
    guard !rect.isEmpty, let image = try? display.capture(rect, of: pixmap.id.drawable) else {
      return picture
    }
    return picture.replacing(rect, with: image.bytes, bytesPerRow: image.bytesPerRow)
  }

  private static func makePixmap(_ display: Display, _ size: Size) -> Pixmap {
    Pixmap(display, size: size, depth: display.screen.visual.depth)
  }
}
