import ColorModel
import Testing

/// The published numbers of every space (Data/README.md).
@Suite struct SpaceTests {
  /// The columns of a space in conversions.tsv, and how near its components must come.
  ///
  /// Tolerances as the vectors' README has them; okhsv and okhsl with the corrected constant.
  static let tables: [(space: SpaceID, columns: [String], tolerance: Double)] = [
    (.srgb, ["r", "g", "b"], 1e-12), (.linearSRGB, ["lin_r", "lin_g", "lin_b"], 1e-9),
    (.hsb, ["hsv_h", "hsv_s", "hsv_v"], 1e-9), (.hsl, ["hsl_h", "hsl_s", "hsl_l"], 1e-9),
    (.hwb, ["hwb_h", "hwb_w", "hwb_b"], 1e-9),
    (.cmyk, ["cmyk_c", "cmyk_m", "cmyk_y", "cmyk_k"], 1e-9),
    (.lab, ["lab_l", "lab_a", "lab_b"], 1e-7), (.lch, ["lch_l", "lch_c", "lch_h"], 1e-7),
    (.oklab, ["oklab_l", "oklab_a", "oklab_b"], 1e-9),
    (.oklch, ["oklch_l", "oklch_c", "oklch_h"], 1e-9),
    (.okhsv, ["okhsv_h", "okhsv_s", "okhsv_v"], 1e-6),
    (.okhsl, ["okhsl_h", "okhsl_s", "okhsl_l"], 1e-6),
    (.xyzD65, ["xyzd65_x", "xyzd65_y", "xyzd65_z"], 1e-9),
    (.xyzD50, ["xyzd50_x", "xyzd50_y", "xyzd50_z"], 1e-9),
    (.displayP3, ["p3_r", "p3_g", "p3_b"], 1e-9),
    (.rec2020, ["rec2020_r", "rec2020_g", "rec2020_b"], 1e-9),
    (.a98, ["a98_r", "a98_g", "a98_b"], 1e-6),
    (.proPhoto, ["prophoto_r", "prophoto_g", "prophoto_b"], 1e-6),
  ]

  @Test func everySpaceHasATable() {
    // Linear Display P3 has facts of its own, below.
    let others = Set(SpaceID.allCases).subtracting([.linearDisplayP3])
    #expect(Set(Self.tables.map(\.space)) == others && Self.tables.count == others.count)
  }

  @Test func equalsPublishedConversions() throws {
    let rows = try Vectors("conversions").rows
    #expect(rows.count == 449)
    for row in rows {
      let rgb = try RGB8(#require(UInt32(row.text("hex").dropFirst(), radix: 16)))
      for (space, columns, tolerance) in Self.tables {
        let color = Color(rgb).converted(to: space)
        #expect(color.rgb8 == rgb, "\(space)")
        for (index, component) in space.components.enumerated() {
          let written = try row.number(columns[index])
          let expected = space == .srgb ? (written ?? 0) / 255 : written ?? 0
          let error = abs(color.components[index] - expected)
          #expect(error <= (component.isHue ? 1e-7 : tolerance), "\(rgb) \(columns[index])")
          #expect(!component.isHue || (color[index] == nil) == (written == nil), "\(rgb)")
        }
      }
      let light = Color(rgb).converted(to: .linearDisplayP3).components
      for (index, column) in ["p3_r", "p3_g", "p3_b"].enumerated() {
        let expected = try Color(.srgb, row.value(column), 0, 0).converted(to: .linearSRGB)
        #expect(abs(light[index] - expected.components.x) <= 1e-9, "\(rgb)")
      }
    }
  }

  /// White by way of another space is white but for the last places: no noise, times infinity.
  @Test(arguments: SpaceID.allCases)
  func whiteAndBlackHaveNoSaturation(space: SpaceID) {
    for (grey, text) in [(Color.white, "hsl(0 0% 100%)"), (.black, "hsl(0 0% 0%)")] {
      let other = grey.converted(to: space)
      #expect(other.converted(to: .hsl).missing == [0])
      #expect(other.converted(to: .hsl).components.y == 0)
      #expect(CSSFormatter().text(other, as: .hsl) == text)
    }
  }

  /// Ottosson's own, with the constant as he published it: up to 0.0018 away (README, D2).
  @Test func okhslHasTheCorrectedConstant() throws {
    var differing = 0
    for row in try Vectors("conversions").rows {
      guard let own = try row.number("okhsl_s"), let published = try row.number("okhsl_ott_s")
      else { continue }
      if abs(own - published) > 1e-4 { differing += 1 }
    }
    #expect(differing > 20)
  }

  @Test(arguments: [
    (0x0000FF, 29.57, 68.29, -112.03), (0xFF0000, 54.29, 80.80, 69.89), (0x808080, 53.59, 0, 0),
  ])
  func c98_labIsUnderD50(hex: UInt32, l: Double, a: Double, b: Double) {
    let lab = Color(RGB8(hex)).converted(to: .lab).components
    #expect(abs(lab.x - l) < 0.005 && abs(lab.y - a) < 0.005 && abs(lab.z - b) < 0.005)
  }
}
