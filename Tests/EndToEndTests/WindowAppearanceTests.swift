import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing
import Views
import X11

/// Scale, theme and font follow the desktop, at the start and while the window is open.
@Suite(.serialized)
struct WindowAppearanceTests {
  private static let screen = "2800x2000x24"

  private func merge(_ resources: String, on window: WindowUnderTest) throws {
    _ = try window.server.run("xrdb", "-merge", input: Array("\(resources)\n".utf8))
  }

  /// Waits until the window has its size of 664 x 448 at a scale, and all is drawn.
  private func waitForScale(_ scale: Double, _ window: WindowUnderTest) throws {
    let size = Scale(scale)(Size(width: 664, height: 448))
    if window.bounds.size != size { try window.wait { _ in window.bounds.size == size } }
    try window.settle()
    window.scale = scale
  }

  private func ground(_ window: WindowUnderTest) throws -> RGB8 {
    let corner = window.bounds.origin + Point(x: 2, y: 2)
    return try window.picture(Rect(origin: corner, size: Size(width: 1, height: 1)))[corner]
  }

  @Test func c173_resourcesRescaleTheOpenWindow() throws {
    let window = try WindowUnderTest("#eb8d38", screen: Self.screen, followsDesktop: true)
    try window.move(to: .zero)
    let small = try window.picture(window.bounds).pixels
    for scale in [2, 0.5, 4, 1.25, 3, 1.5] {
      try merge("Xft.dpi: \(scale * 96)", on: window)
      try waitForScale(scale, window)
      // Every pixel is as of a window that was opened so: no cache holds on to the old scale.
      let fresh = try WindowUnderTest("#eb8d38", screen: Self.screen, scale: scale)
      try fresh.move(to: .zero)
      let picture = try window.picture(window.bounds)
      #expect(try picture.pixels == fresh.picture(fresh.bounds).pixels, "at \(scale)")
      fresh.close()
      let hints = try window.server.run("xprop", "-id", "\(window.id.rawValue)", "WM_NORMAL_HINTS")
      let least = Scale(scale)(360)
      #expect(hints.text.contains("minimum size: \(least) by \(least)"))
    }
    // Controls are where they are drawn.
    try window.click("mode.hsl")
    window.mode = .hsl
    try window.click("field.0", count: 3)
    try window.type("0\r")
    #expect(window.hex == "#eb3838")
    try window.keys("ctrl+z")
    try window.choose(.rgb)
    // And back without a trace: the last resource gone is scale 1.
    _ = try window.server.run("xrdb", "-remove")
    try waitForScale(1, window)
    try window.click("output")
    try window.keys("ctrl+a")
    try window.move(to: .zero)
    #expect(try window.picture(window.bounds).pixels.count == small.count)
    window.close()
  }

  /// A window that opens at that scale is no larger either, and going back leaves no trace.
  @Test(arguments: [true, false])
  func c173_noScaleMakesTheWindowLargerThanTheMonitor(isManaged: Bool) throws {
    let window = try WindowUnderTest(
      "#eb8d38", screen: "1400x1100x24", followsDesktop: true, isManaged: isManaged)
    let small = window.bounds.size
    try merge("Xft.dpi: 288", on: window)
    if window.bounds.size == small { try window.wait { _ in window.bounds.size != small } }
    try window.settle()
    let extents = window.display.frameExtents(of: window.id)
    #expect(window.bounds.width == 1400 - extents.left - extents.right)
    #expect(window.bounds.height == 1100 - extents.top - extents.bottom)
    try merge("Xft.dpi: 96", on: window)
    try waitForScale(1, window)
    window.close()
  }

  @Test func c173_environmentWinsOverResources() throws {
    let server = try XServer(screen: Self.screen)
    _ = try server.run("xrdb", "-merge", input: Array("Xft.dpi: 192\n".utf8))
    let window = try WindowUnderTest("#eb8d38", scale: 1.5, isManaged: false, on: server)
    #expect(window.bounds.size == Size(width: 996, height: 672))
    try merge("Xft.dpi: 288", on: window)
    try window.settle()
    #expect(window.bounds.size == Size(width: 996, height: 672))
    window.close()
    let following = try WindowUnderTest(
      "#eb8d38", followsDesktop: true, isManaged: false, on: server)
    try waitForScale(3, following)
    following.close()
  }

  @Test func settingsDaemonMayComeChangeAndGo() throws {
    let window = try WindowUnderTest("#eb8d38", screen: Self.screen, followsDesktop: true)
    #expect(try ground(window) == Theme.dark.ground)
    let settings = try SettingsManager(
      "Xft/DPI \(192 * 1024)\nNet/ThemeName \"Adwaita\"\nGdk/WindowScalingFactor 2\n", for: window)
    try waitForScale(2, window)
    #expect(try ground(window) == Theme.light.ground)
    // The resolution holds the window scaling factor: only where it is missing does that count.
    try settings.change(
      to: "Xft/DPI \(144 * 1024)\nNet/ThemeName \"Adwaita-dark\"\nGdk/WindowScalingFactor 2\n")
    try waitForScale(1.5, window)
    #expect(try ground(window) == Theme.dark.ground)
    try settings.change(to: "Gdk/WindowScalingFactor 3\nNet/ThemeName \"Yaru\"\n")
    try waitForScale(3, window)
    #expect(try ground(window) == Theme.light.ground)
    try settings.kill()
    try waitForScale(1, window)
    #expect(try ground(window) == Theme.dark.ground)
    // The next one is taken up as well.
    let next = try SettingsManager("Xft/DPI \(120 * 1024)\n", for: window)
    try waitForScale(1.25, window)
    window.close()
    _ = next
  }

