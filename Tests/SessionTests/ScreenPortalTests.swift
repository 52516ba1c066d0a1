import Bus
import BusHarness
import ColorModel
import Session
import TestSupport
import Testing

@Suite struct ScreenPortalTests {
  private static let blue = BusValue.structure([.double(0.2), .double(0.4), .double(0.8)])

  /// What becomes of a pick, and how long it was to wait; `expires` lets that time pass.
  private func pick(
    _ manner: PortalStandIn.Manner, expires: Bool = false, window: UInt? = nil
  ) throws -> (outcomes: [ScreenPortal.Outcome], portal: PortalStandIn) {
    let bus = try SessionBus()
    let portal = try PortalStandIn(bus.address, manner)
    let client = try BusConnection(address: bus.address)
    var timers: [(Duration, () -> Void)] = []
    let screen = ScreenPortal(client) { timers.append(($0, $1)) }
    var outcomes: [ScreenPortal.Outcome] = []
    screen.pick(for: window) { outcomes.append($0) }
    if expires {
      #expect(runTogether([portal.bus, client]) { !portal.questions.isEmpty })
      #expect(timers.map(\.0) == [.seconds(60)])
      for timer in timers { timer.1() }
    }
    #expect(runTogether([portal.bus, client]) { !outcomes.isEmpty })
    for timer in timers { timer.1() }
    return (outcomes, portal)
  }

  @Test func c183AColorIsTaken() throws {
    let (outcomes, portal) = try pick(.answers(0, ["color": Self.blue]), window: 0x1a)
    #expect(outcomes == [.color(Color(.srgb, 0.2, 0.4, 0.8))])
    #expect(portal.questions.first?.interface == "org.freedesktop.portal.Screenshot")
    #expect(portal.questions.first?.values == [.string("x11:1a"), .options([:])])
    #expect(portal.closed.isEmpty)
  }

  @Test func c183AnAnswerMayComeBeforeItsHandle() throws {
    let (outcomes, _) = try pick(.answersEarly(1, [:]))
    #expect(outcomes == [.cancelled])
  }

  @Test(arguments: [
    (PortalStandIn.Manner.answers(1, [:]), ScreenPortal.Outcome.cancelled),
    (.hasNone, .missing),
    (.answers(2, [:]), .failed("it could not be done")),
    (.answers(0, [:]), .failed("it gave no colour")),
    (
      .answers(0, ["color": .structure([.double(2), .double(0), .double(.nan)])]),
      .failed("it gave no colour")
    ),
  ])
  func c183EachEndIsTold(
    _ manner: PortalStandIn.Manner, _ outcome: ScreenPortal.Outcome
  ) throws {
    #expect(try pick(manner).outcomes == [outcome])
  }

  @Test func c183AnErrorIsTold() throws {
    guard case .failed(let words)? = try pick(.fails).outcomes.first else {
      Issue.record("not failed")
      return
    }
    #expect(words.contains("no screen"))
  }

  @Test(arguments: [PortalStandIn.Manner.takesNote, .ignores])
  func c183APortalThatNeverAnswersIsGivenUp(_ manner: PortalStandIn.Manner) throws {
    #expect(try pick(manner, expires: true).outcomes == [.silent])
  }

  @Test func c183WithoutAPortalThereIsNone() throws {
    let bus = try SessionBus()
    let client = try BusConnection(address: bus.address)
    var outcomes: [ScreenPortal.Outcome] = []
    let screen = ScreenPortal(client) { _, _ in }
    screen.pick { outcomes.append($0) }
    #expect(runTogether([client]) { !outcomes.isEmpty })
    #expect(outcomes == [.missing])
    bus.kill()
    #expect(runTogether([client]) { !client.isOpen })
    screen.pick { outcomes.append($0) }
    #expect(outcomes == [.missing, .missing])
  }

  @Test(arguments: [true, false])
  func aBusOrAPortalThatDiesEndsThePickAtOnce(_ isBus: Bool) throws {
    let bus = try SessionBus()
    var portal: PortalStandIn? = try PortalStandIn(bus.address, .takesNote)
    let client = try BusConnection(address: bus.address)
    let screen = ScreenPortal(client) { _, _ in }
    var outcomes: [ScreenPortal.Outcome] = []
    screen.pick { outcomes.append($0) }
    #expect(
      runTogether([portal?.bus, client].compactMap(\.self)) { portal?.questions.isEmpty == false })
    // Its answer, by which the pick goes on, is with the bus, then with the client.
    for side in [portal?.bus, client] { _ = try side?.isOwned("org.freedesktop.portal.Desktop") }
    #expect(outcomes == [])
    if isBus { bus.kill() } else { portal = nil }
    #expect(runTogether([client]) { !outcomes.isEmpty })
    #expect(outcomes == [.failed(isBus ? "the session bus is gone" : "the portal is gone")])
  }

  @Test func aPickIsCancelledAtThePortalToo() throws {
    let bus = try SessionBus()
    let portal = try PortalStandIn(bus.address, .takesNote)
    let client = try BusConnection(address: bus.address)
    let screen = ScreenPortal(client) { _, _ in }
    var outcomes: [ScreenPortal.Outcome] = []
    screen.pick { outcomes.append($0) }
    #expect(runTogether([portal.bus, client]) { !portal.questions.isEmpty })
    screen.cancel()
    #expect(outcomes == [.cancelled])
    #expect(runTogether([portal.bus, client]) { !portal.closed.isEmpty })
  }
}
