import Geometry
import TestSupport
import Testing
import Views
import X11

/// What the window shows because of the pointer, while a pick has it and afterwards.
@Suite(.serialized)
struct WindowPointerTests {
  /// Rests the pointer on the square until its tooltip is there.
  private func restOnSquare(_ window: WindowUnderTest) throws {
    try window.move(to: window.frame("plane").center)
    try waitForTooltip(window)
  }

  private func waitForTooltip(_ window: WindowUnderTest) throws {
    if window.tooltip == nil { try window.wait { _ in window.tooltip != nil } }
  }

  /// What was copied is told for two seconds: a tooltip that is waited for comes before.
  @Test func noTooltipComesWhileAPickLasts() throws {
    let window = try WindowUnderTest("#336699")
    let line = try NoticeLine(window)
    try restOnSquare(window)
    try window.keys("ctrl+p")
    try window.move(to: Point(x: 1, y: 1))
    try window.keys("c")
    #expect(line.hasTold())
    #expect(try line.comesBack())
    #expect(window.tooltip == nil)
    try window.keys("Escape")
    window.close()
  }

  /// The notice lasts longer than a tooltip is waited for, by the same clock.
  @Test func aKeySendsTheTooltipAwayForGood() throws {
    let window = try WindowUnderTest("#336699")
    let line = try NoticeLine(window)
    try restOnSquare(window)
    try window.keys("ctrl+c")
    #expect(window.tooltip == nil)
    #expect(line.hasTold())
    #expect(try line.comesBack())
    #expect(window.tooltip == nil)
    window.close()
  }

  @Test func thePointerIsBackAfterThePickWithoutAMotion() throws {
    let window = try WindowUnderTest("#336699")
    try restOnSquare(window)
    try window.keys("ctrl+p")
    try window.keys("Escape")
    try waitForTooltip(window)
    window.close()
  }
}
