public import Bus

/// A notification service that keeps what it is asked to show, or refuses it.
public final class NotificationStandIn {
  public let bus: BusConnection
  public private(set) var shown: [[BusValue]] = []
  private var slot: BusSlot?

  public init(_ address: String, refuses: Bool = false) throws {
    bus = try BusConnection(address: address)
    slot = try bus.serve("/org/freedesktop/Notifications") { [unowned self] call in
      guard call.member == "Notify" else { return false }
      shown.append(call.values)
      if refuses {
        call.refuse("org.freedesktop.DBus.Error.Failed", "no screen")
      } else {
        call.answer(.uint32(40 + UInt32(shown.count)))
      }
      return true
    }
    _ = try bus.own(Self.name)
  }

  /// Gives its name to the next.
  public func leave() throws { try bus.disown(Self.name) }

  private static let name = "org.freedesktop.Notifications"
}
