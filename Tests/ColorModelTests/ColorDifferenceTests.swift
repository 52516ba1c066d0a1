import ColorModel
import Testing

@Suite struct ColorDifferenceTests {
  @Test func equalsPublishedDifferences() throws {
    let rows = try Vectors("deltae").rows
    #expect(rows.count == 105)
    for row in rows {
      func vector(_ columns: [String]) throws -> SIMD4<Double> {
        let values = try columns.map { try row.value($0) }
        return SIMD4(values[0], values[1], values[2], 0)
      }
      let first = try Color(.lab, vector(["l1", "a1", "b1"]))
      let second = try Color(.lab, vector(["l2", "a2", "b2"]))
      for (measure, column) in [
        (ColorDifference.ciede2000, "de2000"), (.ok, "deltaEOK"), (.cie76, "deltaE76"),
      ] {
        let expected = try row.value(column)
        // The Lab values of the file have twelve digits.
        let tolerance = measure == .ok ? 1e-8 : 1e-9
        #expect(abs(first.difference(from: second, by: measure) - expected) <= tolerance, "\(row)")
        #expect(abs(second.difference(from: first, by: measure) - expected) <= tolerance, "\(row)")
      }
      if let hex1 = row["hex1"], let hex2 = row["hex2"], !hex1.isEmpty {
        let (first, second) = try (
          ColorText.parse(hex1, as: .css), ColorText.parse(hex2, as: .css)
        )
        let expected = try row.value("de2000")
        #expect(abs(first.difference(from: second, by: .ciede2000) - expected) < 1e-7, "\(row)")
      }
      if let published = row["de2000_published"].flatMap(Double.init) {
        #expect(abs(first.difference(from: second, by: .ciede2000) - published) < 5.1e-5)
      }
    }
  }

  /// Sharma's pair 14: opposite hues, where another rounding of the angle gives 4.7461.
  @Test func oppositeHuesAreWithinHalfATurn() {
    let (first, second) = (Color(.lab, 50, -0.001, 2.49), Color(.lab, 50, 0.001, -2.49))
    #expect(abs(first.difference(from: second, by: .ciede2000) - 4.8045) < 5e-5)
    #expect(abs(second.difference(from: first, by: .ciede2000) - 4.8045) < 5e-5)
  }

  @Test(arguments: ColorDifference.allCases)
  func isZeroOnlyForEquals(measure: ColorDifference) {
    for color in ColorSpaceTests.lattice {
      #expect(color.difference(from: color, by: measure) == 0)
      #expect(color.difference(from: color.with(0.5, at: 0), by: measure) > 0)
    }
  }
}
