internal import CX11
public import Geometry

/// Composes text from keys: dead keys and Compose by Xlib itself, other scripts by a server.
///
/// Opened after the first frame, and never blindly: XOpenIM waits without end for a server that
/// owns its selection and does not answer, so it is asked first in a way that does not wait.
public final class InputMethod {
  private let display: Display
  private let window: WindowID
  private var session: Session?

  /// For the keys that come to one window.
  public init(_ display: Display, window: WindowID) {
    self.display = display
    self.window = window
  }

  public var isOpen: Bool { session != nil }

  /// Events that it needs besides the window's own; none before it is open.
  public var events: EventMask {
    session.map { EventMask(rawValue: chidori_filter_events($0.context)) } ?? []
  }

  /// Opens the server that the modifiers name, or Xlib's own composing where that is not there.
  ///
  /// - Parameters:
  ///   - modifiers: as in XMODIFIERS: `@im=ibus`; empty or `@im=none` means Xlib's own.
  ///   - patience: how long the server may take to say that it lives.
  ///   - done: told whether text can be composed now.
  ///
  /// The locale's character type must have been set. C: `XOpenIM`.
  public func open(
    modifiers: String, asking reader: SelectionReader, patience: Duration = .seconds(1),
    _ done: @escaping (Bool) -> Void = { _ in }
  ) {
    guard let server = Self.serverName(in: modifiers) else { return done(connect("@im=none")) }
    let selection = display.atom("@server=\(server)")
    guard display.selectionOwner(of: selection) != .none else { return done(connect("@im=none")) }
    let transport = display.atom("TRANSPORT")
    reader.read(selection, as: [transport], patience: patience) { [weak self] answer in
      guard let self else { return }
      let isOpen = answer != nil && connect("@im=\(server)")
      done(isOpen || connect("@im=none"))
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

  private func connect(_ modifiers: String) -> Bool {
    session = Session(display, window: window, modifiers: modifiers)
    session?.destroyed = { [weak self] in self?.session = nil }
    return session != nil
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

extension InputMethod {
  /// An open method and its one context.
  private final class Session {
    let context: XIC
    /// The server went away and took both along.
    var destroyed: () -> Void = {}
    private let method: XIM
    /// Held so that it is not closed before the method.
    private let display: Display
    private var isAlive = true

    init?(_ display: Display, window: WindowID, modifiers: String) {
      guard XSetLocaleModifiers(modifiers) != nil, let method = XOpenIM(display.raw, nil, nil, nil)
      else { return nil }
      // The server draws what is being composed by itself, at the spot: every server can.
      let style = XIMStyle(XIMPreeditNothing | XIMStatusNothing)
      guard Self.styles(of: method).contains(style),
        let context = chidori_create_context(method, style, window.rawValue)
      else {
        XCloseIM(method)
        return nil
      }
      self.display = display
      self.method = method
      self.context = context
      var callback = XIMCallback(
        client_data: Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
      ) { _, data, _ in
        guard let data else { return }
        Unmanaged<Session>.fromOpaque(data).takeUnretainedValue().die()
      }
      chidori_set_destroy_callback(method, &callback)
    }

    deinit {
      guard isAlive else { return }
      XDestroyIC(context)
      XCloseIM(method)
    }

    private func die() {
      isAlive = false
      destroyed()
    }

    private static func styles(of method: XIM) -> [XIMStyle] {
      guard let list = chidori_styles(method) else { return [] }
      defer { XFree(list) }
      return Array(
        UnsafeBufferPointer(
          start: list.pointee.supported_styles, count: Int(list.pointee.count_styles)))
    }
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
