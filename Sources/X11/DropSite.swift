internal import CX11
internal import Geometry

/// A window that takes drops, and which window speaks for it.
struct DropSite: Hashable {
  let window: WindowID
  /// The window itself, or its proxy.
  let receiver: WindowID
  /// The version of the protocol that both sides know.
  let version: Int
}

extension Display {
  /// The outermost window under a point of the root window that takes drops.
  ///
  /// Where no window is, the root window may have one that does. Some round trips.
  func dropSite(at point: Point) -> DropSite? {
    let root = screen.root
    guard var window = child(of: root, at: point) else { return dropSite(of: root) }
    while true {
      if let site = dropSite(of: window) { return site }
      guard let inner = child(of: window, at: point) else { return nil }
      window = inner
    }
  }

  /// C: `XdndAware`, `XdndProxy`.
  private func dropSite(of window: WindowID) -> DropSite? {
    var receiver = window
    // A proxy names itself, or it is what is left of one that has gone.
    if let proxy = self.window(self[.dragProxy], of: window),
      self.window(self[.dragProxy], of: proxy) == proxy
    {
      receiver = proxy
    }
    guard let version = property(self[.dragAware], of: receiver)?.words.first,
      version >= DragMessage.versions.lowerBound
    else { return nil }
    let common = min(Int(version), DragMessage.versions.upperBound)
    return DropSite(window: window, receiver: receiver, version: common)
  }

  private func window(_ name: Atom, of window: WindowID) -> WindowID? {
    property(name, of: window)?.words.first.map { WindowID(rawValue: UInt($0)) }
  }

  /// The child of a window that shows at a point of the root window.
  ///
  /// C: `XTranslateCoordinates`.
  private func child(of window: WindowID, at point: Point) -> WindowID? {
    var (x, y) = (Int32(), Int32())
    var child: CX11.Window = 0
    let status = try? trapping { () throws(XError) -> Int32 in
      XTranslateCoordinates(
        raw, screen.root.rawValue, window.rawValue, Int32(point.x), Int32(point.y), &x, &y, &child)
    }
    return status == 1 && child != 0 ? WindowID(rawValue: child) : nil
  }
}
