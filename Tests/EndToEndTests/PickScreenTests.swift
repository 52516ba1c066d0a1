import Geometry
import TestSupport
import Testing
import X11

/// Screens that come in twos, or change their size while a pick or the window is there.
@Suite(.serialized) struct PickScreenTests {
  /// Xvfb does so, though xrandr says that the one output does not fit.
  private func resize(_ stage: PickStage, to size: String) throws {
    _ = try stage.server.run("xrandr", "--fb", size)
    stage.event {
      if case .configure(let change) = $0 {
        change.window == stage.display.screen.root
      } else {
        false
      }
    }
  }

  @Test func c12_aPickFollowsTheScreenAsItGrowsAndShrinks() throws {
    let stage = try PickStage()
    stage.display.select([.structure, .substructure], of: stage.display.screen.root)
    stage.display.sync()
    try resize(stage, to: "300x200")
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    for (size, point, pixel) in [
      ("600x450", Point(x: 590, y: 440), 0x00BB00), ("400x300", Point(x: 380, y: 280), 0x0000CC),
    ] as [(String, Point, UInt)] {
      stage.fill(point, pixel)
      try resize(stage, to: size)
      stage.movePointer(to: point)
      pick.waitForMove()
      #expect(pick.frame.maxX <= 600 && pick.frame.maxY <= 450)
    }
    try stage.xdotool("key", "Return")
    let outcome = pick.finish()
    #expect(outcome.text == "#0000cc\n")
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }

  @Test func c12_theLoupeKeepsToMonitorsThatAreNew() throws {
    let stage = try PickStage()
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    let left = Rect(x: 0, y: 0, width: 320, height: 480)
    for (name, form, output) in [
      ("L", "320/80x480/120+0+0", "screen"), ("R", "320/80x480/120+320+0", "none"),
    ] {
      _ = try stage.server.run("xrandr", "--setmonitor", name, form, output)
    }
    // On one monitor it would be to the right of the pointer, over both.
    stage.movePointer(to: Point(x: 300, y: 100))
    pick.waitForMove()
    #expect(left.contains(pick.frame), "\(pick.frame)")
    try stage.xdotool("key", "Return")
    #expect(pick.finish().text == "#808080\n")
  }

  /// The bounds are those of now, and not of when the server started.
  @Test func c12_readsByPlaceWhereTheScreenIsNow() throws {
    let stage = try PickStage(ground: 0x123456)
    stage.display.select([.structure, .substructure], of: stage.display.screen.root)
    stage.display.sync()
    try resize(stage, to: "300x200")
    #expect(try stage.run("pick", "--at", "299,199").text == "#123456\n")
    #expect(
      try stage.run("pick", "--at", "300,100").errorText
        == "chidori: outside the screen of 300x200: 300,100\n")
    try resize(stage, to: "640x480")
    #expect(try stage.run("pick", "--at", "639,479").text == "#123456\n")
  }

  /// A server with screens of different depths.
  private struct TwoScreens {
    let server: XServer
    let first: Display
    let second: Display
    let loop: EventLoop
    let environment: [String: String]

    init() throws {
      server = try XServer(arguments: ["-screen", "1", "300x200x16"])
      first = try Display(name: server.display)
      second = try Display(name: server.display + ".1")
      loop = EventLoop(second)
      environment = server.environment.merging(["DISPLAY": server.display + ".1"]) { $1 }
    }

    func fill(_ display: Display, _ rect: Rect, _ pixel: UInt) {
      GraphicsContext(display, for: display.screen.root.drawable).fill(rect, pixel: pixel)
      display.sync()
    }
  }

  @Test func readsTheScreenThatDisplayNames() throws {
    let screens = try TwoScreens()
    screens.fill(screens.first, Rect(x: 0, y: 0, width: 640, height: 480), 0x336699)
    screens.fill(screens.second, Rect(x: 0, y: 0, width: 300, height: 200), 0xF81F)
    func run(_ place: String) throws -> Program.Outcome {
      try Program.run(
        [PickStage.chidori, "pick", "--at", place], environment: screens.environment)
    }
    #expect(try run("299,199").text == "#ff00ff\n")
    #expect(try run("300,100").errorText == "chidori: outside the screen of 300x200: 300,100\n")
    #expect(
      try Program.run(
        [PickStage.chidori, "pick", "--at", "300,100"], environment: screens.server.environment
      ).text == "#336699\n")
  }

  /// The pointer comes over to the screen that is picked from, and does not leave it.
  @Test func aPickTakesThePointerToItsScreen() throws {
    let screens = try TwoScreens()
    screens.fill(screens.first, Rect(x: 0, y: 0, width: 640, height: 480), 0x336699)
    screens.fill(screens.second, Rect(x: 0, y: 0, width: 300, height: 200), 0xF81F)
    screens.first.warpPointer(to: Point(x: 500, y: 400))
    screens.first.sync()
    #expect(screens.second.queryPointer() == nil)
    screens.second.select([.substructure], of: screens.second.screen.root)
    screens.second.sync()
    let pick = try Program([PickStage.chidori, "pick"], environment: screens.environment)
    screens.loop.handle = { [loop = screens.loop] event in
      if case .mapped = event { loop.stop() }
    }
    screens.loop.run()
    screens.loop.handle = { _ in }
    #expect(screens.second.queryPointer() != nil)
    _ = try Program.run(
      ["xdotool", "key", "Left", "key", "Return"], environment: screens.environment)
    let outcome = pick.finish()
    #expect(outcome.text == "#ff00ff\n")
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }
}
