import ColorModel
import Testing

/// The published texts: what CSS accepts, with its values, and what nobody may.
@Suite struct CSSVectorTests {
  /// Component divisors from CSS numbers to ours, by the spaces supported so far.
  static let units: [String: (space: SpaceID, divisors: [Double])] = [
    "rgb": (.srgb, [255, 255, 255]), "hsl": (.hsl, [1, 100, 100]),
  ]

  @Test func readsValidTexts() throws {
    let all = try Vectors("css_valid").rows
    #expect(all.count == 1014)
    let rows = all.filter { Self.units[$0["space"] ?? ""] != nil }
    #expect(rows.count == 478)
    for row in rows {
      let input = try Vectors.input(row)
      let (space, divisors) = try #require(Self.units[row.text("space")])
      let color = try ColorText.parse(input, as: .css)
      #expect(color.space == space, "\(input)")
      for (index, divisor) in divisors.enumerated() {
        let expected = try row.number("c\(index + 1)")
        #expect((color[index] == nil) == (expected == nil), "\(input)")
        #expect(abs(color.components[index] * divisor - (expected ?? 0)) <= 1e-9, "\(input)")
      }
      let alpha = try row.number("alpha")
      #expect(color.missing.contains(ComponentSet.alpha) == (alpha == nil), "\(input)")
      #expect(abs(color.alpha - (alpha ?? 0)) <= 1e-9, "\(input)")
      #expect(color.rgb8.description == row["hex_clip"], "\(input)")
    }
  }

  /// Spaces that are not here yet are refused, not misread.
  @Test func refusesFunctionsToCome() throws {
    let rows = try Vectors("css_valid").rows.filter { Self.units[$0["space"] ?? ""] == nil }
    #expect(rows.count == 536)
    for row in rows {
      let input = try Vectors.input(row)
      #expect(failure(input)?.kind == .unknownFunction, "\(input)")
    }
  }

  @Test func refusesInvalidTexts() throws {
    let rows = try Vectors("css_invalid").rows
    #expect(rows.count == 474)
    #expect(rows.filter { $0["lenient_plausible"] == "1" }.count == 84)
    for row in rows {
      let input = try Vectors.input(row)
      #expect(failure(input) != nil, "\(input)")
    }
  }

  /// Whatever the text, the offset lies in it and the message is one line.
  @Test(arguments: ColorText.Entry.allCases)
  func explainsEveryRefusal(entry: ColorText.Entry) throws {
    var refused = 0
    for row in try Vectors("css_invalid").rows {
      let input = try Vectors.input(row)
      guard let error = failure(input, as: entry) else { continue }
      refused += 1
      #expect((0...input.utf8.count).contains(error.offset), "\(input)")
      let controls = error.description.unicodeScalars.filter {
        $0.properties.generalCategory == .control
      }
      #expect(controls.isEmpty && error.description.count < 120, "\(input)")
    }
    #expect(refused > 300)
  }

  /// Where CSS and a picker differ: refused by name, in all three entries.
  @Test(arguments: ColorText.Entry.allCases)
  func refusesOpenEndsEscapesAndContext(entry: ColorText.Entry) throws {
    let kinds: [String: Set<ParseError.Kind>] = [
      "eof": [.unclosedParenthesis, .unclosedComment, .unknownFunction],
      "escape": [.escape, .unknownFunction],
      "context": [.needsContext],
    ]
    let rows = try Vectors("css_policy").rows
    #expect(rows.count == 61)
    let refused = rows.filter { kinds[$0["group"] ?? ""] != nil }
    #expect(refused.count == 28)
    for row in refused {
      let input = try Vectors.input(row)
      let kind = try #require(failure(input, as: entry)?.kind, "\(input) is read")
      #expect(try #require(kinds[row.text("group")]).contains(kind), "\(input): \(kind)")
    }
  }
}
