import ColorModel
import Testing

/// The published texts: what CSS accepts, with its values, and what nobody may.
@Suite struct CSSVectorTests {
  /// The spaces as the files name them, and what their CSS numbers are multiples of our units by.
  static let units: [String: (space: SpaceID, numbers: [Double])] = {
    var units: [String: (space: SpaceID, numbers: [Double])] = [
      "rgb": (.srgb, [255, 255, 255]), "hsl": (.hsl, [1, 100, 100]), "hwb": (.hwb, [1, 100, 100]),
    ]
    for space in SpaceID.allCases where units[space.cssName] == nil && space != .cmyk {
      units[space.cssName] = (space, [1, 1, 1])
    }
    return units
  }()

  @Test(arguments: [("css_valid", 1014), ("css_calc", 52), ("css_relative", 108)])
  func readsEveryRow(file: String, count: Int) throws {
    let rows = try Vectors(file).rows
    #expect(rows.count == count)
    for row in rows {
      let input = try Vectors.input(row)
      let (space, numbers) = try #require(Self.units[row.text("space")])
      let color: Color
      do throws(ParseError) {
        color = try ColorText.parse(input, as: .css)
      } catch {
        Issue.record("\(input): \(error)")
        continue
      }
      #expect(color.space == space, "\(input)")
      for (index, number) in numbers.enumerated() {
        let expected = try row.number("c\(index + 1)")
        #expect((color[index] == nil) == (expected == nil), "\(input)")
        let value = color.components[index] * number
        #expect(
          Self.isNear(value, expected ?? 0), "\(input): \(value) at \(index), not \(expected ?? 0)")
      }
      let alpha = try row.number("alpha")
      #expect(color.missing.contains(ComponentSet.alpha) == (alpha == nil), "\(input)")
      #expect(abs(color.alpha - (alpha ?? 0)) <= 1e-9, "\(input)")
      try Self.checkHex(of: color, row, input)
    }
  }

  /// To 12 digits, or 1e-7 in Lab and LCH: as the files are written.
  static func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= max(1e-7, abs(expected) * 2e-12)
  }

  /// Inside sRGB the hex of the file; outside, hsl() and hwb() are clipped and others mapped.
  ///
  /// Not asserted: imaginary colours, which the file leaves open. A mapped channel may differ by 1,
  /// since the search ends on a tolerance.
  static func checkHex(of color: Color, _ row: [String: String], _ input: String) throws {
    if color.space.definition.base == .srgb {
      #expect(color.rgb8.description == row["hex_clip"], "\(input)")
    } else if let expected = UInt32(try row.text("hex_gamut").dropFirst(), radix: 16) {
      let (one, other) = (color.rgb8, RGB8(expected))
      for channel in [\RGB8.red, \.green, \.blue] {
        let distance = abs(Int(one[keyPath: channel]) - Int(other[keyPath: channel]))
        #expect(distance <= (row["in_srgb"] == "1" ? 0 : 1), "\(input): \(one), not \(other)")
      }
    } else {
      #expect(row["hex_gamut"] == "-", "\(input)")
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
}
