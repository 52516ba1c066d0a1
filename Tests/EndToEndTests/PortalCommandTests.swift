import Bus
import BusHarness
import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// `chidori portal` as a program: what ends it, and what does not.
@Suite(.serialized) struct PortalCommandTests {
  private let stage: PickStage
  private let bus: SessionBus
  private let client: BusConnection

  init() throws {
    stage = try PickStage(ground: 0x3366CC)
    bus = try SessionBus()
    client = try BusConnection(address: bus.address)
    stage.loop.add(PolledSource(client))
  }

  /// Starts it, and waits until the portal would find it.
  private func start(display: String? = nil) throws -> Program {
    var owner: String?
    let following = try client.followOwner(of: ScreenshotPeer.name) { owner = $0 }
    var variables = stage.server.environment.merging(bus.environment) { $1 }
    variables["DISPLAY"] = display ?? variables["DISPLAY"]
    let program = try Program([PickStage.chidori, "portal"], environment: variables)
    stage.wait { owner != nil }
    withExtendedLifetime(following) {}
    return program
  }

  /// As the portal calls it: the response comes later.
  private final class Answer {
    var values: [BusValue]?
  }

  private func pick(_ number: Int = 1) throws -> Answer {
    let answer = Answer()
    let (method, values) = ScreenshotPeer.pickColor(number)
    try client.call(method, values, atMost: .safetyNet) { answer.values = (try? $0.get()) ?? [] }
    return answer
  }

  private func response(_ answer: Answer) -> BusValue? {
    stage.wait { answer.values != nil }
    return answer.values?.first
  }

  @Test(arguments: [[], ["DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent"]])
  func withoutABusItSaysSo(_ variables: [String]) throws {
    let outcome = try Program.run(
      ["env"] + variables + [PickStage.chidori, "portal"],
      environment: stage.server.environment)
    #expect(outcome.status == 3)
    #expect(
      outcome.errorText.hasPrefix("chidori: the desktop's portal cannot be served: no session bus"))
  }

  @Test func aSecondSaysThatThereIsOne() throws {
    let first = try start()
    let second = try Program.run(
      [PickStage.chidori, "portal"],
      environment: stage.server.environment.merging(bus.environment) { $1 })
    #expect(second.status == 3)
    #expect(
      second.errorText
        == "chidori: the desktop's portal cannot be served: another program does it already\n")
    #expect(try client.isOwned(ScreenshotPeer.name))
    withExtendedLifetime(first) {}
  }

  @Test func itEndsWithTheBus() throws {
    let program = try start()
    bus.kill()
    #expect(program.finish().status == 0)
  }

  @Test func withoutADisplayThePickFailsAndItGoesOn() throws {
    let program = try start(display: ":7654")
    for _ in 0..<2 { #expect(response(try pick()) == .uint32(2)) }
    bus.kill()
    let outcome = program.finish()
    #expect(outcome.status == 0)
    #expect(outcome.errorText.hasPrefix("chidori: cannot open the display"))
  }

  @Test func aPointerThatIsHeldIsWaitedForAndThenThePickFails() throws {
    let program = try start()
    let holder = try Display(name: stage.server.display)
    do {
      let grab = try PointerGrab(
        holder, window: holder.screen.root, events: [.buttonPress], cursor: nil)
      #expect(response(try pick()) == .uint32(2))
      withExtendedLifetime(grab) {}
    }
    holder.sync()
    var answer: Answer?
    _ = try stage.loupe { answer = try pick() }
    try stage.xdotool("click", "1")
    #expect(response(try #require(answer)) == .uint32(0))
    withExtendedLifetime(program) {}
  }

  /// Between two picks it has no connection to the display.
  @Test func theDisplayIsLeftAfterEachPick() throws {
    let program = try start()
    func files() throws -> Int {
      // Answered when nothing is left to be done.
      _ = try client.callAndWait(
        BusMethod(
          ScreenshotPeer.name, path: ScreenshotPeer.path, "org.freedesktop.DBus.Peer", "Ping"),
        atMost: .safetyNet)
      return try FileManager.default.contentsOfDirectory(
        atPath: "/proc/\(program.processIdentifier)/fd"
      ).count
    }
    let known = try files()
    for key in ["Return", "Escape", "Return"] {
      var answer: Answer?
      _ = try stage.loupe { answer = try pick() }
      try stage.xdotool("key", key)
      #expect(response(try #require(answer)) == .uint32(key == "Return" ? 0 : 1))
      #expect(try files() == known)
    }
  }

  @Test func aSignalEndsThePickAndTheProgram() throws {
    let program = try start()
    var answer: Answer?
    _ = try stage.loupe { answer = try pick() }
    program.signal(SIGTERM)
    #expect(response(try #require(answer)) == .uint32(2))
    #expect(program.finish().status == 1)
    _ = try PointerGrab(
      stage.display, window: stage.window.id, events: [.buttonPress], cursor: nil)
  }

  @Test func aLostDisplayEndsIt() throws {
    let program = try start()
    var answers: [Answer] = []
    _ = try stage.loupe { answers.append(try pick(1)) }
    for number in 2...7 { answers.append(try pick(number)) }
    // The bus has passed them on.
    #expect(try client.isOwned(ScreenshotPeer.name))
    stage.server.kill()
    #expect(client.run(atMost: .safetyNet) { answers.allSatisfy { $0.values != nil } })
    #expect(answers.allSatisfy { $0.values?.first == .uint32(2) })
    let outcome = program.finish()
    #expect(outcome.status == 3)
    #expect(outcome.errorText == "chidori: the connection to the X server was lost\n")
  }

  @Test func itIsNoUseInAWaylandSession() throws {
    let variables = stage.server.environment.merging(bus.environment) { $1 }
      .merging(["WAYLAND_DISPLAY": "wayland-0"]) { $1 }
    let program = try Program([PickStage.chidori, "portal"], environment: variables)
    var owner: String?
    let following = try client.followOwner(of: ScreenshotPeer.name) { owner = $0 }
    try owner = client.isOwned(ScreenshotPeer.name) ? "" : owner
    stage.wait { owner != nil }
    #expect(response(try pick()) == .uint32(2))
    withExtendedLifetime(following) {}
    bus.kill()
    #expect(program.finish().errorText.contains("in a Wayland session"))
  }
}
