internal import Geometry

/// What a launcher calls one start of a program; until that is over it shows that it waits.
///
/// Startup Notification Protocol 0.1 of freedesktop.org.
public struct StartupID: Hashable, Sendable {
  public let text: String

  /// Nil for the empty text, which is none.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// When the user started it, by the server's clock; nil where the launcher does not tell.
  public var time: Timestamp? {
    guard let mark = text.ranges(of: "_TIME").last,
      let time = UInt32(text[mark.upperBound...]), time != 0
    else { return nil }
    return Timestamp(rawValue: UInt(time))
  }

  /// The words by which its start is over, as the protocol quotes them, with their end.
  var removal: [UInt8] {
    var quoted = ""
    for character in text {
      if #" "\"#.contains(character) { quoted += "\\" }
      quoted.append(character)
    }
    return Array("remove: ID=\(quoted)\0".utf8)
  }
}

extension Window {
  /// Tells which start of the program it belongs to, and when that was; for before it is mapped.
  ///
  /// C: `_NET_STARTUP_ID`.
  public func setStartup(_ id: StartupID) {
    let text = Property(type: display[.utf8String], .bytes(Array(id.text.utf8)))
    display.setProperty(display[.netStartupID], of: self.id, to: text)
    if let time = id.time { setUserTime(time) }
  }

  /// Tells when the user last did something with it: no window of an earlier time takes its place.
  ///
  /// C: `_NET_WM_USER_TIME`.
  public func setUserTime(_ time: Timestamp) {
    let word = UInt32(truncatingIfNeeded: time.rawValue)
    display.setProperty(
      display[.netWMUserTime], of: id, to: Property(type: .cardinal, .words([word])))
  }
}

extension Display {
  /// Tells all launchers that the start is over.
  ///
  /// C: `_NET_STARTUP_INFO`.
  public func endStartup(_ id: StartupID) {
    var form = Window.Form(frame: Rect(x: -1, y: -1, width: 1, height: 1))
    form.inputOnly = true
    form.overrideRedirect = true
    // The messages of one sender belong together.
    let sender = Window(form, on: self)
    var type = self[.netStartupInfoBegin]
    var rest = id.removal[...]
    while !rest.isEmpty {
      send(
        ClientMessageEvent(window: sender.id, type: type, bytes: rest.prefix(20)), to: screen.root,
        events: .property)
      rest = rest.dropFirst(20)
      type = self[.netStartupInfo]
    }
  }
}
