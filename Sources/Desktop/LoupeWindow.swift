import Drawing
import Geometry
import X11

/// The window of the loupe: above all, unseen by the window manager, and sometimes hidden.
final class LoupeWindow {
  private let surface: Surface
  private var isShown = false

  init(at place: Rect, isTranslucent: Bool, sharing caches: CanvasCaches) throws(XError) {
    surface = try Surface(
      place, overrideRedirect: true, isTranslucent: isTranslucent, events: .exposure,
      sharing: caches)
    surface.window.disableShadow()
    surface.window.setKind(.tooltip)
    surface.window.mapRaised()
    isShown = true
  }

  var window: Window { surface.window }
  var id: WindowID { surface.window.id }
  /// Where it is; nil while it is hidden.
  var shownFrame: Rect? { isShown ? surface.frame : nil }

  func show(_ list: DrawList) { surface.show(list) }
  func restore(_ rect: Rect) { surface.restore(rect) }
  func raise() { surface.window.raise() }

  /// Moves it, off the screen where there is no place; tells what it left.
  func move(to place: Rect?) -> Rect? {
    let before = shownFrame
    guard place != before else { return nil }
    surface.move(to: place ?? Rect(origin: .offScreen, size: surface.frame.size))
    isShown = place != nil
    return before
  }
}

extension Point {
  /// Where a window of ours goes that is not to be seen: a compositor may fade out one that is
  /// unmapped, and its ghost would be read.
  static let offScreen = Point(x: -20000, y: -20000)
}
