import Geometry
import TestSupport
import Testing
import X11

/// Screens that come in twos, or change their size while a pick or the window is there.
@Suite(.serialized) struct PickScreenTests {
  private func fillRoot(_ stage: PickStage, _ rect: Rect, _ pixel: UInt) {
    GraphicsContext(stage.display, for: stage.display.screen.root.drawable)
      .fill(rect, pixel: pixel)
    stage.display.sync()
  }

  @Test func c12_aPickFollowsTheScreenAsItGrowsAndShrinks() throws {
    let stage = try PickStage()
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    for (size, point, pixel) in [
      ("800x600", Point(x: 710, y: 550), 0x00BB00), ("300x200", Point(x: 250, y: 150), 0x0000CC),
    ] as [(String, Point, UInt)] {
      _ = try stage.server.run("xrandr", "--fb", size)
      stage.event {
        if case .configure(let change) = $0 {
          change.window == stage.display.screen.root
        } else {
          false
        }
      }
      fillRoot(stage, Rect(x: point.x, y: point.y, width: 1, height: 1), pixel)
      stage.fill(point, pixel)
      stage.movePointer(to: point)
      pick.waitForMove()
    }
    try stage.xdotool("key", "Return")
    let outcome = pick.finish()
    #expect(outcome.text == "#0000cc\n")
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }

  /// Not the size of when it was started.
  @Test func c12_readsByPlaceWhereTheScreenHasGrown() throws {
    let stage = try PickStage()
    _ = try stage.server.run("xrandr", "--fb", "800x600")
    fillRoot(stage, Rect(x: 790, y: 590, width: 1, height: 1), 0x123456)
    #expect(try stage.run("pick", "--at", "790,590").text == "#123456\n")
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
