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
    let watcher = EventLoop(try Display(name: window.server.display))
    let damage = try Damage(of: window.id.drawable, on: watcher.display)
    let (format, copy) = (try window.frame("format"), try window.frame("copy"))
    let line = Rect(
      x: format.minX, y: format.maxY + 4, width: copy.maxX - format.minX, height: 24)
    let before = try window.picture(line)
    try restOnSquare(window)
    try window.keys("ctrl+p")
    try window.move(to: Point(x: 1, y: 1))
    try window.keys("c")
    #expect(try window.picture(line) != before)
    var isGone = false
    watcher.handle = {
      guard case .damage = $0, (try? window.picture(line)) == before else { return }
      isGone = true
      watcher.stop()
    }
    watcher.after(.seconds(20)) { watcher.stop() }
    watcher.run()
    watcher.handle = { _ in }
    #expect(isGone)
    #expect(window.tooltip == nil)
    withExtendedLifetime(damage) {}
    try window.keys("Escape")
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
