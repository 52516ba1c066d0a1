internal import CX11
public import Geometry

/// What a window manager does with a window, and whether there is one.
extension Window {
  /// The states it is in, as its manager says.
  ///
  /// C: `_NET_WM_STATE`.
  public var states: [Atom] {
    display.property(display[.netWMState], of: id)?.words.map { Atom(rawValue: UInt($0)) } ?? []
  }

  /// Asks the manager for a state; it answers by changing `_NET_WM_STATE`, or not at all.
  ///
  /// Of a mapped or iconified window only: before that the property is ours.
  public func request(_ state: AtomName, _ isOn: Bool) {
    let fromApplication: UInt32 = 1
    display.send(
      ClientMessageEvent(
        window: id, type: display[.netWMState],
        words: [isOn ? 1 : 0, UInt32(display[state].rawValue), 0, fromApplication]),
      to: display.screen.root, events: [.substructure, .substructureRedirect])
  }

  /// Asks the manager to bring it to the front with the keyboard, from wherever it is put away.
  ///
  /// C: `_NET_ACTIVE_WINDOW`.
  public func activate(at time: Timestamp) {
    let fromApplication: UInt32 = 1
    display.send(
      ClientMessageEvent(
        window: id, type: display[.netActiveWindow],
        words: [fromApplication, UInt32(truncatingIfNeeded: time.rawValue), 0]),
      to: display.screen.root, events: [.substructure, .substructureRedirect])
  }

  /// Asks the manager to have it on the desktop that is shown, if it is on another.
  ///
  /// C: `_NET_WM_DESKTOP`.
  public func moveToCurrentDesktop() {
    let root = display.screen.root
    let everywhere = UInt32.max
    guard let shown = display.property(display[.netCurrentDesktop], of: root)?.words.first,
      let own = display.property(display[.netWMDesktop], of: id)?.words.first,
      own != shown, own != everywhere
    else { return }
    let fromApplication: UInt32 = 1
    display.send(
      ClientMessageEvent(
        window: id, type: display[.netWMDesktop], words: [shown, fromApplication]),
      to: root, events: [.substructure, .substructureRedirect])
  }
}

extension Display {
  /// What the manager has put around a window.
  ///
  /// C: `_NET_FRAME_EXTENTS`.
  public func frameExtents(of window: WindowID) -> Insets {
    let words = property(self[.netFrameExtents], of: window)?.words.map(Int.init) ?? []
    guard words.count == 4 else { return Insets() }
    return Insets(top: words[2], left: words[0], bottom: words[3], right: words[1])
  }

  /// What panels leave of the screen on the desktop that is shown; nil where no manager says.
  ///
  /// C: `_NET_WORKAREA`.
  public var workArea: Rect? {
    let root = screen.root
    let areas = property(self[.netWorkArea], of: root)?.words.map(Int.init) ?? []
    let shown = property(self[.netCurrentDesktop], of: root)?.words.first.map(Int.init) ?? 0
    guard areas.count >= 4 else { return nil }
    let area = areas.dropFirst(areas.count >= shown * 4 + 4 ? shown * 4 : 0).map(\.self)
    return Rect(x: area[0], y: area[1], width: area[2], height: area[3])
  }

  /// Whether a window manager of any kind runs: it alone redirects what happens to windows.
  ///
  /// C: `XGetWindowAttributes`.
  public var isManaged: Bool {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(raw, screen.root.rawValue, &attributes) != 0 else { return false }
    return EventMask(rawValue: attributes.all_event_masks).contains(.substructureRedirect)
  }

  /// Whether the window manager that runs now offers a state or another of the desktop's hints.
  ///
  /// What one that has gone left on the root does not count.
  ///
  /// C: `_NET_SUPPORTED`.
  public func managerSupports(_ hint: AtomName) -> Bool {
    let (check, root) = (self[.netSupportingWMCheck], screen.root)
    guard let word = property(check, of: root)?.words.first,
      property(check, of: WindowID(rawValue: UInt(word)))?.words == [word]
    else { return false }
    return property(self[.netSupported], of: root)?.words.contains(UInt32(self[hint].rawValue))
      ?? false
  }
}