  @Test func openMenuClosesAndTheNextLoupeHasTheNewScale() throws {
    let window = try WindowUnderTest("#eb8d38", screen: Self.screen, followsDesktop: true)
    try window.click("format")
    #expect(window.menu != nil)
    try merge("Xft.dpi: 192", on: window)
    try waitForScale(2, window)
    #expect(window.menu == nil)
    try window.click("format")
    let menu = try #require(window.menu.flatMap(window.display.bounds(of:)))
    // The formats, and below a line templates and settings.
    #expect(menu.height == 2 * ((OutputFormat.allCases.count + 2) * 24 + 12 + 9))
    try window.keys("Escape")
    try window.click("eyedropper")
    let size = LoupeGeometry(scale: 2, hasHints: true).size
    let children = window.display.children(of: window.display.screen.root)
    #expect(children.contains { window.display.bounds(of: $0)?.size == size })
    try window.keys("Escape")
    window.close()
  }

  @Test func textFollowsTheDesktopsFont() throws {
    let window = try WindowUnderTest("#eb8d38", screen: Self.screen, followsDesktop: true)
    try window.move(to: .zero)
    let inter = try window.picture(window.bounds)
    let settings = try SettingsManager("Gtk/FontName \"DejaVu Serif 9.75\"\n", for: window)
    let serif = try window.picture(window.bounds)
    #expect(serif != inter, "9.75 points are 13 pixels: the same measures, other letters")
    try settings.change(to: "Gtk/FontName \"DejaVu Serif 12\"\n")
    #expect(try window.picture(window.bounds) != serif)
    try settings.kill()
    #expect(try window.picture(window.bounds) == inter)
    window.close()
  }

  @Test func menuHigherThanTheMonitorScrolls() throws {
    let window = try WindowUnderTest(
      "#eb8d38", screen: "1500x300x24", scale: 2, isManaged: false)
    let id = "\(window.id.rawValue)"
    _ = try window.server.run("xdotool", "windowsize", id, "1328", "100")
    try window.settle()
    try window.click("format")
    let menu = try #require(window.menu.flatMap(window.display.bounds(of:)))
    #expect(menu.minY == 0 && menu.height == 300)
    // Below the formats are templates and settings.
    try window.keys("End", "Up", "Up", "Return")
    #expect(window.menu == nil)
    try window.click("copy")
    let last = try #require(OutputFormat.allCases.last)
    #expect(try window.selection("clipboard") == last.text(of: Color(RGB8(0xeb8d38)), .init()))
    window.close()
  }

  /// Where a border begins and ends is one step: nothing is blurred over two pixels.
  @Test(arguments: [0.5, 1, 1.25, 1.5, 2, 3, 4])
  func linesAndRingsSitOnPixels(scale: Double) throws {
    let window = try WindowUnderTest("#eb8d38", screen: Self.screen, scale: scale)
    try window.move(to: .zero)
    let (theme, measure) = (Theme.dark, Scale(scale))
    func runs(_ start: Point, by step: Point, count: Int) throws -> [Run] {
      let rect = Rect(
        origin: start,
        size: Size(width: step.x * (count - 1) + 1, height: step.y * (count - 1) + 1))
      var runs: [Run] = []
      for color in try window.picture(rect).pixels {
        if runs.last?.color != color { runs.append(Run(color: color, length: 0)) }
        runs[runs.count - 1].length += 1
      }
      return runs
    }
    let frame = try window.frame("copy")
    let (line, ring, gap) = (measure(1), measure(2), measure(1))
    let bare = [
      Run(color: theme.ground.hex, length: 2), Run(color: theme.line.hex, length: line),
      Run(color: theme.button.hex, length: 2),
    ]
    let left = Point(x: frame.minX - 2, y: frame.center.y)
    let top = Point(x: frame.center.x, y: frame.minY - 2)
    #expect(try runs(left, by: Point(x: 1, y: 0), count: 4 + line) == bare)
    #expect(try runs(top, by: Point(x: 0, y: 1), count: 4 + line) == bare)
    try window.keys("Tab")
    let around = [
      Run(color: theme.ground.hex, length: 1), Run(color: theme.accent.hex, length: ring),
      Run(color: theme.ground.hex, length: gap), Run(color: theme.line.hex, length: line),
      Run(color: theme.button.hex, length: 2),
    ]
    let first = ring + gap + 1
    let count = first + line + 2
    #expect(
      try runs(
        Point(x: frame.minX - first, y: frame.center.y), by: Point(x: 1, y: 0), count: count)
        == around)
    #expect(
      try runs(
        Point(x: frame.center.x, y: frame.minY - first), by: Point(x: 0, y: 1), count: count)
        == around)
    window.close()
  }

  /// Pixels of one colour in a row.
  private struct Run: Equatable {
    var color: UInt32
    var length: Int
  }
}
