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

  /// How starts of the program find each other.
  enum Way { case bus, display }

  private func environment(_ way: Way) -> [String: String] {
    way == .bus ? bus.environment : [:]
  }

  private func call(
    _ method: String, _ values: [BusValue]
  ) throws -> [BusValue] {
    try BusConnection(address: bus.address).callAndWait(
      BusMethod(
        "org.chidori.Chidori", path: "/org/chidori/Chidori", "org.freedesktop.Application", method),
      values, atMost: .safetyNet)
  }

  @Test(arguments: [Way.bus, .display])
  func aColorReachesTheWindowThatIsOpen(_ way: Way) throws {
    let environment = environment(way)
    let window = try WindowUnderTest("#336699", environment: environment)
    let outcome = try window.startAgain("teal", environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.text + outcome.errorText == "")
    try window.waitForTitle { $0.hasPrefix("#008080") }
    // Only to be seen: the colour stays.
    #expect(try window.startAgain(environment: environment).status == 0)
    try window.settle()
    #expect(window.hex == "#008080")
    window.close()
  }

  @Test func aFileReachesItByItsPlaceInTheCallersDirectory() throws {
    let home = TemporaryHome()
    // Of another hue than all that the window shows by itself.
    let pixels = String(repeating: "201 33 47\n", count: 400 * 300)
    try home.write("P3\n400 300\n255\n" + pixels, to: "a b.ppm")
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    let outcome = try Program.run(
      ["sh", "-c", #"cd "$1" && exec "$2" "./a b.ppm""#, "sh", home.path, WindowUnderTest.path],
      environment: window.server.environment.merging(bus.environment) { $1 })
    #expect(outcome.status == 0)
    try window.wait(forAnyOf: window.bounds) { $0 == RGB8(201, 33, 47) }
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
    #expect(try window.startAgain(environment: bus.environment).status == 0)
    if desktop() != 1 { try window.wait(for: "another desktop") { _ in desktop() == 1 } }
    if window.focused != UInt32(window.id.rawValue) {
      try window.wait(for: "the focus") { _ in window.focused == UInt32(window.id.rawValue) }
    }
    #expect(display.property(display[.netCurrentDesktop], of: display.screen.root)?.words == [1])
    window.close()
  }

  @Test(
    arguments: [["--new-window", "teal"], ["--print", "teal"], ["-f", "hsl", "teal"]],
    [Way.bus, .display])
  func aDialogAndAnOptionHaveWindowsOfTheirOwn(_ words: [String], _ way: Way) throws {
    let window = try WindowUnderTest("#336699", environment: environment(way))
    let other = try WindowUnderTest(
      words, on: window.server, startsManager: false, environment: environment(way))
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
    #expect(try window.selection("clipboard") == "#5a7b9c")
    window.close()
  }

  @Test func aBusThatDiesTakesNothingAlong() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    bus.kill()
    try window.settle()
    try window.keys("ctrl+2")
    window.close()
  }

  /// What has become of the bus of the first start when the next comes.
  enum Change: CaseIterable { case none, appeared, vanished, died, replaced }

  @Test(arguments: Change.allCases)
  func aWindowThatTheBusDoesNotKnowIsReachedByTheDisplay(_ change: Change) throws {
    let first = change == .none || change == .appeared ? [:] : bus.environment
    let window = try WindowUnderTest("#336699", environment: first)
    var next = change == .none || change == .vanished ? [:] : bus.environment
    let newBus = try SessionBus()
    switch change {
    case .none, .appeared, .vanished: break
    case .died: bus.kill()
    case .replaced:
      bus.kill()
      next = newBus.environment
    }
    let outcome = try window.startAgain("teal", environment: next)
    #expect(outcome.status == 0)
    #expect(outcome.text + outcome.errorText == "")
    try window.waitForTitle { $0.hasPrefix("#008080") }
    window.close()
  }

  /// One that lets nobody in would take a minute and a half to give a start up.
  @Test func aBusThatHangsHoldsNoStartUp() throws {
    let window = try WindowUnderTest("#336699", environment: bus.environment)
    try bus.hang()
    let outcome = try window.finish(
      Program(
        ["timeout", "60", WindowUnderTest.path, "teal"],
        environment: window.server.environment.merging(bus.environment) { $1 }))
    #expect(outcome.status == 0)
    try window.waitForTitle { $0.hasPrefix("#008080") }
    window.close()
  }

  /// The bus starts the program for a call, which is then for the window that the bus knows not.
  @Test func aCallThatStartsItReachesTheWindowOfTheDisplay() throws {
    let home = TemporaryHome()
    try home.write(
      "[D-BUS Service]\nName=org.chidori.Chidori\nExec=\(WindowUnderTest.path)\n",
      to: "dbus-1/services/org.chidori.Chidori.service")
    let window = try WindowUnderTest("#336699")
    let bus = try SessionBus(
      environment: window.server.environment.merging(["XDG_DATA_HOME": home.path]) { $1 },
      services: true)
    let method = BusMethod(
      "org.chidori.Chidori", path: "/org/chidori/Chidori", "org.freedesktop.Application",
      "ActivateAction")
    _ = try BusConnection(address: bus.address).callAndWait(
      method,
      [
        .string("color"), .array(of: "v", [.variant(.string("teal"))]), .options([:]),
      ], atMost: .safetyNet)
    try window.waitForTitle { $0.hasPrefix("#008080") }
    window.close()
  }

  @Test(arguments: [Way.bus, .display])
  func aWindowThatHangsIsNotWaitedFor(_ way: Way) throws {
    let window = try WindowUnderTest("#336699", environment: environment(way))
    window.signal(19)
    let other = try WindowUnderTest(
      "teal", on: window.server, startsManager: false, environment: environment(way))
    #expect(other.hex == "#008080")
    other.close()
    window.signal(18)
    if way == .display {
      // The bus keeps for it what nobody waits for any more, the server does not.
      try window.settle()
      #expect(window.hex == "#336699")
    }
    window.close()
  }
}
