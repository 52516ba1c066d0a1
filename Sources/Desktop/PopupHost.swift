import Drawing
import Geometry
import Views
import X11

/// The window of a menu or tooltip: placed by its control, on one monitor, above all.
///
/// While a menu is open the pointer and keyboard are grabbed by the window it belongs to, so that a
/// click anywhere closes it.
final class PopupHost {
  private let surface: Surface
  private let grab: PopupGrab?
  let isRound: Bool
  let kind: Kind

  /// `anchor` is the control's rectangle on the root window.
  init(
    _ size: Size, kind: Kind, anchor: Rect, monitor: Rect, isComposited: Bool, owner: WindowID,
    sharing caches: CanvasCaches
  ) throws(XError) {
    isRound = isComposited
    self.kind = kind
    surface = try Surface(
      Self.place(size, at: anchor, on: monitor), overrideRedirect: true,
      isTranslucent: isComposited, events: [.pointer, .exposure], sharing: caches)
    surface.window.setKind(kind == .menu ? .popupMenu : .tooltip)
    surface.window.disableShadow()
    surface.window.setTransient(for: owner)
    surface.window.mapRaised()
    grab = kind == .menu ? PopupGrab(caches.display, owner: owner) : nil
  }

  enum Kind {
    case menu, tooltip, loupe
  }

  var id: WindowID { surface.window.id }
  var frame: Rect { surface.frame }

  func show(_ list: DrawList) { surface.show(list) }

  /// Follows its anchor.
  func move(to anchor: Rect, _ desk: Desk) {
    surface.move(
      to: Self.place(surface.frame.size, at: anchor, on: desk.monitor(at: anchor.center)))
  }

  func restore(_ rect: Rect) { surface.restore(rect) }

  /// Below the control, left edges in line; above where there is no room; never off the monitor.
  static func place(_ size: Size, at anchor: Rect, on monitor: Rect) -> Rect {
    let gap = 4
    var frame = Rect(origin: Point(x: anchor.minX, y: anchor.maxY + gap), size: size)
    if frame.maxY > monitor.maxY, anchor.minY - gap - size.height >= monitor.minY {
      frame.origin.y = anchor.minY - gap - size.height
    }
    return frame.moved(inside: monitor)
  }
}

/// The grab of an open menu; without it the menu works, but a click elsewhere does not close it.
private final class PopupGrab {
  private let grab: PointerGrab?

  init(_ display: Display, owner: WindowID) {
    grab = try? PointerGrab(display, window: owner, events: .pointer, cursor: nil)
  }
}
