internal import CX11
public import Geometry

/// Composes text from keys: dead keys and Compose by Xlib itself, other scripts by a server.
///
/// Opened after the first frame, and never blindly: XOpenIM waits without end for a server that
/// owns its selection and does not answer, so it is asked first in a way that does not wait.
public final class InputMethod {
  private let loop: EventLoop
  private let display: Display
  private let window: WindowID
  private var session: Session?
  /// The server wanted; nil for none.
  private var server: String?
  private var look: () -> Void = {}
  private var looks = 0

  /// For the keys that come to one window.
  public init(_ loop: EventLoop, window: WindowID) {
    self.loop = loop
    display = loop.display
    self.window = window
  }

  public var isOpen: Bool { session != nil }

  /// A server composes, not Xlib by itself.
  public var isServed: Bool { session?.isServed ?? false }

  /// Events that it needs besides the window's own; none before it is open.
  public var events: EventMask {
    session.map { EventMask(rawValue: chidori_filter_events($0.context)) } ?? []
  }

  /// Opens the server that the modifiers name, or Xlib's own composing until that is there.
  ///
  /// A server that ends is replaced likewise, and taken up again when it comes back.
  ///
  /// - Parameters:
  ///   - modifiers: as in XMODIFIERS: `@im=ibus`; empty or `@im=none` means Xlib's own.
  ///   - patience: how long the server may take to say that it lives.
  ///   - changed: called whenever another method is in use, the first included.
  ///
  /// The locale's character type must have been set. C: `XOpenIM`.
  public func open(
    modifiers: String, asking reader: SelectionReader, patience: Duration = .seconds(1),
    _ changed: @escaping () -> Void = {}
  ) {
    server = Self.serverName(in: modifiers)
    // Servers tell of themselves on the root window: before it is looked at.
    if server != nil { display.listen(for: .property) }
    look = { [unowned self] in
      looks += 1
      let turn = looks
      ask(reader, patience) { [weak self] name in
        guard let self, turn == looks else { return }
        if name.map({ self.connect($0) }) ?? false { return changed() }
        guard session == nil else { return }
        connect(nil)
        changed()
      }
    }
    look()
  }

  /// Takes the news that a server has come.
  public func handle(_ event: Event) {
    guard server != nil, !isServed, case .property(let change) = event,
      change.window == display.screen.root, change.name == display[.ximServers]
    else { return }
    look()
  }

  /// The name of the server, if it is there and alive.
  private func ask(
    _ reader: SelectionReader, _ patience: Duration, _ answered: @escaping (String?) -> Void
  ) {
    guard let server else { return answered(nil) }
    let selection = display.atom("@server=\(server)")
    guard display.selectionOwner(of: selection) != .none else { return answered(nil) }
    let transport = display.atom("TRANSPORT")
    // Servers put the answer where Xlib looks for it, whatever place they are told.
    reader.read(selection, as: [transport], in: transport, patience: patience) {
      answered($0 == nil ? nil : server)
    }
  }

  /// The window has the keyboard.
  ///
  /// C: `XSetICFocus`.
  public func focus() { if let session { XSetICFocus(session.context) } }

  /// The window has lost the keyboard.
  ///
  /// C: `XUnsetICFocus`.
  public func unfocus() { if let session { XUnsetICFocus(session.context) } }

  /// Where the server shows what is being composed: the caret's base line, in the window.
  public func setSpot(_ point: Point) {
    guard let session else { return }
    chidori_set_spot(
      session.context,
      XPoint(x: Int16(truncatingIfNeeded: point.x), y: Int16(truncatingIfNeeded: point.y)))
  }

  /// What the press types, without control characters; nil where no method is open.
  ///
  /// C: `Xutf8LookupString`.
  func text(for event: KeyEvent) -> String? {
    guard let session else { return nil }
    var raw = event.raw(for: display)
    var buffer = [CChar](repeating: 0, count: 256)
    var symbol: KeySym = 0
    var status: Int32 = 0
    var count = Xutf8LookupString(
      session.context, &raw, &buffer, Int32(buffer.count), &symbol, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(session.context, &raw, &buffer, count, &symbol, &status)
    }
    guard status == XLookupChars || status == XLookupBoth else { return "" }
    let bytes = buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } ? text : ""
  }

  /// Opens a server, or Xlib's own composing; what was in use stays where that fails.
  @discardableResult private func connect(_ server: String?) -> Bool {
    guard let opened = Session(display, window: window, server: server) else { return false }
    session = opened
    opened.ended = { [weak self] in
      guard let self else { return }
      session = nil
      // Not from inside of Xlib, which is busy ending it.
      loop.after(.zero) { [weak self] in self?.look() }
    }
    return true
  }

  /// The name in `@im=name`, unless it is none.
  static func serverName(in modifiers: String) -> String? {
    for part in modifiers.split(separator: "@") where part.hasPrefix("im=") {
      let name = part.dropFirst("im=".count)
      return name.isEmpty || name == "none" ? nil : String(name)
    }
    return nil
  }
}

extension KeyEvent {
  fileprivate func raw(for display: Display) -> XKeyEvent {
    var raw = XKeyEvent()
    raw.type = isPress ? KeyPress : KeyRelease
    raw.serial = serial
    raw.send_event = isSynthetic ? 1 : 0
    raw.display = display.raw
    raw.window = window.rawValue
    raw.root = display.screen.root.rawValue
    raw.time = time.rawValue
    raw.x = Int32(truncatingIfNeeded: position.x)
    raw.y = Int32(truncatingIfNeeded: position.y)
    raw.x_root = Int32(truncatingIfNeeded: rootPosition.x)
    raw.y_root = Int32(truncatingIfNeeded: rootPosition.y)
    raw.state = state.rawValue
    raw.keycode = keycode
    raw.same_screen = 1
    return raw
  }
}
