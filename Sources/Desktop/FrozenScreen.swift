import Geometry
import Sampling
import X11

/// A still picture of the screen, read instead of it.
struct FrozenScreen: ScreenSource {
  let picture: PixelBuffer

  var bounds: Rect { picture.rect }

  func capture(_ rect: Rect) throws(CaptureError) -> PixelBuffer {
    guard bounds.contains(rect), !rect.isEmpty else { throw .outside(rect) }
    return picture
  }
}

/// The window that shows a still picture over all of the screen.
///
/// The picture is put back byte by byte in the root's own visual: what is seen is what is read.
final class StillWindow {
  let window: Window
  private(set) var isShown = false

  /// Not shown yet.
  init(on display: Display) {
    var form = Window.Form(frame: Rect(origin: .offScreen, size: display.screen.size))
    form.overrideRedirect = true
    window = Window(form, on: display)
    window.disableShadow()
    // Whose window it is that was picked from, is asked behind it.
    window.letPointerThrough()
    window.map()
  }

  var id: WindowID { window.id }

  func show(_ picture: PixelBuffer) {
    let display = window.display
    let pixmap = Pixmap(
      display, size: picture.rect.size, depth: display.screen.visual.depth)
    pixmap.restore(picture.bytes, bytesPerRow: picture.bytesPerRow, size: picture.rect.size)
    window.setBackground(pixmap)
    window.moveResize(to: picture.rect)
    window.clear()
    isShown = true
  }

  func hide() {
    window.move(to: .offScreen)
    isShown = false
  }
}
