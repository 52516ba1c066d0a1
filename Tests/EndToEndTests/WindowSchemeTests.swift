import Bus
import BusHarness
import ColorModel
import Geometry
import TestSupport
import Testing

/// Dark or light, as the desktop's portal says.
@Suite(.serialized)
struct WindowSchemeTests {
  private func waitForGround(_ window: WindowUnderTest, isLight: Bool) throws {
    let corner = Rect(
      origin: window.bounds.origin + Point(x: 2, y: 2), size: Size(width: 1, height: 1))
    try window.wait(forAnyOf: corner) { ($0.red > 128) == isLight }
  }

  @Test func thePortalsWishIsFollowed() throws {
    let portal = try SchemePortal(scheme: 2)
    let window = try WindowUnderTest(
      "#336699", followsDesktop: true, environment: portal.bus.environment)
    portal.waitForQuestion()
    try waitForGround(window, isLight: true)
    try portal.change(to: 1)
    try waitForGround(window, isLight: false)
    try portal.change(to: 2)
    try waitForGround(window, isLight: true)
    // No wish: as the desktop's theme says, and here is none.
    try portal.change(to: 0)
    try waitForGround(window, isLight: false)
    window.close()
  }

  @Test func theEnvironmentComesFirst() throws {
    let portal = try SchemePortal(scheme: 2)
    let window = try WindowUnderTest("#336699", environment: portal.bus.environment)
    portal.waitForQuestion()
    // The answer is here before this one, which comes by the same way.
    _ = try Program.run(
      [WindowUnderTest.path, "teal"],
      environment: window.server.environment.merging(portal.bus.environment) { $1 })
    try window.waitForTitle { $0.hasPrefix("#008080") }
    try window.settle()
    try waitForGround(window, isLight: false)
    window.close()
  }
}
