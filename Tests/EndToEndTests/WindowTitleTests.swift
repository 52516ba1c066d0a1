import Geometry
import TestSupport
import Testing
import Views
import X11

/// The title follows a drag at the pace of a reader, not of the pointer.
@Suite(.serialized)
struct WindowTitleTests {
  @Test func atMostTenTitlesASecondWhileDragging() throws {
    let window = try WindowUnderTest("#336699")
    let track = try window.frame("slider.0")
    try window.move(to: track.center)
    let (display, name) = (window.display, window.display[.netWMName])
    var form = Window.Form(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    form.events = .property
    let clock = Window(form, on: display)
    let start = try #require(display.serverTime(by: clock.id))
    try window.press()
    var words: [String] = []
    for step in 0..<400 {
      words += ["mousemove", "\(track.minX + step % track.width)", "\(track.center.y)"]
    }
    var changes = 0
    for _ in 0..<3 {
      _ = try Program.run(["xdotool"] + words, environment: window.server.environment)
    }
    let id = window.id
    func isChange(_ event: X11.Event) -> Bool {
      guard case .property(let change) = event else { return false }
      return change.window == id && change.name == name
    }
    try window.settle { if isChange($0) { changes += 1 } }
    let end = try #require(display.serverTime(by: clock.id))
    // One at once, and one more for each tenth of a second that has passed.
    let allowed = Int(end.rawValue - start.rawValue) / 100 + 1
    #expect(changes <= allowed)
    // The only one may still be to come, after its tenth of a second.
    if changes == 0 { try window.wait(for: "a title", until: isChange) }
    try window.release()
    #expect(window.hex != "#336699")
    window.close()
  }

  @Test func theLastTitleOfADragArrivesBeforeItsEnd() throws {
    let window = try WindowUnderTest("#336699")
    let track = try window.frame("slider.0")
    try window.move(to: track.center)
    try window.press()
    for x in [track.minX + 20, track.minX + 60, track.maxX + 50] {
      try window.move(to: Point(x: x, y: track.center.y))
    }
    // The pointer rests, and is still held.
    try window.waitForTitle("#ff6699 - Chidori")
    try window.release()
    window.close()
  }
}
