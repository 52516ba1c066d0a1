import Foundation
import TestSupport
import Testing
import X11

/// A start by a launcher, which shows that it waits until the program is there.
@Suite(.serialized)
struct WindowStartupTests {
  private let server: XServer
  private let listener: StartupListener

  init() throws {
    server = try XServer(screen: "1000x700x24")
    listener = try StartupListener(server)
  }

  private func userTime(_ window: WindowUnderTest) -> UInt32? {
    window.display.property(window.display[.netWMUserTime], of: window.id)?.words.first
  }

  @Test func theWindowTellsWhichStartItBelongsToAndThatItIsOver() throws {
    let window = try WindowUnderTest(
      "#336699", on: server, environment: ["DESKTOP_STARTUP_ID": "panel-7_TIME1234"])
    let name = window.display[.netStartupID]
    #expect(window.display.property(name, of: window.id)?.bytes == Array("panel-7_TIME1234".utf8))
    #expect(userTime(window) == 1234)
    #expect(listener.told == ["remove: ID=panel-7_TIME1234"])
    // From now on it is the time of what the user does.
    try window.keys("ctrl+2")
    #expect(userTime(window) != 1234)
    window.close()
  }

  @Test func withoutALauncherNobodyIsTold() throws {
    let window = try WindowUnderTest("#336699", on: server)
    let name = window.display[.netStartupID]
    #expect(window.display.property(name, of: window.id) == nil)
    #expect(listener.told == [])
    window.close()
  }

  @Test func aStartThatReachesAnotherWindowIsOverOnceThatIsShown() throws {
    let bus = try SessionBus()
    let window = try WindowUnderTest("#336699", on: server, environment: bus.environment)
    let outcome = try window.finish(
      Program(
        [WindowUnderTest.path, "teal"],
        environment: server.environment.merging(bus.environment) { $1 }
          .merging(["DESKTOP_STARTUP_ID": "menu-1_TIME5678"]) { $1 }))
    #expect(outcome.status == 0)
    try window.waitForTitle { $0.hasPrefix("#008080") }
    try window.settle()
    #expect(userTime(window) == 5678)
    #expect(listener.told == ["remove: ID=menu-1_TIME5678"])
    window.close()
  }

  @Test func aCommandWithoutAWindowTellsItToo() throws {
    let outcome = try Program.run(
      [WindowUnderTest.path, "pick", "--at", "1,1"],
      environment: server.environment.merging(["DESKTOP_STARTUP_ID": "menu-2"]) { $1 })
    #expect(outcome.status == 0)
    #expect(listener.told == ["remove: ID=menu-2"])
  }

  @Test func programsItStartsAreNoPartOfIt() throws {
    // What is copied is left with a program that outlives this one.
    let name = "of-\(server.display)-\(ProcessInfo.processInfo.processIdentifier)"
    let start = try Program.run(
      [WindowUnderTest.path, "pick", "--at", "1,1", "--copy"],
      environment: server.environment.merging(["DESKTOP_STARTUP_ID": name]) { $1 })
    #expect(start.status == 0)
    let display = try Display(name: server.display)
    #expect(display.selectionOwner(of: display[.clipboard]) != .none)
    let inherited = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let environment = FileManager.default.contents(atPath: "/proc/\($0)/environ")
      return environment?.range(of: Data("DESKTOP_STARTUP_ID=\(name)".utf8)) != nil
    }
    #expect(inherited == [])
  }
}
