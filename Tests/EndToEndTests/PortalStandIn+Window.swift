import Bus
import BusHarness
import TestSupport
import Testing

extension PortalStandIn {
  /// Does what makes the window ask, and waits until it has what this portal says.
  func answer(_ window: WindowUnderTest, when act: () throws -> Void) throws {
    let known = questions.count
    try act()
    #expect(runTogether([bus]) { questions.count > known })
    try reach(window)
  }

  /// Waits until the window has what this portal has said, and shows what comes of it.
  func reach(_ window: WindowUnderTest) throws {
    // The same way, after it.
    _ = try bus.callAndWait(
      BusMethod(
        "org.chidori.Chidori", path: "/org/chidori/Chidori", "org.freedesktop.DBus.Peer", "Ping"),
      atMost: .safetyNet)
    try window.settle()
  }
}
