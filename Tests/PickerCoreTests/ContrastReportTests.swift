import ColorModel
import Foundation
import PickerCore
import Testing

@Suite struct ContrastReportTests {
  private func report(_ foreground: String, _ background: String) throws -> ContrastReport {
    ContrastReport(
      ContrastOptions(
        try ColorText.parse(foreground), on: try ColorText.parse(background)))
  }

  @Test func opaqueColours() throws {
    #expect(
      try report("black", "white").text == """
        #000000 on #ffffff
        WCAG 2 ratio    21.00:1
        text            AAA
        large text      AAA
        graphics        AA
        APCA, web text  Lc 106.0
        """)
    #expect(
      try report("white", "#8888ee").text == """
        #ffffff on #8888ee
        WCAG 2 ratio    3.08:1
        text            fail
        large text      AA
        graphics        AA
        APCA, web text  Lc -63.0
        nearest for AA  #2c2c2c, 4.52:1
        nearest for AAA none
        """)
  }

  @Test func c191_theNearestColourThatPassesIsOffered() throws {
    #expect(
      try report("#777", "white").text.hasSuffix(
        "\nnearest for AA  #767676, 4.54:1\nnearest for AAA #595959, 7.00:1"))
    #expect(try report("#767676", "white").text.hasSuffix("\nnearest for AAA #595959, 7.00:1"))
    let json = try parsed(try report("#777", "white"))
    #expect(json.passing == .init(aa: "#767676", aaa: "#595959"))
    #expect(try parsed(try report("#777", "#777")).passing.aaa == nil)
    #expect(try parsed(try report("black", "white")).passing.aaa == "#000000")
  }

  /// 4.4780: shown as 4.48 it would look nearer to enough than it is.
  @Test func theRatioIsRoundedDown() throws {
    #expect(try report("#777", "#fff").text.contains("4.47:1"))
  }

  @Test func aTranslucentForegroundLiesOnTheBackground() throws {
    let text = try report("#0008", "#fff").text
    #expect(text.hasPrefix("#00000088 on #ffffff\nseen as #777777\nWCAG 2 ratio    4.47:1\n"))
  }

  @Test func behindATranslucentBackgroundTheWorstCounts() throws {
    #expect(
      try report("#000", "#fff8").text == """
        #000000 on #ffffff88
        behind the background may be any grey; the worst counts
        WCAG 2 ratio    5.92:1 at worst, 21.00:1 at best
        text            AA
        large text      AAA
        graphics        AA
        APCA, web text  Lc 41.0 at worst, 106.0 at best
        nearest for AAA none
        """)
  }

  @Test func aColourOutsideSRGBIsSaidToBeMapped() throws {
    let text = try report("color(display-p3 1 0 0)", "white").text
    #expect(text.hasPrefix("#ff0b0c (mapped into sRGB) on #ffffff\n"))
  }

  private struct Passing: Decodable, Equatable {
    var aa: String?
    var aaa: String?
  }

  private struct Parsed: Decodable, Equatable {
    var ratio: Double
    var apca: Double
    var foreground: String
    var background: String
    var text: String
    var largeText: String
    var graphics: String
    var inGamut = [true, true]
    var passing = Passing()
    var ratios: [Double]?
    var apcas: [Double]?
  }

  private func parsed(_ report: ContrastReport) throws -> Parsed {
    try JSONDecoder().decode(Parsed.self, from: Data(report.json.utf8))
  }

  @Test func jsonHasFullPrecision() throws {
    let contrast = Contrast(of: Color(RGB8(0x777777)), on: .white)
    #expect(
      try parsed(report("#777", "#fff"))
        == Parsed(
          ratio: contrast.worstRatio, apca: contrast.worstLightnessContrast, foreground: "#777777",
          background: "#ffffff", text: "fail", largeText: "AA", graphics: "AA",
          passing: Passing(aa: "#767676", aaa: "#595959")))
  }

  @Test func jsonHasTheRangesOfATranslucentBackground() throws {
    let contrast = Contrast(of: .black, on: Color(RGB8(0xffffff), alpha: 136.0 / 255))
    let json = try parsed(report("#000", "#fff8"))
    #expect(json.ratio == contrast.worstRatio && json.background == "#ffffff88")
    #expect(json.ratios == [contrast.ratio.lowerBound, contrast.ratio.upperBound])
    let lc = contrast.lightnessContrast
    #expect(json.apcas == [lc.lowerBound, lc.upperBound])
  }
}
