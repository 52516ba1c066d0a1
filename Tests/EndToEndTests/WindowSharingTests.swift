import Bus
import ColorModel
import Geometry
import TestSupport
import Testing
import X11

/// A second start of the program reaches the window that is open.
@Suite(.serialized)
struct WindowSharingTests {
  private let bus: SessionBus

  init() throws { bus = try SessionBus() }

  /// Starts the program again, to its end.
  private func start(_ words: String..., beside window: WindowUnderTest) throws -> Program.Outcome {
    try window.finish(
      Program(
        [WindowUnderTest.path] + words,
        environment: window.server.environment.merging(bus.environment) { $1 }))
  }

  private func call(
    _ method: String, _ values: [BusValue]
  ) throws -> [BusValue] {
    try BusConnection(address: bus.address).callAndWait(
      BusMethod(
        "org.chidori.Chidori", path: "/org/chidori/Chidori", "org.freedesktop.Application", method),
      values, atMost: .safetyNet)
  }

  @Test func aColorReachesTheWindowThatIsOpen() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    let outcome = try start("teal", beside: window)
    #expect(outcome.status == 0)
    #expect(outcome.text + outcome.errorText == "")
    try window.waitForTitle { $0.hasPrefix("#008080") }
    // Only to be seen: the colour stays.
    #expect(try start(beside: window).status == 0)
    try window.settle()
    #expect(window.hex == "#008080")
    window.close()
  }

  @Test func aFileReachesItByItsPlaceInTheCallersDirectory() throws {
    let home = TemporaryHome()
    let pixels = String(repeating: "1 2 3\n", count: 400 * 300)
    try home.write("P3\n400 300\n255\n" + pixels, to: "a b.ppm")
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    let outcome = try Program.run(
      ["sh", "-c", #"cd "$1" && exec "$2" "./a b.ppm""#, "sh", home.path, WindowUnderTest.path],
      environment: window.server.environment.merging(bus.environment) { $1 })
    #expect(outcome.status == 0)
    try window.wait(forAnyOf: window.bounds) { $0 == RGB8(1, 2, 3) }
    window.close()
  }

  @Test func itComesToTheDesktopThatIsShown() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    let display = window.display
    func desktop() -> UInt32? {
      display.property(display[.netWMDesktop], of: window.id)?.words.first
    }
    try window.xdotool(["set_num_desktops", "2"])
    try window.xdotool(["set_desktop", "1"])
    #expect(desktop() == 0)
    #expect(try start(beside: window).status == 0)
    if desktop() != 1 { try window.wait(for: "another desktop") { _ in desktop() == 1 } }
    if window.focused != UInt32(window.id.rawValue) {
      try window.wait(for: "the focus") { _ in window.focused == UInt32(window.id.rawValue) }
    }
    #expect(display.property(display[.netCurrentDesktop], of: display.screen.root)?.words == [1])
    window.close()
  }

  @Test(arguments: [["--new-window", "teal"], ["--print", "teal"], ["-f", "hsl", "teal"]])
  func aDialogAndAnOptionHaveWindowsOfTheirOwn(_ words: [String]) throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    let other = try WindowUnderTest(
      words, on: window.server, startsManager: false, environment: bus.environment)
    #expect(other.id != window.id)
    #expect(other.hex == "#008080")
    other.signal(15)
    _ = other.end()
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func thePickIsAnActionOfTheProgram() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    _ = try call(
      "ActivateAction", [.string("pick"), .array(of: "v", []), .options([:])])
    try window.settle()
    try window.click(painted.frame.center)
    try window.waitForTitle("#5a7b9c - Chidori")
    window.close()
  }

  @Test func aBusThatDiesTakesNothingAlong() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    bus.kill()
    try window.settle()
    try window.keys("ctrl+2")
    window.close()
  }

  @Test func aWindowThatHangsIsNotWaitedFor() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    window.signal(19)
    let other = try WindowUnderTest(
      "teal", on: window.server, startsManager: false, environment: bus.environment)
    #expect(other.hex == "#008080")
    other.close()
    window.signal(18)
    window.close()
  }
}
