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
    #expect(space.definition.gamut.map { $0.components == SRGB.components } != false)
    #expect((3...4).contains(space.components.count))
    #expect(Set(space.components.map(\.letter)).count == space.components.count)
    #expect(Set(space.components.map(\.name)).count == space.components.count)
    #expect(SpaceID.allCases.filter { $0.cssName == space.cssName } == [space])
    for (index, component) in space.components.enumerated() {
      #expect(space.index(of: component.kind) == index)
      #expect(component.isHue == (component.range == 0...360))
    }
    #expect(space.components.allSatisfy { $0.name == $0.name.lowercased() })
  }

  /// Through every pair of spaces and back, to within binary noise that a gamma amplifies.
  @Test(arguments: SpaceID.allCases)
  func roundTripsThroughEverySpace(space: SpaceID) {
    for color in Self.lattice + Self.beyond {
      let there = color.converted(to: space)
      for other in SpaceID.allCases {
        guard Self.holds(color, space), Self.holds(color, other) else { continue }
        let back = there.converted(to: other).converted(to: .srgb).components
        let error = abs(back - color.components).max()
        if !(error < 1e-9) { Issue.record("\(color.components) in \(space), \(other): \(error)") }
      }
    }
  }

  /// Below black Okhsv and Okhsl have no saturation, Okhsl none above white either.
  private static func holds(_ color: Color, _ space: SpaceID) -> Bool {
    let lightness = color.converted(to: .oklab).components.x
    return switch space {
    case .okhsv: lightness > 0 || color.isInGamut()
    case .okhsl: (lightness > 0 && lightness < 1) || color.isInGamut()
    default: true
    }
  }

  /// Also where the published curve of Okhsl ends, as for most colours outside sRGB.
  @Test(arguments: [SpaceID.okhsv, .okhsl], [SpaceID.displayP3, .rec2020, .proPhoto])
  func okhsvAndOkhslHoldWiderSpaces(space: SpaceID, wide: SpaceID) {
    for color in Self.lattice {
      let lab = Color(wide, color.components).converted(to: .oklab)
      let there = lab.converted(to: space)
      let error = abs(there.converted(to: .oklab).components - lab.components).max()
      if !(error < 1e-9) { Issue.record("\(wide) \(color.components): \(error)") }
    }
  }

  @Test(arguments: SpaceID.allCases)
  func keepsSRGBInItsRanges(space: SpaceID) {
    for color in Self.lattice {
      let values = color.converted(to: space).components
      for (index, component) in space.components.enumerated() {
        // The edge of sRGB is a guess there, good to half a percent of saturation.
        let slack = [.okhsv, .okhsl].contains(space) ? 0.005 : 1e-6
        let (low, high) = (component.range.lowerBound - slack, component.range.upperBound + slack)
        #expect((low...high).contains(values[index]), "\(color) \(component.name)")
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

  /// CSS Color 4, section 12.2: x is analogous to red, saturation to chroma; a and b together are
  /// chroma and hue together; whiteness is like nothing else.
  @Test(
    arguments: [
      (.xyzD65, [0], .displayP3, [0]), (.rec2020, [1, 2], .xyzD50, [1, 2]),
      (.hsl, [1], .oklch, [1]), (.lch, [1], .okhsv, [1]), (.lab, [0], .oklch, [0]),
      (.lab, [1], .oklab, [1]), (.lab, [1], .lch, []), (.lab, [1, 2], .oklch, [1, 2]),
      (.oklch, [1, 2], .lab, [1, 2]), (.oklch, [2], .lab, []), (.hwb, [1, 2], .hsl, []),
      (.hsl, [2], .hsb, []), (.cmyk, [3], .srgb, []), (.okhsv, [0], .hwb, [0]),
    ] as [(SpaceID, ComponentSet, SpaceID, ComponentSet)])
  func missingIsCarriedForward(
    from space: SpaceID, missing: ComponentSet, to target: SpaceID, expected: ComponentSet
  ) {
    var values = SIMD4(0.4, 0.3, 0.2, 0.1)
    if space.components.count == 3 { values.w = 0 }
    let color = Color(space, values, missing: missing)
    let converted = color.converted(to: target)
    #expect(converted.missing == expected)
    // The flag changes nothing of the colour.
    #expect(converted.components == Color(space, values).converted(to: target).components)
  }

  /// The draft's epsilons, in our units.
  @Test(
    arguments: [
      (.hsl, SIMD4(30, 0.00001, 0.5, 0), SIMD4(30, 0.000011, 0.5, 0), 0),
      (.hwb, SIMD4(30, 0.5, 0.49999, 0), SIMD4(30, 0.5, 0.49998, 0), 0),
      (.lch, SIMD4(50, 0.0015, 30, 0), SIMD4(50, 0.00151, 30, 0), 2),
      (.oklch, SIMD4(0.5, 0.000004, 30, 0), SIMD4(0.5, 0.0000041, 30, 0), 2),
    ] as [(SpaceID, SIMD4<Double>, SIMD4<Double>, Int)])
  func hueIsPowerlessUpToAnEpsilon(
    space: SpaceID, grey: SIMD4<Double>, hued: SIMD4<Double>, hue: Int
  ) {
    #expect(space.definition.powerless(grey) == [hue])
    #expect(space.definition.powerless(hued).isEmpty)
  }

  /// Only their hue is powerless (CSS Color 4, section 7): mixtures with them lose saturation.
  @Test(arguments: [SpaceID.hsl, .hsb, .okhsl, .okhsv], [Color.black, .white])
  func saturationOfBlackAndWhiteIsZero(space: SpaceID, color: Color) {
    for origin in SpaceID.allCases {
      let converted = color.converted(to: origin).converted(to: space)
      #expect(converted.missing == [0], "from \(origin)")
      #expect(abs(converted.components.y) < 1e-12, "from \(origin)")
    }
    #expect(space.definition.undetermined(Color.black.converted(to: space).components) == [0, 1])
    let red = Color(.srgb, 1, 0, 0).converted(to: space)
    let mixed = Color.mix(color, red, fraction: 0.5, in: space)
    #expect(mixed.components.x == red.components.x)
    #expect(abs(mixed.components.y - red.components.y / 2) < 1e-12)
  }

  /// The converter looks no further where nothing is undetermined.
  @Test(arguments: SpaceID.allCases)
  func whatIsPowerlessIsUndetermined(space: SpaceID) {
    let values: [Double] = [0, 1e-10, 1e-6, 0.5, 1 - 1e-10, 1, 2, -1, 100, 360]
    for x in values {
      for y in values {
        for z in values {
          let components = SIMD4(x, y, z, 0)
          let undetermined = space.definition.undetermined(components)
          for index in 0..<4 where space.definition.powerless(components).contains(index) {
            #expect(undetermined.contains(index), "\(components)")
          }
        }
      }
    }
  }

  /// Zeros, units, subnormals and the largest numbers that the parsers let through.
  @Test(arguments: SpaceID.allCases)
  func staysFinite(space: SpaceID) {
    let values: [Double] = [0, .leastNonzeroMagnitude, -1e-9, 1, -1, 0.5, 100, 360, 1e12, -1e12]
    for x in values {
      for y in values {
        for z in values {
          for w in space.components.count > 3 ? values : [0] {
            let color = Color(space, SIMD4(x, y, z, w))
            for other in SpaceID.allCases {
              let converted = color.converted(to: other).components
              if !(abs(converted).max() < .infinity) {
                Issue.record("\(color.components) in \(space), \(other): \(converted)")
              }
            }
          }
        }
      }
    }
  }
}

private func abs(_ vector: SIMD4<Double>) -> SIMD4<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}
