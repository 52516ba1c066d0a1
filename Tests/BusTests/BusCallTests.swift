import Bus
import Testing

@Suite struct BusCallTests {
  @Test func aCallSaysWhatForAndWhoCalls() throws {
    let pair = try Pair()
    var seen: [String] = []
    try pair.serve(withChildren: true) {
      seen = [$0.path, $0.interface, $0.member]
      $0.answer(.string($0.sender))
      return true
    }
    let answer = try pair.call(pair.method("Look", path: "/thing/part"))
    guard case .success(let values)? = answer, case .string(let sender)? = values.first else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(seen == ["/thing/part", "org.chidori.Thing", "Look"])
    #expect(sender.hasPrefix(":1."))
  }

  @Test func anAnswerMayComeLater() throws {
    let pair = try Pair()
    var waiting: BusCall?
    try pair.serve {
      waiting = $0
      return true
    }
    var answer: Result<[BusValue], BusError>?
    try pair.client.call(pair.method("Wait"), atMost: .seconds(100)) { answer = $0 }
    #expect(pair.run { waiting != nil })
    #expect(answer == nil)
    waiting?.answer(.uint32(7))
    waiting?.answer(.uint32(8))
    #expect(pair.run { answer != nil })
    #expect(answer == .success([.uint32(7)]))
  }

  @Test func aCallNobodyAnswersIsRefusedWhenItGoes() throws {
    let pair = try Pair()
    try pair.serve { _ in true }
    guard case .failure(.refused(let name, _))? = try pair.call(pair.method("Forget")) else {
      Issue.record("not refused")
      return
    }
    #expect(name == "org.freedesktop.DBus.Error.NoReply")
  }

  @Test func whatIsNotOursIsUnknown() throws {
    let pair = try Pair()
    try pair.serve { _ in false }
    for method in [
      pair.method("Nothing"), pair.method("Nothing", path: "/elsewhere"),
      BusMethod("org.chidori.Nobody", path: "/", "org.chidori.Nobody", "Nothing"),
    ] {
      guard case .failure(let error)? = try pair.call(method) else {
        Issue.record("answered: \(method)")
        continue
      }
      #expect(error.isUnknown, "\(error)")
    }
  }

  @Test func anErrorKeepsItsNameAndWords() throws {
    let pair = try Pair()
    try pair.serve {
      $0.refuse("org.chidori.Error.Tired", "too late")
      return true
    }
    #expect(
      try pair.call(pair.method("Work"))
        == .failure(.refused(name: "org.chidori.Error.Tired", message: "too late")))
  }

  @Test func aCallWithoutAnAnswerEndsInTime() throws {
    let pair = try Pair()
    var waiting: [BusCall] = []
    try pair.serve {
      waiting.append($0)
      return true
    }
    #expect(
      try pair.call(pair.method("Wait"), atMost: .milliseconds(20)) == .failure(.timeout))
    #expect(
      throws: BusError.timeout,
      performing: { try pair.client.callAndWait(pair.method("Wait"), atMost: .milliseconds(20)) })
  }

  @Test func propertiesAreRead() throws {
    let pair = try Pair()
    let known: [String: BusValue] = ["version": .uint32(2), "words": .strings(["a"])]
    try pair.serve(properties: { $0 == "org.chidori.Thing" ? known : nil }) { _ in false }
    var version: Result<BusValue, BusError>?
    var missing: Result<BusValue, BusError>?
    try pair.client.readProperty(
      "version", of: "org.chidori.Thing", at: "/thing", from: Pair.name
    ) { version = $0 }
    try pair.client.readProperty(
      "color", of: "org.chidori.Thing", at: "/thing", from: Pair.name
    ) { missing = $0 }
    let all = try pair.call(
      BusMethod(Pair.name, path: "/thing", "org.freedesktop.DBus.Properties", "GetAll"),
      [.string("org.chidori.Thing")])
    #expect(pair.run { version != nil && missing != nil })
    #expect(version == .success(.uint32(2)))
    guard case .failure(.refused(let name, _))? = missing else {
      Issue.record("\(String(describing: missing))")
      return
    }
    #expect(name == "org.freedesktop.DBus.Error.UnknownProperty")
    #expect(all == .success([.options(known)]))
  }

  @Test func whoIntrospectsIsToldTheInterfaces() throws {
    let pair = try Pair()
    let interface = #"<interface name="org.chidori.Thing"/>"#
    pair.slots.append(try pair.server.serve("/thing", interfaces: interface) { _ in false })
    let answer = try pair.call(
      BusMethod(Pair.name, path: "/thing", "org.freedesktop.DBus.Introspectable", "Introspect"))
    guard case .success(let values)? = answer, let text = values.first?.text else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(values.count == 1)
    #expect(text.hasPrefix("<!DOCTYPE node "))
    #expect(text.contains(interface))
    #expect(text.contains(#"<interface name="org.freedesktop.DBus.Introspectable">"#))
  }

  @Test func anObjectEndsWithItsSlot() throws {
    let pair = try Pair()
    try pair.serve {
      $0.answer()
      return true
    }
    #expect(try pair.call(pair.method("Work")) == .success([]))
    pair.slots = []
    guard case .failure(let error)? = try pair.call(pair.method("Work")) else {
      Issue.record("answered")
      return
    }
    #expect(error.isUnknown)
  }
}
