import Bus
import BusHarness
import TestSupport
import Testing
import Views
import X11

/// The eyedropper of the window in a Wayland session, where a portal has to read the screen.
@Suite(.serialized)
struct WindowPortalTests {
  private let bus: SessionBus

  init() throws { bus = try SessionBus() }

  private func start(_ manner: PortalStandIn.Manner) throws -> (WindowUnderTest, PortalStandIn) {
    let portal = try PortalStandIn(bus.address, manner)
    let window = try WindowUnderTest(
      "#336699",
      environment: bus.environment.merging(["WAYLAND_DISPLAY": "wayland-0"]) { $1 })
    return (window, portal)
  }

  private func pick(_ window: WindowUnderTest, _ portal: PortalStandIn) throws {
    try portal.answer(window) { try window.click("eyedropper") }
  }

  @Test func c183_theColorOfThePortalIsTaken() throws {
    let blue = BusValue.structure([.double(0.2), .double(0.4), .double(0.8)])
    let (window, portal) = try start(.answers(0, ["color": blue]))
    try pick(window, portal)
    try window.waitForTitle("#3366cc - Chidori")
    let id = String(window.id.rawValue, radix: 16)
    #expect(portal.questions.first?.values.first == .string("x11:\(id)"))
    window.close()
  }

  @Test(arguments: [PortalStandIn.Manner.answers(1, [:]), .answers(2, [:])])
  func c182_withoutAColorNoneIsSetAndTheNextPickGoesOn(_ manner: PortalStandIn.Manner) throws {
    let (window, portal) = try start(manner)
    try pick(window, portal)
    try pick(window, portal)
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func aPickUnderWayEndsWithTheWindow() throws {
    let (window, portal) = try start(.takesNote)
    try pick(window, portal)
    window.close()
    #expect(runTogether([portal.bus]) { portal.closed.count == 1 })
  }
}
