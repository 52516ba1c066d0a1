import ColorModel
import Testing

/// What every space must satisfy, run over all of them: a new space is checked by being in SpaceID.
@Suite struct ColorSpaceTests {
  /// The 216 sRGB colours on a grid of steps of 51, with all corners, greys and edges.
  static let lattice: [Color] = {
    let steps = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    return steps.flatMap { r in
      steps.flatMap { g in steps.map { b in Color(RGB8(r, g, b)) } }
    }
  }()

  /// Beyond sRGB on both sides.
  static let beyond: [Color] = {
    let steps = [-0.3, 0.1, 0.55, 1.2]
    return steps.flatMap { r in
      steps.flatMap { g in steps.map { b in Color(.srgb, r, g, b) } }
    }
  }()

  @Test(arguments: SpaceID.allCases)
  func describesItself(space: SpaceID) {
    #expect(space.definition.id == space)
    #expect(space.definition.base != space)
    #expect((3...4).contains(space.components.count))
    #expect(Set(space.components.map(\.letter)).count == space.components.count)
    #expect(Set(space.components.map(\.name)).count == space.components.count)
    #expect(SpaceID.allCases.filter { $0.cssName == space.cssName } == [space])
    for (index, component) in space.components.enumerated() {
      #expect(space.index(of: component.kind) == index)
      #expect(component.isHue == (component.range == 0...360))
    }
  }

  @Test(arguments: SpaceID.allCases)
  func roundTripsThroughEverySpace(space: SpaceID) {
    for color in Self.lattice + Self.beyond {
      let there = color.converted(to: space)
      for other in SpaceID.allCases {
        expect(there.converted(to: other).converted(to: .srgb), equals: color)
      }
    }
  }

  @Test(arguments: SpaceID.allCases)
  func keepsSRGBInItsRanges(space: SpaceID) {
    for color in Self.lattice {
      let values = color.converted(to: space).components
      for (index, component) in space.components.enumerated() {
        #expect(component.range.contains(values[index]), "\(color) \(component.name)")
        #expect(!component.isHue || values[index] < 360)
      }
      for index in space.components.count..<4 { #expect(values[index] == 0) }
    }
  }

  /// Vectors README: among 8-bit colours only exact greys have a powerless hue.
  @Test(arguments: SpaceID.allCases)
  func hueIsMissingExactlyForGreys(space: SpaceID) {
    guard let hue = space.index(of: .hue) else {
      #expect(Self.lattice.allSatisfy { $0.converted(to: space).missing.isEmpty })
      return
    }
    for color in Self.lattice {
      let rgb = color.rgb8
      let converted = color.converted(to: space)
      #expect(converted.missing.contains(hue) == (rgb.red == rgb.green && rgb.green == rgb.blue))
      for index in 0..<4 where converted.missing.contains(index) {
        #expect(converted.components[index] == 0)
        #expect(converted[index] == nil)
      }
    }
  }

  @Test(arguments: SpaceID.allCases)
  func convertingToItselfChangesNothing(space: SpaceID) {
    let color = Color(space, SIMD4(0.25, 0.5, 0.75, 0), alpha: 0.3, missing: [1])
    #expect(color.converted(to: space) == color)
    for other in SpaceID.allCases { #expect(color.converted(to: other).alpha == 0.3) }
  }

  @Test func analogousMissingComponentsStayMissing() {
    let hsl = Color(.hsl, SIMD4(0, 0.5, 0.5, 0), missing: [0])
    #expect(hsl.converted(to: .hsb).missing == [0])
    #expect(hsl.converted(to: .srgb).missing.isEmpty)
    let clear = Color(.hsl, SIMD4(0, 0.5, 0.5, 0), alpha: 0, missing: [ComponentSet.alpha])
    #expect(clear.converted(to: .srgb).missing == [ComponentSet.alpha])
    #expect(clear.with(alpha: 1).missing.isEmpty)
  }

  @Test func saturationOfBlackAndWhiteIsMissing() {
    #expect(Color.black.converted(to: .hsl).missing == [0, 1])
    #expect(Color.white.converted(to: .hsl).missing == [0, 1])
    #expect(Color.black.converted(to: .hsb).missing == [0, 1])
    #expect(Color.white.converted(to: .hsb).missing == [0])
  }

  @Test func equalsPublishedConversions() throws {
    let rows = try Vectors("conversions").rows
    #expect(rows.count == 449)
    for row in rows {
      let rgb = RGB8(
        try #require(UInt8(row.text("r"))), try #require(UInt8(row.text("g"))),
        try #require(UInt8(row.text("b"))))
      #expect(rgb.description == row["hex"])
      for (space, columns) in [
        (SpaceID.hsb, ["hsv_h", "hsv_s", "hsv_v"]), (.hsl, ["hsl_h", "hsl_s", "hsl_l"]),
      ] {
        let color = Color(rgb).converted(to: space)
        for (index, column) in columns.enumerated() {
          let expected = try row.number(column)
          #expect(
            abs(color.components[index] - (expected ?? 0)) <= (index == 0 ? 1e-7 : 1e-9),
            "\(rgb) \(column)")
          #expect(index != 0 || (color[0] == nil) == (expected == nil), "\(rgb)")
        }
        #expect(color.rgb8 == rgb)
      }
    }
  }

  private func expect(_ color: Color, equals expected: Color) {
    for index in 0..<3 {
      #expect(
        abs(color.components[index] - expected.components[index]) < 1e-12, "\(color) \(expected)")
    }
  }
}
