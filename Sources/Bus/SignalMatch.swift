/// Which signals are wanted: those that agree in all that is not nil.
public struct SignalMatch: Hashable, Sendable {
  public var sender: String?
  public var path: String?
  public var interface: String?
  public var member: String?
  /// The first value, a text.
  public var argument: String?

  public init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
    argument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.argument = argument
  }

  /// The connection has gone: the library itself tells it.
  public static let disconnected = SignalMatch(
    sender: "org.freedesktop.DBus.Local", path: "/org/freedesktop/DBus/Local",
    interface: "org.freedesktop.DBus.Local", member: "Disconnected")

  /// A match rule of the D-Bus specification; throws where a text has a quote, which none can hold.
  var rule: String {
    get throws(BusError) {
      let members = [
        ("sender", sender), ("path", path), ("interface", interface), ("member", member),
        ("arg0", argument),
      ]
      var rule = "type='signal'"
      for case (let key, let text?) in members {
        if text.contains("'") { throw .malformed(text) }
        rule += ",\(key)='\(text)'"
      }
      return rule
    }
  }
}

/// A signal that came: where from, and its values.
public struct BusSignal: Hashable, Sendable {
  public let sender: String
  public let path: String
  public let interface: String
  public let member: String
  public let values: [BusValue]

  init(_ header: MessageHeader, _ values: [BusValue]) {
    (sender, path, interface, member) = (
      header.sender, header.path, header.interface, header.member
    )
    self.values = values
  }
}
