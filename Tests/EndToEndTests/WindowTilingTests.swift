import ColorModel
import Geometry
import TestSupport
import Testing
import Views
import X11

/// Under i3, which gives a window any size, and floats it where it is told to.
@Suite(.serialized)
struct WindowTilingTests {
  /// The line of the README.
  private static let floating = #"for_window [class="Chidori"] floating enable"# + "\n"

  private func i3(_ words: String..., on window: WindowUnderTest) throws {
    let outcome = try Program.run(["i3-msg"] + words, environment: window.server.environment)
    #expect(outcome.status == 0, "\(words): \(outcome.text)")
    try window.settle()
  }

  private func expectPainted(_ window: WindowUnderTest) throws {
    let picture = try window.picture(window.bounds)
    let ground = Theme.dark.ground.hex
    #expect(picture.pixels.first == ground)
    #expect(picture.pixels.last == ground)
    #expect(Set(picture.pixels).count > 200)
  }

  @Test func c171_tiledToTheScreenItWorks() throws {
    let window = try WindowUnderTest("#336699", screen: "1600x900x24", tiling: "")
    #expect(window.bounds.size.width > 1500)
    #expect(window.bounds.size.height > 800)
    try expectPainted(window)
    try window.click("slider.0")
    try window.keys("End")
    #expect(window.hex == "#ff6699")
    // A second window halves it.
    let other = try window.server.start("xterm")
    let id = window.id
    try window.wait { event in
      guard case .configure(let change) = event, change.window == id else { return false }
      return change.frame.width < 900
    }
    try window.settle()
    try expectPainted(window)
    other.signal(15)
    window.close()
  }

  @Test func c171_theLineOfTheReadmeFloatsIt() throws {
    let window = try WindowUnderTest("#336699", tiling: Self.floating)
    #expect(window.bounds.size == Size(width: 664, height: 448))
    try i3("resize", "set", "900", "600", on: window)
    try i3("move", "position", "center", on: window)
    #expect(window.bounds.width > 890)
    try expectPainted(window)
    try i3("fullscreen", "enable", on: window)
    #expect(window.bounds == Rect(x: 0, y: 0, width: 1000, height: 700))
    try expectPainted(window)
    try i3("fullscreen", "disable", on: window)
    #expect(window.bounds.width < 1000)
    try window.keys("ctrl+2")
    #expect(window.title == "#336699 - Chidori")
    window.close()
  }

  @Test func aDialogFloatsByItself() throws {
    let window = try WindowUnderTest("--print", "#336699", tiling: "")
    #expect(window.bounds.size == Size(width: 664, height: 492))
    try window.sendKeys("Escape")
    #expect(window.end().status == 1)
  }

  @Test func menusCloseOnAClickElsewhereAndOnAnotherWorkspace() throws {
    let window = try WindowUnderTest("#336699", tiling: Self.floating)
    try window.click("format")
    #expect(window.menu != nil)
    try window.click(Point(x: 5, y: 5))
    #expect(window.menu == nil)
    try window.click("format")
    let menu = try #require(window.menu)
    _ = try Program.run(["i3-msg", "workspace", "2"], environment: window.server.environment)
    try window.wait { if case .destroyed(menu) = $0 { true } else { false } }
    try i3("workspace", "1", on: window)
    try expectPainted(window)
    window.close()
  }
}
