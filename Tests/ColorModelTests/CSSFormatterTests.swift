import ColorModel
import Glibc
import Testing

@Suite struct CSSFormatterTests {
  let blue = Color(RGB8(0x3366CC))

  func text(_ color: Color, _ form: OutputFormat, precision: Int? = nil) throws -> String {
    try #require(CSSFormatter(precision: precision).text(color, as: form))
  }

  @Test(
    arguments: [
      (.hex, "#3366cc", "#3366cc80"), (.rgb, "rgb(51 102 204)", "rgb(51 102 204 / 0.5)"),
      (.rgba, "rgba(51, 102, 204, 1)", "rgba(51, 102, 204, 0.5)"),
      (.hsl, "hsl(220 60% 50%)", "hsl(220 60% 50% / 0.5)"),
      (.hsb, "hsb(220 75% 80%)", "hsb(220 75% 80% / 0.5)"),
      (.float, "0.2, 0.4, 0.8", "0.2, 0.4, 0.8, 0.5"),
    ] as [(OutputFormat, String, String)])
  func writesEveryForm(form: OutputFormat, opaque: String, half: String) throws {
    #expect(try text(blue, form) == opaque)
    #expect(try text(blue.with(alpha: 0.5), form) == half)
  }

  @Test func hexHasItsOptions() {
    let color = blue.with(alpha: 0.5)
    #expect(CSSFormatter(hash: false).text(color, as: .hex) == "3366cc80")
    #expect(CSSFormatter(uppercase: true).text(color, as: .hex) == "#3366CC80")
    #expect(CSSFormatter(hash: false, uppercase: true).text(blue, as: .hex) == "3366CC")
    #expect(CSSFormatter().text(Color.black.with(alpha: 0), as: .hex) == "#00000000")
  }

  @Test func namesAreExactOrNone() {
    #expect(CSSFormatter().text(Color(RGB8(0x00FFFF)), as: .name) == "cyan")
    #expect(CSSFormatter().text(Color.black.with(alpha: 0), as: .name) == "transparent")
    #expect(CSSFormatter().text(Color.black.with(alpha: 0.5), as: .name) == nil)
    var bytes = Array("a".utf8)
    #expect(!CSSFormatter().append(blue, as: .name, to: &bytes))
    #expect(bytes == Array("a".utf8))
  }

  @Test func precisionOverrides() throws {
    let color = Color(.hsl, 220.4567, 0.61234, 0.5)
    #expect(try text(color, .hsl, precision: 3) == "hsl(220.457 61.234% 50%)")
    #expect(try text(color, .hsl, precision: 0) == "hsl(220 61% 50%)")
    #expect(try text(Color(.srgb, 0.2005, 0.4, 0.8), .rgb, precision: 2) == "rgb(51.13 102 204)")
    #expect(try text(Color(.srgb, 1.0 / 3, 0, 1), .float, precision: 5) == "0.33333, 0.0, 1.0")
  }

  @Test func keepsTheHueThatAGreyHas() throws {
    #expect(try text(Color(.hsl, 191, 0, 0.5), .hsl) == "hsl(191 0% 50%)")
    #expect(try text(Color(RGB8(0x808080)), .hsl) == "hsl(0 0% 50%)")
    #expect(try text(.white, .hsl) == "hsl(0 0% 100%)")
    #expect(try text(.black, .hsb) == "hsb(0 0% 0%)")
  }

  @Test func roundsUpToAWholeTurnAsZero() throws {
    #expect(try text(Color(.hsl, 359.98, 1, 0.5), .hsl) == "hsl(0 100% 50%)")
    #expect(try text(Color(.hsl, 359.98, 1, 0.5), .hsl, precision: 1) == "hsl(0 100% 50%)")
  }

  @Test func mapsWhatLiesOutside() throws {
    // gamut.csv, g0003.
    let color = Color(.displayP3, 0, 1, 0, alpha: 2)
    #expect(try text(color, .rgb) == "rgb(0 251 41)")
    #expect(try text(color, .rgb, precision: 1) == "rgb(0 251.4 40.7)")
    #expect(try text(color, .rgba) == "rgba(0, 251, 41, 1)")
    #expect(try text(color, .float) == "0.0, 0.986, 0.16")
    #expect(try text(color.with(alpha: -1), .hex) == "#00fb2900")
    for form in RoundTripTests.formats where !RoundTripTests.opaqueFormats.contains(form) {
      #expect(try hex(text(color, form), as: .paste) == "#00fb29", "\(form)")
    }
  }

