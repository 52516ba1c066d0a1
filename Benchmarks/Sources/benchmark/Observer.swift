import CXlib
import Glibc

/// An outside client that watches what appears on the screen.
final class Observer {
  /// What it notices.
  enum Notice: Equatable {
    case mapped(Window)
    case moved(Window, x: Int, y: Int)
    case damaged
    case pointerLeft(byGrab: Bool)
    case pointerCame(byUngrab: Bool)
    case property(Window, Atom)
    /// An answer to a ping, with its number.
    case pong(Int)
    case other
  }

  let display: OpaquePointer
  let root: Window
  private let damage: Damage
  private let damageEvents: Int32
  /// Damage of one window alone, in place of all the screen's.
  private var followed: Damage?
  /// Windows other clients made on the root since the last `forget`: true where no window
  /// manager cares for them.
  private(set) var created: [Window: Bool] = [:]

  /// On the display named, or on the one of the environment.
  init?(_ name: String? = nil) {
    guard let display = XOpenDisplay(name) else { return nil }
    var events: Int32 = 0
    var errors: Int32 = 0
    guard XDamageQueryExtension(display, &events, &errors) != 0 else { return nil }
    // Windows end while they are looked at: such errors say nothing.
    XSetErrorHandler { _, _ in 0 }
    self.display = display
    damageEvents = events
    root = XDefaultRootWindow(display)
    XSelectInput(display, root, SubstructureNotifyMask)
    damage = XDamageCreate(display, root, Int32(XDamageReportNonEmpty))
    XSync(display, 0)
  }

  deinit { XCloseDisplay(display) }

  /// Reads away all that happened so far.
  func forget() {
    XDamageSubtract(display, damage, 0, 0)
    XSync(display, 0)
    while XPending(display) > 0 { _ = next(before: .infinity) }
    created = [:]
  }

  /// The next notice, or nil when the deadline passes first.
  func next(before deadline: Double) -> Notice? {
    while XPending(display) == 0 {
      let left = deadline - Clock.now
      guard left > 0 else { return nil }
      var connection = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&connection, 1, Int32(min(left.rounded(.up), 1000)))
    }
    var event = XEvent()
    XNextEvent(display, &event)
    return notice(of: event)
  }

  /// Waits until something is so, asking again whenever the screen changes; when it was, or nil.
  func moment(before deadline: Double, when holds: () -> Bool) -> Double? {
    while true {
      if holds() { return Clock.now }
      guard next(before: deadline) != nil else { return nil }
      while XPending(display) > 0 { _ = next(before: deadline) }
    }
  }

  /// Notices each drawing on one window from now on, and none elsewhere; nil notices all again.
  func follow(_ window: Window?) {
    if let followed { XDamageDestroy(display, followed) }
    followed = window.map { XDamageCreate(display, $0, Int32(XDamageReportRawRectangles)) }
    forget()
  }

  /// When the answer to what was just done was whole; nil where nothing was drawn.
  ///
  /// The server had worked off the last drawing by then, and none followed for 5 ms.
  ///
  /// - Parameter first: what must have been noticed before a drawing counts; nil counts any.
  func answer(after first: Notice? = nil, within patience: Double = 200) -> Double? {
    var last: Double?
    var hasBegun = first == nil
    var deadline = Clock.now + patience
    while let notice = next(before: deadline) {
      if notice == first { hasBegun = true }
      guard notice == .damaged, hasBegun else { continue }
      XSync(display, 0)
      last = Clock.now
      deadline = Clock.now + 5
      // What came before the sync's reply was drawn by then.
      while XEventsQueued(display, QueuedAlready) > 0 { _ = next(before: .infinity) }
    }
    return last
  }

  /// Waits until nothing was drawn for a while.
  func rest(milliseconds: Double, atMost patience: Double = 5000) {
    let end = Clock.now + patience
    while Clock.now < end, next(before: Clock.now + milliseconds) != nil {}
  }

  private func notice(of event: XEvent) -> Notice {
    switch event.type {
    case CreateNotify:
      let window = event.xcreatewindow
      created[window.window] = window.override_redirect != 0
      XSelectInput(display, window.window, StructureNotifyMask | PropertyChangeMask)
      return .other
    case MapNotify: return .mapped(event.xmap.window)
    case ConfigureNotify:
      let change = event.xconfigure
      return .moved(change.window, x: Int(change.x), y: Int(change.y))
    case LeaveNotify: return .pointerLeft(byGrab: event.xcrossing.mode == NotifyGrab)
    case EnterNotify: return .pointerCame(byUngrab: event.xcrossing.mode == NotifyUngrab)
    case PropertyNotify: return .property(event.xproperty.window, event.xproperty.atom)
    case ClientMessage: return .pong(event.xclient.data.l.1)
    case damageEvents + XDamageNotify:
      let told = withUnsafeBytes(of: event) { $0.load(as: XDamageNotifyEvent.self).damage }
      guard followed == nil || told == followed else { return .other }
      if told == damage { XDamageSubtract(display, damage, 0, 0) }
      return .damaged
    default: return .other
    }
  }

  // MARK: What is seen

  /// As in DISPLAY.
  var name: String { String(cString: XDisplayString(display)) }
  var width: Int32 { XDisplayWidth(display, XDefaultScreen(display)) }
  var height: Int32 { XDisplayHeight(display, XDefaultScreen(display)) }

  /// A window's rectangle on the screen, or nil unless it is viewable.
  func frame(of window: Window) -> (x: Int, y: Int, width: Int, height: Int)? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0,
      attributes.map_state == IsViewable
    else { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y), Int(attributes.width), Int(attributes.height))
  }

  /// A window on the screen that no window manager cares for, of at least that width and height.
  func popup(atLeast side: Int) -> Window? {
    created.first { window, isUnmanaged in
      guard isUnmanaged, let frame = frame(of: window) else { return false }
      return frame.width >= side && frame.height >= side
    }?.key
  }

  /// Whether the window manager has put a window into a frame; frames themselves are in none.
  func isFramed(_ window: Window) -> Bool {
    var root: Window = 0
    var parent: Window = 0
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard XQueryTree(display, window, &root, &parent, &children, &count) != 0 else { return false }
    XFree(children)
    return parent != root
  }

  /// What is seen of a window, cut at the edges of the screen; nil where nothing is.
  func picture(of window: Window) -> Picture? {
    guard let frame = frame(of: window) else { return nil }
    let left = max(frame.x, 0)
    let top = max(frame.y, 0)
    let right = min(frame.x + frame.width, Int(width))
    let bottom = min(frame.y + frame.height, Int(height))
    return Picture(display, x: left, y: top, width: right - left, height: bottom - top)
  }
}
