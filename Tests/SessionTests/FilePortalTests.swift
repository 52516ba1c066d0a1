import Bus
import BusHarness
import Session
import TestSupport
import Testing

@Suite struct FilePortalTests {
  private let bus: SessionBus
  private let client: BusConnection

  init() throws {
    bus = try SessionBus()
    client = try BusConnection(address: bus.address)
  }

  /// What a dialog ends with.
  private func choose(_ manner: PortalStandIn.Manner) throws -> FilePortal.Outcome? {
    let portal = try PortalStandIn(bus.address, manner)
    var outcomes: [FilePortal.Outcome] = []
    let files = FilePortal(client) { _, _ in }
    files.choosePicture(title: "Open") { outcomes.append($0) }
    #expect(runTogether([portal.bus, client]) { !outcomes.isEmpty })
    #expect(outcomes.count == 1)
    return outcomes.first
  }

  @Test func itIsToldWhatIsWanted() throws {
    let portal = try PortalStandIn(bus.address, .takesNote)
    let files = FilePortal(client) { _, _ in }
    files.choosePicture(title: "Open a picture", in: "/tmp/\u{E9}/", for: 0x1a) { _ in }
    #expect(runTogether([portal.bus, client]) { !portal.questions.isEmpty })
    let question = try #require(portal.questions.first)
    #expect(question.interface == "org.freedesktop.portal.FileChooser")
    #expect(question.member == "OpenFile")
    #expect(question.values.map(\.signature) == ["s", "s", "a{sv}"])
    #expect(question.values.prefix(2) == [.string("x11:1a"), .string("Open a picture")])
    let options = question.values.last?.members
    #expect(options?["current_folder"] == .bytes(Array("/tmp/\u{E9}/\0".utf8)))
    #expect(options?["filters"]?.signature == "a(sa(us))")
    let filters = options?["filters"]?.elements?.compactMap { $0.elements?.first?.text }
    #expect(filters == ["Pictures", "All files"])
    #expect(options?["accept_label"] == .string("_Open"))
  }

  @Test(arguments: [
    (["file:///tmp/a%20b.png"], FilePortal.Outcome.file("/tmp/a b.png")),
    (["file:///a.png", "file:///b.png"], .file("/a.png")), ([], .missing),
    (["https://example.org/a.png"], .missing),
  ])
  func theFirstFileIsTaken(_ uris: [String], _ outcome: FilePortal.Outcome) throws {
    #expect(try choose(.answers(0, ["uris": .strings(uris)])) == outcome)
  }

  @Test(arguments: [
    (PortalStandIn.Manner.answers(1, [:]), FilePortal.Outcome.cancelled),
    (.answers(2, [:]), .ended), (.answers(0, [:]), .missing), (.hasNone, .missing),
    (.fails, .missing),
  ])
  func eachOtherEndIsTold(
    _ manner: PortalStandIn.Manner, _ outcome: FilePortal.Outcome
  ) throws {
    #expect(try choose(manner) == outcome)
  }

  @Test func withoutAPortalThereIsNone() throws {
    var outcomes: [FilePortal.Outcome] = []
    let files = FilePortal(client) { _, _ in }
    files.choosePicture(title: "Open") { outcomes.append($0) }
    #expect(runTogether([client]) { !outcomes.isEmpty })
    #expect(outcomes == [.missing])
  }

  /// The user may look for the file as long as it takes; the portal must say that it has understood.
  @Test(arguments: [(PortalStandIn.Manner.ignores, true), (.takesNote, false)])
  func onlyAPortalThatSaysNothingIsGivenUp(
    _ manner: PortalStandIn.Manner, _ isGivenUp: Bool
  ) throws {
    let portal = try PortalStandIn(bus.address, manner)
    var timers: [() -> Void] = []
    let files = FilePortal(client) { limit, call in
      #expect(limit == FilePortal.limit)
      timers.append(call)
    }
    var outcomes: [FilePortal.Outcome] = []
    files.choosePicture(title: "Open") { outcomes.append($0) }
    #expect(runTogether([portal.bus, client]) { !portal.questions.isEmpty })
    // What the portal has answered by now is with the bus, then with the client.
    for side in [portal.bus, client] { _ = try side.isOwned("org.freedesktop.portal.Desktop") }
    for timer in timers { timer() }
    #expect(outcomes == (isGivenUp ? [.missing] : []))
  }

  /// A dialog may be one that never comes, or that its user has lost.
  @Test(arguments: [(false, FilePortal.Outcome.cancelled), (true, .missing)])
  func itIsClosedWhenNobodyWantsItOrItIsWantedAnew(
    _ isAskedAgain: Bool, _ outcome: FilePortal.Outcome
  ) throws {
    let portal = try PortalStandIn(bus.address, .takesNote)
    let files = FilePortal(client) { _, _ in }
    var outcomes: [FilePortal.Outcome] = []
    func ask() { files.choosePicture(title: "Open") { outcomes.append($0) } }
    ask()
    #expect(runTogether([portal.bus, client]) { !portal.questions.isEmpty })
    for side in [portal.bus, client] { _ = try side.isOwned("org.freedesktop.portal.Desktop") }
    if isAskedAgain { ask() } else { files.cancel() }
    #expect(runTogether([portal.bus, client]) { !portal.closed.isEmpty })
    #expect(outcomes == [outcome])
    #expect(portal.questions.count == 1)
  }
}
