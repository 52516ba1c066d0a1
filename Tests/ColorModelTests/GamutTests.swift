import ColorModel
import Testing

@Suite struct GamutTests {
  static let spaces: [String: SpaceID] = [
    "oklch": .oklch, "display-p3": .displayP3, "rec2020": .rec2020,
  ]

  static func color(_ row: [String: String]) throws -> Color {
    let space = try #require(spaces[row.text("space")])
    return try Color(space, row.value("c1"), row.value("c2"), row.value("c3"))
  }

  @Test func equalsPublishedMappings() throws {
    let rows = try Vectors("gamut").rows
    #expect(rows.count == 157)
    for row in rows {
      let color = try Self.color(row)
      for (mapped, prefix) in [(color.mapped(), "minde"), (color.clipped(), "clip")] {
        for (index, letter) in ["r", "g", "b"].enumerated() {
          let expected = try row.value("\(prefix)_\(letter)")
          #expect(abs(mapped.components[index] - expected) <= 1e-9, "\(row)")
        }
        let difference = try row.value("\(prefix)_deltaEOK")
        #expect(abs(mapped.difference(from: color, by: .ok) - difference) <= 1e-9, "\(row)")
        #expect(mapped.isInGamut(tolerance: 0))
      }
      let mapped = color.mapped().components
      #expect(RGB8(byte(mapped.x), byte(mapped.y), byte(mapped.z)).description == row["minde_hex"])
      #expect(color.rgb8.description == row["minde_hex"])
      #expect(color.isInGamut(of: .displayP3) == (row["in_display_p3"] == "1"), "\(row)")
    }
  }

  /// C80: chroma goes, lightness and hue stay; a legal blue is left alone.
  @Test func c80_mappingTakesChroma() {
    for (l, c, h) in [(0.7, 0.4, 30.0), (0.5, 0.35, 150), (0.9, 0.3, 270), (0.3, 0.4, 330)] {
      let color = Color(.oklch, l, c, h)
      let mapped = color.mapped().converted(to: .oklch).components
      #expect(abs(mapped.x - l) < 0.03 && mapped.y < c)
      #expect(abs(wrapped(mapped.z - h + 180, at: 360) - 180) < 12, "\(mapped)")
    }
    let blue = Color(RGB8(0x0000FF)).converted(to: .oklch)
    #expect(blue.rgb8 == RGB8(0x0000FF))
  }

  @Test(arguments: SpaceID.allCases)
  func leavesWhatSRGBShows(space: SpaceID) {
    for color in ColorSpaceTests.lattice {
      let converted = color.converted(to: space)
      #expect(converted.isInGamut())
      #expect(converted.rgb8 == color.rgb8)
    }
  }

  @Test func notationsOfSRGBAreClipped() {
    #expect(Color(.hsl, 0, 2, 0.5).rgb8 == RGB8(0xFF0000))
    #expect(Color(.hsl, 0, 2, 0.5).shownInSRGB().components == SIMD4(1, 0, 0, 0))
  }

  @Test(arguments: SpaceID.allCases)
  func onlyBoundedSpacesLeaveColoursOut(space: SpaceID) {
    let imaginary = Color(.oklch, 0.6, 0.6, 150)
    #expect(imaginary.isInGamut(of: space) == (space.definition.gamut == nil))
    #expect(Color(.oklch, 0.6, 0.1, 150).isInGamut(of: space))
  }

  @Test func mapsIntoOtherGamuts() {
    let green = Color(.rec2020, 0, 1, 0)
    #expect(!green.isInGamut(of: .displayP3))
    #expect(green.mapped(to: .displayP3).isInGamut(of: .displayP3))
    #expect(green.mapped(to: .rec2020).isInGamut(of: .rec2020))
    #expect(Color(.oklch, 1.2, 0.1, 0).mapped(to: .displayP3).components == SIMD4(1, 1, 1, 0))
    #expect(Color(.oklch, -0.1, 0.1, 0, alpha: 0.5).mapped() == Color(.srgb, 0, 0, 0, alpha: 0.5))
  }
}
