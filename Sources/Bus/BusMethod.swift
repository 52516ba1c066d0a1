/// A method by where it is: a program's name on the bus, an object, an interface and a member.
public struct BusMethod: Hashable, Sendable {
  /// Such as `org.freedesktop.Notifications`, or a unique name such as `:1.7`.
  public var destination: String
  public var path: String
  public var interface: String
  public var member: String

  public init(_ destination: String, path: String, _ interface: String, _ member: String) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
  }
}

extension BusMethod {
  /// A method of the bus itself, such as `NameHasOwner`.
  static func ofBus(_ member: String) -> BusMethod {
    BusMethod(
      "org.freedesktop.DBus", path: "/org/freedesktop/DBus", "org.freedesktop.DBus", member)
  }
}
