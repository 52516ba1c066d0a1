internal import CX11
internal import Glibc

/// A connection to an X server, used from one thread.
///
/// Opening it sends nothing beyond what Xlib itself does: atoms are interned in one batch and
/// extensions asked for when first needed, so that a pick can grab the pointer at once. A broken
/// connection never ends the process: `isLost` turns true, requests become no-ops, replies
/// come empty, and the event loop reports it.
public final class Display {
  let raw: OpaquePointer
  public let screen: Screen
  public internal(set) var isLost = false
  var extensions: [Extension: ExtensionCodes?] = [:]
  /// Events read ahead of their turn.
  var held: [Event] = []
  var rootEvents: EventMask = []
  var eventCodes = EventCodes()
  private var interned: [AtomName: Atom] = [:]
  private var internedByText: [String: Atom] = [:]

  /// Connects; nil means `$DISPLAY`.
  ///
  /// C: `XOpenDisplay`.
  public init(name: String? = nil) throws(XError) {
    ErrorTrap.install()
    guard let raw = chidori_open_display(name) else {
      let wanted = name ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
      throw .cannotOpen(display: wanted)
    }
    guard let screen = Screen(of: raw) else {
      XCloseDisplay(raw)
      throw .cannotOpen(display: name ?? "")
    }
    self.raw = raw
    self.screen = screen
    // Unretained: the connection is closed, and the handler with it, before self goes away.
    XSetIOErrorExitHandler(
      raw,
      { raw, context in
        if let raw { Display.dropRequests(on: raw) }
        guard let context else { return }
        Unmanaged<Display>.fromOpaque(context).takeUnretainedValue().isLost = true
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { XCloseDisplay(raw) }

  /// Drops what is buffered, and every later request as it is made.
  private static func dropRequests(on raw: OpaquePointer) {
    chidori_drop_requests(raw)
    XSetAfterFunction(raw) { raw in
      if let raw { chidori_drop_requests(raw) }
      return 0
    }
  }

  /// The name the server was reached by.
  ///
  /// C: `XDisplayString`.
  public var name: String { XDisplayString(raw).map { String(cString: $0) } ?? "" }

  /// The socket, to wait on for events.
  ///
  /// C: `XConnectionNumber`.
  public var fileDescriptor: Int32 { XConnectionNumber(raw) }

  /// The most bytes one request may carry.
  ///
  /// C: `XExtendedMaxRequestSize`.
  public var maximumRequestBytes: Int {
    4 * max(XExtendedMaxRequestSize(raw), XMaxRequestSize(raw))
  }

  /// Sends what is buffered.
  ///
  /// C: `XFlush`.
  public func flush() { XFlush(raw) }

  /// Sends what is buffered and waits until the server has done it.
  ///
  /// C: `XSync`.
  public func sync() { XSync(raw, 0) }

  /// An atom of the table; the first call interns them all.
  ///
  /// C: `XInternAtoms`.
  public subscript(_ name: AtomName) -> Atom {
    if interned.isEmpty { internAll() }
    return interned[name] ?? .none
  }

  /// The atom of any other name, asked for once.
  ///
  /// C: `XInternAtom`.
  public func atom(_ text: String) -> Atom {
    if let known = internedByText[text] { return known }
    let atom = Atom(rawValue: XInternAtom(raw, text, 0))
    internedByText[text] = atom
    return atom
  }

  /// The name of an atom, or nil where there is no such atom.
  ///
  /// C: `XGetAtomName`.
  public func name(of atom: Atom) -> String? {
    let bytes = try? trapping { () throws(XError) -> UnsafeMutablePointer<CChar>? in
      XGetAtomName(raw, atom.rawValue)
    }
    guard let text = bytes else { return nil }
    defer { XFree(text) }
    return String(cString: text)
  }

  private func internAll() {
    let names = AtomName.allCases
    var texts: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0.rawValue) }
    defer { for text in texts { free(text) } }
    var values = [CX11.Atom](repeating: 0, count: names.count)
    XInternAtoms(raw, &texts, Int32(names.count), 0, &values)
    for (name, value) in zip(names, values) { interned[name] = Atom(rawValue: value) }
  }
}
