import Geometry
import Sampling
import X11

/// A still picture of the screen, shown over all of it and read instead of it.
///
/// It is put back byte by byte in the root's own visual: what is seen is what is read.
final class FrozenScreen: ScreenSource {
  private let picture: PixelBuffer
  private let window: Window

  /// Shows the picture below the loupe.
  init(_ picture: PixelBuffer, on display: Display, below windows: PickWindows) {
    self.picture = picture
    var form = Window.Form(frame: picture.rect)
    form.overrideRedirect = true
    window = Window(form, on: display)
    let pixmap = Pixmap(
      display, size: picture.rect.size, depth: display.screen.visual.depth)
    pixmap.restore(picture.bytes, bytesPerRow: picture.bytesPerRow, size: picture.rect.size)
    window.setBackground(pixmap)
    window.disableShadow()
    windows.lay(window)
  }

  deinit { window.move(to: .offScreen) }

  var bounds: Rect { picture.rect }

  func capture(_ rect: Rect) throws(CaptureError) -> PixelBuffer {
    guard bounds.contains(rect), !rect.isEmpty else { throw .outside(rect) }
    return picture
  }
}
