import Bus
import BusHarness
import TestSupport
import Testing
import X11

/// `chidori pick` where a portal has to read the screen: in Wayland sessions.
@Suite struct PickPortalTests {
  private static let blue: [String: BusValue] = [
    "color": .structure([.double(0.2), .double(0.4), .double(0.8)])
  ]

  /// In a Wayland session with such a portal, or with none.
  private func pick(
    _ words: String..., manner: PortalStandIn.Manner?
  ) throws -> Program.Outcome {
    let (stage, bus) = (try PickStage(), try SessionBus())
    let portal = try manner.map { try PortalStandIn(bus.address, $0) }
    let program = try Program(
      [PickStage.chidori, "pick"] + words,
      environment: stage.server.environment.merging(bus.environment) { $1 }
        .merging(["WAYLAND_DISPLAY": "wayland-0"]) { $1 })
    if let portal { try #require(runTogether([portal.bus]) { !portal.questions.isEmpty }) }
    return stage.finish(program)
  }

  @Test func c183_theColorOfThePortalIsPrinted() throws {
    let outcome = try pick("--no-history", manner: .answers(0, Self.blue))
    #expect(outcome.text == "#3366cc\n")
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
  }

  @Test func whatThePortalCannotDoIsNamedOnce() throws {
    let outcome = try pick(
      "--no-history", "--size=5", "--freeze", "--delay=0", manner: .answers(0, Self.blue))
    #expect(outcome.text == "#3366cc\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.errorText
        == "chidori: warning: not done by the desktop's portal: --size, --freeze\n")
  }

  @Test func c183_aCancelIsNoError() throws {
    let outcome = try pick(manner: .answers(1, [:]))
    #expect(outcome.status == 1)
    #expect(outcome.text + outcome.errorText == "")
  }

  @Test func c183_aFailureIsTold() throws {
    let outcome = try pick(manner: .answers(2, [:]))
    #expect(outcome.status == 3)
    #expect(outcome.text == "")
    #expect(outcome.errorText.hasPrefix("chidori: the desktop's portal gave no colour: "))
  }

  @Test func aBusThatDiesEndsThePick() throws {
    let (stage, bus) = (try PickStage(), try SessionBus())
    let portal = try PortalStandIn(bus.address, .takesNote)
    let program = try Program(
      [PickStage.chidori, "pick", "--portal=always"],
      environment: stage.server.environment.merging(bus.environment) { $1 })
    try #require(runTogether([portal.bus]) { !portal.questions.isEmpty })
    bus.kill()
    let outcome = stage.finish(program)
    #expect(outcome.status == 3)
    #expect(outcome.text == "")
    #expect(outcome.errorText.contains("gave no colour: the session bus is gone"))
  }

  @Test(arguments: [nil, PortalStandIn.Manner.hasNone])
  func c182_withoutAPortalNoColorIsTold(_ manner: PortalStandIn.Manner?) throws {
    let outcome = try pick(manner: manner)
    #expect(outcome.status == 3)
    #expect(outcome.text == "")
    #expect(outcome.errorText.hasPrefix("chidori: no portal can pick a colour"))
  }

  @Test func c182_noPixelIsReadByItsPlace() throws {
    let outcome = try pick("--at", "1,1", manner: nil)
    #expect(outcome.status == 3)
    #expect(outcome.text == "")
    #expect(outcome.errorText.contains("Wayland session"))
  }

  @Test func c182_withoutABusNoColorIsTold() throws {
    let stage = try PickStage()
    let program = try Program(
      [PickStage.chidori, "pick"],
      environment: stage.server.environment.merging(["WAYLAND_DISPLAY": "wayland-0"]) { $1 })
    let outcome = stage.finish(program)
    #expect(outcome.status == 3)
    #expect(outcome.errorText.hasPrefix("chidori: no portal can pick a colour"))
  }

  /// A pick on plain X11 where there is a portal: what it prints, and what was asked.
  private func pickOnX11(
    _ words: String..., manner: PortalStandIn.Manner
  ) throws -> (String, questions: Int) {
    let (stage, bus) = (try PickStage(ground: 0x123456), try SessionBus())
    let portal = try PortalStandIn(bus.address, manner)
    stage.loop.add(PolledSource(portal.bus))
    let pick = try stage.startLoupe(
      ["env", "DBUS_SESSION_BUS_ADDRESS=\(bus.address)", PickStage.chidori, "pick"] + words)
    try stage.xdotool("click", "1")
    return (stage.finish(pick.program).text, portal.questions.count)
  }

  @Test func c183_onX11APortalThatCannotPickLeavesThePickToUs() throws {
    let (text, questions) = try pickOnX11("--portal=always", manner: .hasNone)
    #expect(text == "#123456\n")
    #expect(questions == 1)
  }

  @Test func c184_onX11NothingIsAskedOfABus() throws {
    let (text, questions) = try pickOnX11(manner: .answers(0, Self.blue))
    #expect(text == "#123456\n")
    #expect(questions == 0)
  }

  @Test func aNotificationShowsWhatWasPicked() throws {
    let (stage, bus) = (try PickStage(ground: 0x008080), try SessionBus())
    let service = try NotificationStandIn(bus.address)
    let program = try Program(
      [PickStage.chidori, "pick", "--at", "1,1", "--notify"],
      environment: stage.server.environment.merging(bus.environment) { $1 })
    try #require(runTogether([service.bus]) { !service.shown.isEmpty })
    #expect(stage.finish(program).text == "#008080\n")
    #expect(service.shown.first?[3...4] == [.string("#008080"), .string("teal")])
  }

  @Test func withoutAServiceANotificationIsNoMatter() throws {
    let stage = try PickStage(ground: 0x008080)
    let outcome = try Program.run(
      [PickStage.chidori, "pick", "--at", "1,1", "--notify"],
      environment: stage.server.environment)
    #expect(outcome.text == "#008080\n")
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
  }
}
