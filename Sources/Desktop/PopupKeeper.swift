import Geometry
import Views
import X11

/// The popup of a window, of which there is one at most, and the wait for a tooltip.
final class PopupKeeper {
  private let desk: Desk
  private let owner: Surface
  private var popup: PopupHost?
  private var anchor: Rect?
  private var tooltip: TimerQueue.ID?

  init(_ desk: Desk, of owner: Surface) {
    self.desk = desk
    self.owner = owner
  }

  var isOpen: Bool { popup != nil }

  /// Whether this is the popup's window.
  func owns(_ id: WindowID) -> Bool { id == popup?.id }

  /// Where a point of the root window is in the popup; nil outside.
  func position(_ root: Point) -> Point? {
    popup.flatMap { $0.frame.contains(root) ? root - $0.frame.origin : nil }
  }

  /// Shows again what was lost of the popup, if the window is it.
  func restore(_ id: WindowID, _ rect: Rect) {
    if owns(id) { popup?.restore(rect) }
  }

  /// How high a popup may be that belongs to a control: as the monitor it comes to.
  func room(at control: Rect) -> Int {
    desk.monitor(at: owner.onScreen(control).center).height
  }

  /// Shows the popup that the views have now, in place of another, or none.
  func show<Message>(_ content: Scene<Message>.Popup?, _ context: ViewContext) {
    guard let content else { return close() }
    if content.kind == .loupe, let popup, popup.kind == .loupe, popup.frame.size == content.size {
      if anchor != content.anchor { popup.move(to: owner.onScreen(content.anchor), desk) }
      anchor = content.anchor
    } else if anchor != content.anchor || popup?.frame.size != content.size {
      popup = nil
      let anchor = owner.onScreen(content.anchor)
      popup = try? PopupHost(
        content.size, kind: content.kind.host, anchor: anchor,
        monitor: desk.monitor(at: anchor.center), isComposited: desk.isComposited,
        owner: owner.window.id, sharing: desk.caches)
      self.anchor = content.anchor
    }
    if let popup { popup.show(content.draw(context, isRound: popup.isRound)) }
  }

  func close() {
    popup = nil
    anchor = nil
  }

  /// The pointer has come to a control: it has to rest there for a tooltip.
  func awaitTooltip(_ due: @escaping () -> Void) {
    forgetTooltip()
    tooltip = desk.loop.after(.milliseconds(600), due)
  }

  /// No tooltip is waited for any longer.
  func forgetTooltip() {
    if let tooltip { desk.loop.cancel(tooltip) }
    tooltip = nil
  }
}

extension Scene.Popup.Kind {
  fileprivate var host: PopupHost.Kind {
    switch self {
    case .menu: .menu
    case .tooltip: .tooltip
    case .loupe: .loupe
    }
  }
}
