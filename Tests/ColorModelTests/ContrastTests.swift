import ColorModel
import Testing

@Suite struct ContrastTests {
  static func color(_ text: String) throws -> Color { try ColorText.parse(text, as: .css) }

  @Test func equalsPublishedContrasts() throws {
    let rows = try Vectors("contrast").rows
    #expect(rows.count == 154)
    for row in rows {
      let (text, background) = try (
        Self.color(row.text("text")), Self.color(row.text("background"))
      )
      let contrast = Contrast(of: text, on: background)
      #expect(try abs(WCAG.luminance(of: text) - row.value("wcag_lum_text")) <= 1e-11)
      #expect(try abs(WCAG.luminance(of: background) - row.value("wcag_lum_background")) <= 1e-11)
      #expect(try abs(contrast.worstRatio - row.value("wcag_ratio")) <= 1e-10, "\(row)")
      #expect(try WCAG.shown(contrast.worstRatio) == row.value("wcag_ratio_2dp_truncated"))
      #expect(contrast.ratio.lowerBound == contrast.ratio.upperBound)

      #expect(try abs(APCA.luminance(of: text) - row.value("apca_y_text")) <= 1e-11)
      #expect(try abs(APCA.luminance(of: background) - row.value("apca_y_background")) <= 1e-11)
      #expect(try abs(contrast.worstLightnessContrast - row.value("apca_lc")) <= 1e-9, "\(row)")
      if let documented = row["apca_documented"].flatMap(Double.init) {
        #expect(abs(contrast.worstLightnessContrast - documented) <= 1e-12)
      }
    }
  }

  @Test(
    arguments: [
      ("#777777", 4.47, .fail), ("#0078D7", 4.49, .fail), ("#767676", 4.54, .aa),
      ("#000000", 21, .aaa), ("#595959", 7, .aaa),
    ] as [(String, Double, WCAG.Level)])
  func c189_roundsDown(text: String, shown: Double, level: WCAG.Level) throws {
    let contrast = try Contrast(of: Self.color(text), on: .white)
    #expect(WCAG.shown(contrast.worstRatio) == shown)
    #expect(contrast.level(for: .text) == level)
  }

  @Test func levelsDependOnTheUse() {
    let levels: [(Double, WCAG.Level, WCAG.Level, WCAG.Level)] = [
      (2.99999, .fail, .fail, .fail), (3, .fail, .aa, .aa), (4.4999, .fail, .aa, .aa),
      (4.5, .aa, .aaa, .aa), (6.99, .aa, .aaa, .aa), (7, .aaa, .aaa, .aa),
    ]
    for (ratio, text, large, graphics) in levels {
      #expect(WCAG.level(of: ratio, for: .text) == text)
      #expect(WCAG.level(of: ratio, for: .largeText) == large)
      #expect(WCAG.level(of: ratio, for: .graphics) == graphics)
    }
    #expect(WCAG.shown(20.999999999999996) == 21)
    #expect(WCAG.shown(4.4999) == 4.49)
  }

  @Test func translucentTextLiesOnItsBackground() throws {
    let half = Color(.srgb, 0, 0, 0, alpha: 0.4)
    let grey = Color(.srgb, 0.6, 0.6, 0.6)
    let (seen, known) = (Contrast(of: half, on: .white), Contrast(of: grey, on: .white))
    #expect(abs(seen.worstRatio - known.worstRatio) < 1e-12)
    #expect(abs(seen.worstLightnessContrast - known.worstLightnessContrast) < 1e-12)
    #expect(Contrast(of: half.with(alpha: 0), on: .white).worstRatio == 1)
  }

  @Test func translucentBackgroundIsAWorstCase() throws {
    let veil = Color.white.with(alpha: 0.6)
    let contrast = Contrast(of: .black, on: veil)
    let worst = Contrast(of: .black, on: Color(.srgb, 0.6, 0.6, 0.6))
    #expect(abs(contrast.worstRatio - worst.worstRatio) < 1e-12)
    #expect(contrast.ratio.upperBound == 21)
    #expect(abs(contrast.worstLightnessContrast - worst.worstLightnessContrast) < 1e-12)
    // On some backdrop it is the colour of the text.
    let clear = Contrast(of: Color(.srgb, 0.5, 0.5, 0.5), on: Color.white.with(alpha: 0))
    #expect(clear.worstRatio == 1 && clear.worstLightnessContrast == 0)
    #expect(clear.level(for: .graphics) == .fail)
    #expect(clear.lightnessContrast.lowerBound < -30 && clear.lightnessContrast.upperBound > 50)
  }

  @Test(arguments: [
    ("#777777", "#ffffff", 4.5), ("#0078D7", "#ffffff", 4.5), ("#ffee00", "#ffffff", 4.5),
    ("#336699", "#223344", 4.5), ("#ff0000", "#00ff00", 4.5), ("#123456", "#000000", 7),
    ("#abcdef", "#808080", 3), ("#3366cc", "#777777", 4.5), ("#80808080", "#ffffff", 3),
  ])
  func c191_suggestsTheNearestThatPasses(text: String, ground: String, ratio: Double) throws {
    let (text, ground) = try (Self.color(text), Self.color(ground))
    let found = try #require(Contrast.passing(near: text, on: ground, ratio: ratio))
    #expect(Contrast(of: found, on: ground).worstRatio >= ratio)
    #expect(found.alpha == text.alpha && Color(found.rgb8, alpha: found.alpha) == found)
    let lch = text.converted(to: .oklch)
    let way = abs(found.converted(to: .oklch).components.x - lch.components.x)
    for step in 0...1000 where abs(Double(step) / 1000 - lch.components.x) < way - 0.004 {
      let nearer = Color(lch.with(Double(step) / 1000, at: 0).rgb8, alpha: text.alpha)
      #expect(Contrast(of: nearer, on: ground).worstRatio < ratio, "\(nearer)")
    }
  }

  /// Of 118.6, where 118.5 would pass: what is shown and copied is 119, which fails.
  @Test func c189_theVerdictIsOnTheColourAsHexHasIt() {
    for color in [Color(.hsl, 0, 0, 0.465), Color(.srgb, 118.6 / 255, 118.6 / 255, 118.6 / 255)] {
      #expect(Contrast(of: color, on: .white) == Contrast(of: Color(RGB8(0x777777)), on: .white))
      #expect(Contrast(of: .white, on: color) == Contrast(of: .white, on: Color(RGB8(0x777777))))
      #expect(Contrast.passing(near: color, on: .white, .aa)?.rgb8 == RGB8(0x767676))
    }
  }

  @Test func c191_suggestsNothingWhereNothingPasses() {
    let grey = Color(RGB8(0x777777))
    #expect(Contrast.passing(near: grey, on: grey, ratio: 7) == nil)
    #expect(Contrast.passing(near: .black, on: .white, ratio: 7) == .black)
  }
}
