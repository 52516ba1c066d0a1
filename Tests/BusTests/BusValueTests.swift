import Bus
import Testing

@Suite struct BusValueTests {
  static let values: [(BusValue, String)] = [
    (.byte(255), "y"), (.boolean(true), "b"), (.boolean(false), "b"), (.int16(.min), "n"),
    (.uint16(.max), "q"), (.int32(.min), "i"), (.uint32(.max), "u"), (.int64(.min), "x"),
    (.uint64(.max), "t"), (.double(0.2), "d"), (.string("\u{85CD} \u{1F3A8}"), "s"),
    (.string(""), "s"),
    (.path("/org/chidori"), "o"), (.signature("a{sv}"), "g"), (.bytes([0, 1, 255]), "ay"),
    (.bytes([]), "ay"), (.strings(["a", "b"]), "as"), (.strings([]), "as"),
    (.array(of: "(ii)", [.structure([.int32(1), .int32(2)])]), "a(ii)"),
    (.structure([.double(0.2), .double(0.4), .double(0.8)]), "(ddd)"),
    (.options([:]), "a{sv}"),
    (.options(["color": .structure([.double(1)]), "all": .boolean(true)]), "a{sv}"),
    (.variant(.variant(.string("deep"))), "v"),
    (.array(of: "{us}", [.entry(.uint32(1), .string("one"))]), "a{us}"),
    (.array(of: "as", [.strings(["a"]), .strings([])]), "aas"),
  ]

  @Test(arguments: values)
  func comesThroughTheBusAsItIs(_ value: BusValue, _ signature: String) throws {
    let pair = try Pair()
    try pair.serve {
      $0.answer($0.values)
      return true
    }
    #expect(value.signature == signature)
    #expect(
      try pair.call(pair.method("Echo"), [value, .string("after")])
        == .success([value, .string("after")]))
  }

  @Test func namedValuesAreReadOutOfTheirVariants() {
    let options = BusValue.options(["a": .uint32(1), "b": .variant(.string("x"))])
    #expect(options.members == ["a": .uint32(1), "b": .string("x")])
    #expect(BusValue.strings([]).members == nil)
  }

  @Test(arguments: [
    [BusValue.string("a\0b")], [.path("no path")], [.signature("(")],
    [.array(of: "s", [.uint32(1)])], [.array(of: "!", [])], [.entry(.byte(1), .byte(2))],
  ])
  func whatTheBusDoesNotTakeIsRefusedHere(_ values: [BusValue]) throws {
    let pair = try Pair()
    var problem: BusError?
    do throws(BusError) {
      try pair.client.call(pair.method("Echo"), values)
    } catch {
      problem = error
    }
    guard case .malformed? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    // The connection lives on.
    try pair.serve {
      $0.answer()
      return true
    }
    #expect(try pair.call(pair.method("Next")) == .success([]))
  }
}
