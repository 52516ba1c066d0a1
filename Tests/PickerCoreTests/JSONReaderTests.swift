import Testing

@testable import PickerCore

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> Result<JSONValue, JSONError> {
    Result { () throws(JSONError) in try JSONReader.read(Array(text.utf8)).content.value }
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true\n", .bool(true)), ("false", .bool(false)),
    ("0", .number(0)), ("-0.5e-3", .number(-0.0005)), ("12E+2", .number(1200)),
    ("1e-400", .number(0)), (#""""#, .string("")),
    (#""a\"\\\/\b\f\n\r\té""#, .string("a\"\\/\u{8}\u{c}\n\r\té")),
    (#""\u00e9\ud83d\ude00\u0000""#, .string("é😀\u{0}")), ("[]", .array([])), ("{ }", .object([])),
    ("[1, [2]]", .array([.number(1), .array([.number(2)])])),
    (
      #"{"b": 1, "a": {"b": null}}"#,
      .object([.init("b", .number(1)), .init("a", .object([.init("b", .null)]))])
    ),
    ("\u{FEFF}{}", .object([])),
  ])
  func readsWhatIsJSON(text: String, value: JSONValue) {
    #expect(read(text) == .success(value))
  }

  @Test(arguments: [
    ("", 1, "the text ends too early"), ("\n\n[1,", 3, "the text ends too early"),
    ("{}\n{}", 2, "more after the end"), ("{a: 1}", 1, "expected a name in quotes"),
    (#"{"a" 1}"#, 1, "expected : after a name"), ("{\"a\": 1\n\"b\": 2}", 2, "expected , or }"),
    (#"{"a": 1,}"#, 1, "expected a name in quotes"), ("[1 2]", 1, "expected , or ]"),
    ("[1,]", 1, "expected a value"), ("nul", 1, "expected a value"), ("'a'", 1, "expected a value"),
    ("01", 1, "a number begins with 0"), ("1.", 1, "a number ends at its point"),
    ("1e", 1, "a number ends at its exponent"), ("1e999", 1, "the number is too large"),
    ("+1", 1, "expected a value"), ("-", 1, "expected a value"), (".5", 1, "expected a value"),
    ("\"a\nb\"", 1, "a line ends within quotes"), ("\"a", 1, "a quote is not closed"),
    ("\"\\", 1, "a quote is not closed"), (#""\x""#, 1, #"expected one of "\/bfnrtu after \"#),
    (#""\ud83d""#, 1, "half of a pair of \\u"), (#""\ude00""#, 1, "half of a pair of \\u"),
    (#""\ud83d\u0041""#, 1, "half of a pair of \\u"),
    (#""\u00""#, 1, "expected four hex digits after \\u"),
    (#""\u+123""#, 1, "expected four hex digits after \\u"), ("// x\n{}", 1, "expected a value"),
  ])
  func refusesWhatIsNone(text: String, line: Int, problem: String) {
    #expect(read(text) == .failure(JSONError(line: line, problem: problem)))
  }

  @Test func refusesBytesThatAreNotUTF8() {
    #expect(throws: JSONError(line: 1, problem: "the text is not UTF-8")) {
      try JSONReader.read([0x22, 0xFF, 0x22])
    }
  }

  @Test func nestingIsBounded() {
    let (deep, deeper) = (JSONReader.deepest, 1_000_000)
    let open = String(repeating: "[", count: deep)
    let close = String(repeating: "]", count: deep)
    #expect((try? read(open + close).get()) != nil)
    #expect(
      read(String(repeating: "[", count: deeper))
        == .failure(JSONError(line: 1, problem: "nested too deeply")))
  }

  /// What is written is read as the same value.
  @Test func roundTrips() throws {
    let value = JSONValue.object([
      .init("a\"\n\u{1}é😀", .array([.number(0.1 + 0.2), .number(-5e-300), .number(1e300)])),
      .init("b", .object([.init("c", .null), .init("", .bool(false))])), .init("d", .array([])),
      .init("e", .array([.object([.init("f", .number(9_007_199_254_740_992))]), .object([])])),
    ])
    #expect(read(value.text) == .success(value))
    #expect(read(value.text(indent: "  ")) == .success(value))
  }
}
