import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// Where the window is from one start to the next.
@Suite(.serialized)
struct WindowPlaceTests {
  private static let floating = "for_window [class=\"Chidori\"] floating enable\n"

  /// Waits until the window has this frame.
  private func wait(_ window: WindowUnderTest, for frame: Rect) throws {
    if window.bounds != frame { try window.wait { _ in window.bounds == frame } }
    try window.settle()
  }

  private func move(_ window: WindowUnderTest, to frame: Rect) throws {
    let id = "\(window.id.rawValue)"
    try window.xdotool(["windowsize", id, "\(frame.width)", "\(frame.height)"])
    try window.xdotool(["windowmove", id, "\(frame.minX)", "\(frame.minY)"])
    try wait(window, for: frame)
  }

  @Test(arguments: [String?.none, floating])
  func theWindowDoesNotCreep(tiling: String?) throws {
    let first = try WindowUnderTest("#eb8d38", screen: "1600x900x24", tiling: tiling)
    let frame = Rect(x: 300, y: 200, width: 700, height: 500)
    try move(first, to: frame)
    first.close()
    for _ in 0..<3 {
      let next = try WindowUnderTest(tiling: tiling, on: first.server, startsManager: false)
      try wait(next, for: frame)
      #expect(next.hex == "#eb8d38")
      next.close()
    }
  }

  /// And the next one begins where the first was, however many gave way to it.
  @Test(arguments: [true, false])
  func aSecondWindowGivesWayToTheFirst(isManaged: Bool) throws {
    let server = try XServer(screen: "800x600x24")
    let place = Rect(x: 80, y: 90, width: 664, height: 448)
    try server.home.write(
      """
      {"places": [{"monitors": "800x600+0+0", "x": \(place.minX), "y": \(place.minY),
        "width": \(place.width), "height": \(place.height)}]}
      """, to: "state/chidori/state.json")
    var windows: [WindowUnderTest] = []
    // At the end of the screen it goes on from the corner.
    for (x, y) in [(80, 90), (104, 114), (128, 138), (24, 24), (48, 48)] {
      let window = try WindowUnderTest(
        "--new-window", isManaged: isManaged, on: server,
        startsManager: isManaged && windows.isEmpty)
      try wait(window, for: Rect(origin: Point(x: x, y: y), size: place.size))
      windows.append(window)
    }
    for window in windows { window.close() }
    let next = try WindowUnderTest(isManaged: isManaged, on: server, startsManager: false)
    try wait(next, for: place)
    next.close()
  }

  /// Its text has the keyboard; and the panel comes back where there is room.
  @Test func whereThePanelHasNoRoomThePickerOpensAlone() throws {
    let state = "state/chidori/state.json"
    let server = try XServer(screen: "640x480x24")
    try server.home.write(
      """
      {"panel": true, "places": [{"monitors": "640x480+0+0", "x": 0, "y": 0,
        "width": 640, "height": 440}]}
      """, to: state)
    let window = try WindowUnderTest("#eb8d38", on: server)
    try window.type("#102030")
    try window.keys("Return")
    try window.waitForTitle("#102030 - Chidori")
    window.close()
    let text = String(decoding: server.home.contents(state) ?? [], as: UTF8.self)
    #expect(text.contains("\"panel\": true"))
  }

  @Test func modeAndPlaceAreKeptWhileItRuns() throws {
    let window = try WindowUnderTest("#eb8d38", screen: "1600x900x24")
    let frame = Rect(x: 300, y: 200, width: 700, height: 500)
    try window.choose(.hsl)
    try move(window, to: frame)
    // Written by itself, a while after: no end of the program was needed.
    let state = "state/chidori/state.json"
    try window.waitForFile(state) { text in
      text.contains("\"mode\": \"hsl\"")
        && text.contains("\"x\": 300, \"y\": 200, \"width\": 700, \"height\": 500")
    }
    window.signal(9)
    _ = window.end()
    let next = try WindowUnderTest(on: window.server, startsManager: false)
    next.mode = .hsl
    try wait(next, for: frame)
    #expect(next.hex == "#eb8d38")
    // The first field is the hue.
    try next.click("field.0", count: 3)
    try next.type("120\r")
    #expect(next.hex == "#38eb38")
    next.close()
  }

  @Test func c174_theWindowComesToTheMonitorOfThePickAndBackAtTheNextStart() throws {
    let server = try XServer(screen: "2000x700x24")
    for (name, x) in [("L", 0), ("R", 1000)] {
      let output = name == "L" ? "screen" : "none"
      _ = try server.run(
        "xrandr", "--setmonitor", name, "1000/300x700/200+\(x)+0", output)
    }
    try server.home.write("{\"afterPick\": \"raise\"}", to: "config/chidori/settings.json")
    try server.home.write(
      """
      {"places": [{"monitors": "1000x700+0+0 1000x700+1000+0",
        "x": 100, "y": 100, "width": 664, "height": 448}]}
      """, to: "state/chidori/state.json")
    let window = try WindowUnderTest("#336699", on: server)
    let left = Rect(x: 100, y: 100, width: 664, height: 448)
    let right = left.offset(by: Point(x: 1000, y: 0))
    try wait(window, for: left)
    try window.keys("ctrl+p")
    try window.click(Point(x: 1900, y: 650))
    try wait(window, for: right)
    #expect(window.hex == "#0a3f5c")
    // A pick on the same monitor leaves it where it is.
    try window.keys("ctrl+p")
    try window.click(Point(x: 1910, y: 660))
    #expect(window.bounds == right)
    window.close()
    let next = try WindowUnderTest(on: server, startsManager: false)
    try wait(next, for: right)
    next.close()
    // The monitor is gone: it opens where one is.
    _ = try server.run("xrandr", "--delmonitor", "R")
    _ = try server.run("xrandr", "--delmonitor", "L")
    _ = try server.run("xrandr", "--fb", "1000x700")
    let last = try WindowUnderTest(on: server, startsManager: false)
    #expect(Rect(x: 0, y: 0, width: 1000, height: 700).contains(last.bounds))
    #expect(last.bounds.size == right.size)
    last.close()
  }

  @Test func aPlaceThatIsOffTheScreenIsBroughtBack() throws {
    let server = try XServer(screen: "1000x700x24")
    try server.home.write(
      """
      {"places": [{"monitors": "1000x700+0+0", "x": 5000, "y": -300,
        "width": 900, "height": 2000}]}
      """, to: "state/chidori/state.json")
    let window = try WindowUnderTest(on: server)
    #expect(window.bounds.width == 900)
    #expect(Rect(x: 0, y: 0, width: 1000, height: 700).intersection(window.bounds) == window.bounds)
    window.close()
  }
}
