import Bus
import BusHarness
import TestSupport
import Testing
import X11

@Suite struct BusConnectionTests {
  @Test func aNameIsOwnedOnce() throws {
    let pair = try Pair()
    #expect(try pair.server.own(Pair.name))
    #expect(try !pair.client.own(Pair.name))
    #expect(try pair.client.isOwned(Pair.name))
    #expect(try !pair.client.isOwned("org.chidori.Nobody"))
  }

  @Test func ownersAreFollowed() throws {
    let pair = try Pair()
    var owners: [String?] = []
    pair.slots.append(
      try pair.client.followOwner(of: "org.chidori.Other") { owners.append($0) })
    // The bus answers in order: now it knows who listens.
    _ = try pair.client.isOwned("org.chidori.Other")
    #expect(try pair.server.own("org.chidori.Other"))
    #expect(pair.run { owners.count == 1 })
    try pair.server.disown("org.chidori.Other")
    #expect(pair.run { owners.count == 2 })
    #expect(owners.first??.hasPrefix(":1.") == true)
    #expect(owners.last == .some(nil))
  }

  @Test func signalsReachWhoListens() throws {
    let pair = try Pair()
    var heard: [[BusValue]] = []
    var others = 0
    let interface = "org.chidori.Thing"
    let match = SignalMatch(path: "/thing", interface: interface, member: "Changed")
    pair.slots += [
      try pair.client.listen(for: match) { heard.append($0.values) },
      // Two that listen to the same each read it whole.
      try pair.client.listen(for: SignalMatch(interface: interface)) { _ in others += 1 },
    ]
    _ = try pair.client.isOwned(Pair.name)
    try pair.server.emit("Other", of: interface, at: "/thing")
    try pair.server.emit("Changed", of: interface, at: "/thing", [.string("it's"), .uint32(1)])
    #expect(pair.run { others == 2 && !heard.isEmpty })
    #expect(heard == [[.string("it's"), .uint32(1)]])
  }

  @Test func aTextWithAQuoteCannotBeListenedFor() throws {
    let pair = try Pair()
    #expect(throws: BusError.malformed("it's")) {
      try pair.client.listen(for: SignalMatch(argument: "it's")) { _ in }
    }
  }

  @Test func withoutABusItFailsAtOnce() {
    #expect(throws: BusError.self) { try BusConnection(address: "disabled:") }
    #expect(throws: BusError.self) { try BusConnection(address: "unix:path=/nonexistent") }
  }

  @Test func aBusThatDiesIsToldOnceAndLeavesNobodyWaiting() throws {
    let pair = try Pair()
    var waiting: BusCall?
    try pair.serve {
      waiting = $0
      return true
    }
    var answers: [Result<[BusValue], BusError>] = []
    var ends = 0
    pair.client.closed = { ends += 1 }
    try pair.client.call(pair.method("Wait"), atMost: .safetyNet) { answers.append($0) }
    #expect(pair.run { waiting != nil })
    pair.bus.kill()
    #expect(runTogether([pair.client]) { !pair.client.isOpen })
    #expect(answers == [.failure(.disconnected)])
    #expect(ends == 1)
    #expect(pair.client.file < 0 && pair.client.timeout == nil && !pair.client.wantsWriting)
    #expect(throws: BusError.disconnected) { try pair.client.call(pair.method("Again")) }
    pair.client.process()
    #expect(ends == 1)
  }

  @Test func anIdleConnectionAsksForNoWakeUp() throws {
    let pair = try Pair()
    _ = try pair.client.isOwned(Pair.name)
    #expect(pair.client.timeout == nil)
    #expect(!pair.client.wantsWriting)
  }

  @Test func aHandlerMayCallButDoesNotWait() throws {
    let pair = try Pair()
    try pair.serve { call in
      #expect(throws: BusError.timeout) {
        try pair.server.callAndWait(pair.method("Other"), atMost: .safetyNet)
      }
      call.answer()
      return true
    }
    #expect(try pair.call(pair.method("Work")) == .success([]))
  }

  @Test func anEventLoopWaitsForTheBusToo() throws {
    let pair = try Pair()
    try pair.serve {
      $0.answer(.string("here"))
      return true
    }
    let server = try XServer()
    let loop = EventLoop(try Display(name: server.display))
    for bus in [pair.server, pair.client] { loop.add(PolledSource(bus)) }
    var answers: [Result<[BusValue], BusError>] = []
    try pair.client.call(pair.method("Work"), atMost: .safetyNet) {
      answers.append($0)
      loop.stop()
    }
    #expect(loop.runBounded())
    // A limit wakes the loop by itself.
    pair.slots = []
    var waiting: [BusCall] = []
    try pair.serve {
      waiting.append($0)
      return true
    }
    try pair.client.call(pair.method("Wait"), atMost: .milliseconds(20)) {
      answers.append($0)
      loop.stop()
    }
    #expect(loop.runBounded())
    #expect(answers == [.success([.string("here")]), .failure(.timeout)])
  }
}
