import Bus
import BusHarness
import TestSupport
import Testing

/// A portal that wants dark or light, on a bus of its own.
final class SchemePortal {
  let bus: SessionBus
  let connection: BusConnection
  /// Who has asked last.
  private var asker: String?
  private var slot: BusSlot?
  private static let path = "/org/freedesktop/portal/desktop"

  init(scheme: UInt32) throws {
    bus = try SessionBus()
    connection = try BusConnection(address: bus.address)
    slot = try connection.serve(Self.path) { [unowned self] call in
      guard call.member == "Read" else { return false }
      call.answer(.variant(.variant(.uint32(scheme))))
      asker = call.sender
      return true
    }
    _ = try connection.own("org.freedesktop.portal.Desktop")
  }

  /// Waits until a program has asked.
  func waitForQuestion() { #expect(runTogether([connection]) { asker != nil }) }

  /// Wants another, and waits until the program that asked has taken it.
  func change(to scheme: UInt32) throws {
    try connection.emit(
      "SettingChanged", of: "org.freedesktop.portal.Settings", at: Self.path,
      [
        .string("org.freedesktop.appearance"), .string("color-scheme"),
        .variant(.uint32(scheme)),
      ])
    // By the same way, after it.
    _ = try connection.callAndWait(
      BusMethod(try #require(asker), path: "/", "org.freedesktop.DBus.Peer", "Ping"),
      atMost: .safetyNet)
  }
}
