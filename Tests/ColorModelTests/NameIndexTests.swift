import TestSupport
import Testing

@testable import ColorModel

@Suite struct NameIndexTests {
  static let labs = NameIndex.all.names.map { Color($0.named.rgb).converted(to: .lab).components }

  /// The nearest by the formula alone.
  ///
  /// All that is left out is what is farther in lightness alone: S_L is below 1.75.
  static func search(_ lab: SIMD4<Double>) -> (index: Int, deltaE: Double) {
    var best = (index: 0, deltaE: Double.infinity)
    for (index, other) in labs.enumerated() where abs(lab.x - other.x) <= 1.75 * best.deltaE {
      let deltaE = CIEDE2000.difference(lab, other)
      if deltaE < best.deltaE { best = (index, deltaE) }
    }
    return best
  }

  private func compare(_ color: Color) {
    let lab = color.converted(to: .lab).components
    let (found, expected) = (NameIndex.all.nearest(to: lab), Self.search(lab))
    if found != expected { Issue.record("\(color.components): \(found) \(expected)") }
  }

  @Test(arguments: 0..<32)
  func equalsASearchOnALattice(red: Int) {
    for green in 0..<32 {
      for blue in 0..<32 {
        compare(Color(.srgb, Double(red) / 31, Double(green) / 31, Double(blue) / 31))
      }
    }
  }

  @Test func equalsASearchForEveryName() {
    for named in NamedColor.css + NamedColor.x11 { compare(Color(named.rgb)) }
  }

  @Test func equalsASearchFarOutside() {
    for l in stride(from: -20.0, through: 120, by: 20) {
      for a in stride(from: -400.0, through: 400, by: 80) {
        for b in stride(from: -400.0, through: 400, by: 80) { compare(Color(.lab, l, a, b)) }
      }
    }
  }

  /// The two bounds, tested on pairs with all kinds of distance.
  @Test func boundsAreBelowTheDistance() {
    var random = SeededGenerator(seed: 5)
    for count in 0..<60_000 {
      func lab(_ reach: Double) -> SIMD4<Double> {
        SIMD4(
          Double.random(in: 0...100, using: &random),
          Double.random(in: -reach...reach, using: &random),
          Double.random(in: -reach...reach, using: &random), 0)
      }
      let first = lab(count % 3 == 0 ? 40 : 130)
      let second =
        switch count % 4 {
        case 0, 1: lab(130)
        case 2: first + (lab(20) - lab(20)) * 0.3
        // Opposite hues, within rounding or exactly.
        default: first * SIMD4(1, -0.7, -0.7, 0)
        }
      let deltaE = CIEDE2000.difference(first, second)
      let square = deltaE * deltaE * (1 + 1e-9) + 1e-10
      let (one, other) = (NameIndex.Place(first), NameIndex.Place(second))
      let bounds = (
        NameIndex.squaredBound(one, other), NameIndex.closerSquaredBound(one, other)
      )
      if bounds.0 > square || bounds.1 > square {
        Issue.record("\(first) \(second): \(bounds), \(square)")
      }
    }
  }

  /// Step 6 of the proof.
  @Test func stretchingAddsLessThan6Point4() {
    let most = stride(from: 0.0, through: 200, by: 0.001).lazy
      .map { $0 * (1 - CIEDE2000.weight(ofChroma: $0)) / 2 }.max()
    #expect(most.map { $0 > 6.37 && $0 < 6.39 } == true)
  }

  /// Not a test of speed: what it prints is for the reader, of a release build above all.
  @Test func printsTheTimeOfAQuery() {
    let colors = (0..<2000).map { Color(RGB8(UInt32($0) * 8_388)) }
    let clock = ContinuousClock()
    let time = clock.measure { for color in colors { _ = NearestName(of: color) } }
    print("nearest name: \(time / colors.count) a query, mean of \(colors.count)")
  }
}
