import ColorModel
import Testing

/// Where CSS and a picker may differ: each of the 61 texts, in all three entries.
@Suite struct CSSPolicyTests {
  static func rows(_ group: String) throws -> [String] {
    let rows = try Vectors("css_policy").rows
    #expect(rows.count == 61)
    return try rows.filter { $0["group"] == group }.map(Vectors.input)
  }

  /// Refused by name, in all three entries.
  @Test(
    arguments: [
      ("eof", 11, [.unclosedParenthesis, .unclosedComment]), ("escape", 8, [.escape]),
      ("context", 9, [.needsContext]),
    ] as [(String, Int, Set<ParseError.Kind>)])
  func refusesByName(group: String, count: Int, kinds: Set<ParseError.Kind>) throws {
    let inputs = try Self.rows(group)
    #expect(inputs.count == count)
    for input in inputs {
      for entry in ColorText.Entry.allCases {
        let kind = try #require(failure(input, as: entry)?.kind, "\(input) is read")
        #expect(kinds.contains(kind), "\(input): \(kind)")
      }
    }
  }

  /// CSS Color 5: what needs no page is read, in all three entries.
  @Test(arguments: ColorText.Entry.allCases)
  func readsWhatNeedsNoPage(entry: ColorText.Entry) throws {
    let inputs = try Self.rows("beyond")
    #expect(inputs.count == 10)
    let read = inputs.filter { failure($0, as: entry) == nil }
    #expect(
      read == [
        "color-mix(in oklch, red 30%, blue)", "device-cmyk(0 81% 81% 30%)",
        "rgb(from rgb(none 0 0) r g b)",
      ])
    let origin = try ColorText.parse("rgb(from rgb(none 0 0) r g b)", as: entry)
    #expect(origin.missing == [0])
    #expect(try hex("device-cmyk(0 81% 81% 30%)", as: entry) == "#b32222")
    let kinds = inputs.map { failure($0, as: entry)?.kind }
    #expect(
      kinds == [
        nil, .needsContext, nil, .unknownFunction, .needsContext, .unknownFunction,
        .unknownFunction, .unknownFunction, nil, .unknownFunction,
      ])
  }

  /// What people paste: the paste entry reads it, css what is CSS after all, field the bare hex.
  @Test func readsWhatPeoplePaste() throws {
    let inputs = try Self.rows("lenient")
    #expect(inputs.count == 23)
    #expect(inputs.filter { failure($0, as: .paste) != nil } == ["$ff0000", "120°, 100%, 50%"])
    #expect(
      inputs.filter { failure($0, as: .css) == nil } == ["rgb(255 0 0) ", "rgb(255, 0, 0, 128)"])
    #expect(
      inputs.filter { failure($0, as: .field) == nil } == [
        "fff", "FFF", "ff0000", "ff000080", "f00f", "0xff0000", "0xFF0000", "rgb(255 0 0) ",
        "rgb(255, 0, 0, 128)", "light blue", "Light Blue",
      ])
  }
}