  @Test(arguments: [
    "#A38E8E", "#DFF0D8", "#0E0E0E", "#FAEAD7", "#E10A0A", "#CC241D", "#F45EF4", "#F44336",
    "#CC0000", "#003366", "#DDFFEE", "#2979FF",
  ])
  func c89_hslPastesBack(hex expected: String) throws {
    let color = try ColorText.parse(expected, as: .css)
    for form in [OutputFormat.hsl, .hsb] {
      #expect(try hex(text(color, form), as: .field) == expected.lowercased())
    }
  }

  /// Whole numbers give another colour: these texts must not be written without being asked for.
  @Test(arguments: [
    ("#A38E8E", "#a38f8f"), ("#DFF0D8", "#deefd7"), ("#0E0E0E", "#0d0d0d"),
    ("#E10A0A", "#e00b0b"), ("#CC241D", "#cd231d"),
  ])
  func c89_wholeNumbersAreNotEnough(original: String, drifted: String) throws {
    let color = try ColorText.parse(original, as: .css)
    #expect(try hex(text(color, .hsl, precision: 0)) == drifted)
    #expect(try text(color, .hsl) != text(color, .hsl, precision: 0))
  }

  @Test func c90_numbersCarryNoNoise() throws {
    let color = try ColorText.parse("hsl(115, 100%, 73%)", as: .css)
    #expect(try text(color, .hsl) == "hsl(115 100% 73%)")
    #expect(try text(color.converted(to: .srgb), .hsl, precision: 10) == "hsl(115 100% 73%)")
  }

  @Test(arguments: [
    (0x00, "0"), (0x01, "0.004"), (0x0F, "0.06"), (0x4C, "0.298"), (0x4D, "0.3"), (0x50, "0.314"),
    (0x54, "0.33"), (0x55, "0.333"), (0x7F, "0.498"), (0x80, "0.5"), (0x88, "0.533"),
    (0xAA, "0.667"), (0xAB, "0.67"), (0xFE, "0.996"), (0xFF, "1"),
  ])
  func c103_alphaHasTwoDecimalsOrThree(byte: UInt8, expected: String) throws {
    let color = Color.black.with(alpha: Double(byte) / 255)
    #expect(try text(color, .rgba) == "rgba(0, 0, 0, \(expected))")
  }

  @Test func c103_all256AlphasReturn() throws {
    for alpha in 0...255 {
      let color = blue.with(alpha: Double(alpha) / 255)
      for form in RoundTripTests.formats where !RoundTripTests.opaqueFormats.contains(form) {
        #expect(try ColorText.parse(text(color, form), as: .paste).alpha8 == UInt8(alpha))
      }
    }
  }

  @Test func c104_cyclesDoNotDrift() throws {
    var color = try ColorText.parse("rgb(51 102 204 / 50%)", as: .css)
    for _ in 0..<10 {
      let hex = try text(color, .hex)
      #expect(hex == "#3366cc80")
      let rgb = try text(ColorText.parse(hex, as: .css), .rgb)
      #expect(rgb == "rgb(51 102 204 / 0.5)")
      color = try ColorText.parse(rgb, as: .css)
    }
  }

  /// Where a locale is not installed nothing changes, and the texts hold all the same.
  @Test(arguments: ["C", "de_DE.UTF-8", "nl_NL.UTF-8", "fi_FI.UTF-8"])
  func c106_localeChangesNothing(locale: String) throws {
    // Of this thread alone: others read the locale of the process.
    let all = LC_CTYPE_MASK | LC_NUMERIC_MASK
    let loaded = newlocale(all, locale, nil)
    let previous = uselocale(loaded)
    defer {
      uselocale(previous)
      if let loaded { freelocale(loaded) }
    }
    let half = blue.with(alpha: 0.5)
    #expect(try text(half, .rgb) == "rgb(51 102 204 / 0.5)")
    #expect(try text(half, .rgba) == "rgba(51, 102, 204, 0.5)")
    #expect(Number.read("0.3127") == 0.3127)
    // More digits than the short path takes.
    #expect(Number.read("0.31270000000000000000000001") == 0.3127)
    #expect(Number.read("0,3127") == nil)
  }
}
