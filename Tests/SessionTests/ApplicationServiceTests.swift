import Bus
import BusHarness
import Session
import TestSupport
import Testing

@Suite struct ApplicationServiceTests {
  private static let method = BusMethod(
    "org.chidori.Chidori", path: "/org/chidori/Chidori", "org.freedesktop.Application", "Activate")

  @Test func theFirstKeepsWhatItWasStartedWith() throws {
    let bus = try SessionBus()
    let service = try ApplicationService(try BusConnection(address: bus.address))
    #expect(!service.handOver(ApplicationRequest(.activate)))
    #expect(!service.handOver(ApplicationRequest(.pick)))
  }

  @Test(arguments: [
    ApplicationRequest(.activate), ApplicationRequest(.pick, startupID: "panel-7_TIME1234"),
    ApplicationRequest(.color("oklch(70% 0.1 200 / 0.5)")),
    ApplicationRequest(.open("/tmp/\u{30AF} 100%/a+b.png"), startupID: ""),
  ])
  func whatTheNextWantsReachesTheFirst(_ request: ApplicationRequest) throws {
    let bus = try SessionBus()
    let first = try BusConnection(address: bus.address)
    let service = try ApplicationService(first)
    #expect(!service.handOver(ApplicationRequest(.activate)))
    var received: [ApplicationRequest] = []
    service.inbox.received = { received.append($0) }
    // A program of its own, as the next start is one: it waits for the first.
    let call = try start(request, on: bus)
    #expect(runTogether([first]) { !received.isEmpty })
    #expect(call.finish().status == 0)
    #expect(received == [request])
  }

  @Test func theBussOwnToolLearnsTheTypesOfValuesFromIt() throws {
    let bus = try SessionBus()
    let first = try BusConnection(address: bus.address)
    let service = try ApplicationService(first)
    #expect(!service.handOver(ApplicationRequest(.activate)))
    var received: [ApplicationRequest] = []
    service.inbox.received = { received.append($0) }
    // As in the README.
    let program = try call(["ActivateAction", "pick", "[]", "{}"], on: bus)
    #expect(runTogether([first]) { !received.isEmpty })
    #expect(program.finish().status == 0)
    #expect(received == [ApplicationRequest(.pick)])
  }

  @Test func whatComesBeforeTheWindowIsThereIsKept() throws {
    let bus = try SessionBus()
    let (first, second) = (
      try BusConnection(address: bus.address), try BusConnection(address: bus.address)
    )
    let service = try ApplicationService(first)
    #expect(!service.handOver(ApplicationRequest(.activate)))
    var isDone = false
    try second.call(Self.method, [.options([:])], atMost: .safetyNet) { _ in isDone = true }
    #expect(runTogether([first, second]) { isDone })
    var received: [ApplicationRequest] = []
    service.inbox.received = { received.append($0) }
    #expect(received == [ApplicationRequest(.activate)])
  }

  @Test func oneThatHangsIsNotWaitedForLong() throws {
    let bus = try SessionBus()
    let first = try ApplicationService(try BusConnection(address: bus.address))
    #expect(!first.handOver(ApplicationRequest(.activate)))
    let next = try ApplicationService(try BusConnection(address: bus.address))
    #expect(!next.handOver(ApplicationRequest(.activate)))
  }

  private static func action(_ name: String, _ parameters: String...) -> [BusValue] {
    let parameters = parameters.map { BusValue.variant(.string($0)) }
    return [.string(name), .array(of: "v", parameters), .options([:])]
  }

  @Test(arguments: [
    ("Activate", [BusValue.string("x")], "Activate does not take s"),
    ("Open", [.options([:])], "Open does not take a{sv}"),
    (
      "Open", [.strings(["nonsense://x", "http://y"]), .options([:])],
      "no file of this machine: nonsense://x"
    ),
    ("ActivateAction", action("nosuch"), "no action of that name: nosuch"),
    ("ActivateAction", action("color"), "the action needs a colour's text: color"),
    ("ActivateAction", action("color", "nonsense"), "unknown colour name: nonsense"),
    ("ActivateAction", action("pick", "now"), "the action takes no value: pick"), ("Quit", [], nil),
  ])
  func whatItDoesNotKnowIsRefused(
    _ member: String, _ values: [BusValue], _ words: String?
  ) throws {
    let bus = try SessionBus()
    let (first, second) = (
      try BusConnection(address: bus.address), try BusConnection(address: bus.address)
    )
    let service = try ApplicationService(first)
    #expect(!service.handOver(ApplicationRequest(.activate)))
    var method = Self.method
    method.member = member
    var answer: Result<[BusValue], BusError>?
    try second.call(method, values, atMost: .safetyNet) { answer = $0 }
    #expect(runTogether([first, second]) { answer != nil })
    guard case .failure(.refused(let name, let message))? = answer else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(
      name == "org.freedesktop.DBus.Error.\(words == nil ? "UnknownMethod" : "InvalidArgs")")
    if let words { #expect(message == words) }
    service.inbox.received = { Issue.record("\($0)") }
  }

  /// The call of the next start, by the bus's own tool.
  private func start(_ request: ApplicationRequest, on bus: SessionBus) throws -> Program {
    let platform = request.startupID.map { "{'desktop-startup-id': <'\($0)'>}" } ?? "@a{sv} {}"
    let words: [String] =
      switch request.wish {
      case .activate: ["Activate", platform]
      case .pick: ["ActivateAction", "'pick'", "@av []", platform]
      case .color(let text): ["ActivateAction", "'color'", "[<'\(text)'>]", platform]
      case .open: ["Open", "['file:///tmp/%E3%82%AF%20100%25/a+b.png']", platform]
      }
    return try call(words, on: bus)
  }

  private func call(_ words: [String], on bus: SessionBus) throws -> Program {
    try Program(
      [
        "gdbus", "call", "--address", bus.address, "--dest", "org.chidori.Chidori", "--object-path",
        "/org/chidori/Chidori", "--method", "org.freedesktop.Application.\(words[0])",
      ] + words.dropFirst(), output: .discarded)
  }
}
