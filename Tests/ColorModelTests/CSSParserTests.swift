import ColorModel
import Testing

@Suite struct CSSParserTests {
  static func expect(
    _ text: String, _ expected: RGB8, alpha: Double = 1, as entry: ColorText.Entry = .css
  ) throws {
    let color = try ColorText.parse(text, as: entry)
    #expect(color.rgb8 == expected, "\(text)")
    #expect(abs(color.alpha - alpha) < 1e-12, "\(text)")
  }

  @Test(arguments: [
    ("hsl(0deg 0% 50% / 50%)", 0x808080, 0.5), ("hsl(0deg 0 0 / 30%)", 0x000000, 0.3),
    ("hsl(0 0 0 / 100%)", 0x000000, 1), ("hsl(0, 0%, 0%, 1)", 0x000000, 1),
    ("hsl(40 50 50)", 0xBF9540, 1),
  ])
  func c62_readsModernHSL(text: String, hex: UInt32, alpha: Double) throws {
    try Self.expect(text, RGB8(hex), alpha: alpha)
  }

  @Test(arguments: [
    ("hsla(270 100% 76% / 0.5)", 0.5), ("hsl(270,100%,76%)", 1), ("HSL(270 100% 76%)", 1),
    ("HSL(270,100%,76%)", 1),
  ])
  func c64_functionNamesHaveNoCase(text: String, alpha: Double) throws {
    try Self.expect(text, RGB8(0xC285FF), alpha: alpha)
  }

  @Test(arguments: [
    ("hsl(0.5turn 100% 50%)", 0x00FFFF), ("hsl(200grad 100% 50%)", 0x00FFFF),
    ("hsl(3.14159265rad 100% 50%)", 0x00FFFF), ("hsl(-240 100% 50%)", 0x00FF00),
    ("hsl(480 100% 50%)", 0x00FF00), ("hsl(360 100% 50%)", 0xFF0000),
  ])
  func c66_anglesHaveUnitsAndWrap(text: String, hex: UInt32) throws {
    try Self.expect(text, RGB8(hex))
  }

  @Test func c67_noneIsZeroAndFlagged() throws {
    try Self.expect("hsl(none 0% 50%)", RGB8(0x808080))
    try Self.expect("rgb(none 255 0)", RGB8(0x00FF00))
    try Self.expect("rgb(1 2 3 / none)", RGB8(0x010203), alpha: 0)
    #expect(try ColorText.parse("hsl(none 0% 50%)", as: .css)[0] == nil)
    #expect(try ColorText.parse("hsl(0 0% 50%)", as: .css)[0] == 0)
    #expect(try ColorText.parse("rgb(1 2 3 / none)", as: .css).missing == [ComponentSet.alpha])
  }

  @Test(arguments: [
    (" #ff1234", 0xFF1234, 1), (" #1234aa ", 0x1234AA, 1), (" #ffff", 0xFFFFFF, 1),
    ("rgb(123,234,452)", 0x7BEAFF, 1), ("rgb(123, 234, 452 )", 0x7BEAFF, 1),
    ("rgb( 0, 0, 0 )", 0x000000, 1), ("rgb(-5 300 1e9 / 7)", 0x00FFFF, 1),
  ])
  func c69_spacesAndOverflow(text: String, hex: UInt32, alpha: Double) throws {
    try Self.expect(text, RGB8(hex), alpha: alpha)
  }

  @Test func c74_hexKeepsItsAlpha() throws {
    try Self.expect("#3366CC80", RGB8(0x3366CC), alpha: 128.0 / 255)
    try Self.expect("#36C8", RGB8(0x3366CC), alpha: Double(0x88) / 255)
    let color = try ColorText.parse("#3366CC80", as: .css)
    #expect(color.with(1, at: 0).alpha8 == 0x80)
    #expect(CSSFormatter(uppercase: true).text(color, as: .hex) == "#3366CC80")
  }

  @Test func c75_hashIsInCSSOrder() throws {
    try Self.expect("#FFFF003C", RGB8(0xFFFF00), alpha: 60.0 / 255)
    try Self.expect("#C123", RGB8(0xCC1122), alpha: 0.2)
    let purple = Color(RGB8(0x800080), alpha: 0.3)
    #expect(CSSFormatter(uppercase: true).text(purple, as: .hex) == "#8000804D")
  }

  @Test func c78_roundsHSLToTheNearest() throws {
    try Self.expect("hsl(340, 80%, 95%)", RGB8(0xFCE8EF))
  }

  @Test(
    arguments: [
      ("red;background:url(//x)", .trailing, 3), ("red}body{", .trailing, 3),
      ("red blue", .trailing, 4), ("redx", .unknownName, 0), ("red!", .trailing, 3),
      ("hsl(0 100% 50%);;", .trailing, 15),
    ] as [(String, ParseError.Kind, Int)])
  func c83_nothingMayFollow(text: String, kind: ParseError.Kind, offset: Int) throws {
    let error = try #require(failure(text))
    #expect(error.kind == kind)
    #expect(error.offset == offset)
  }

  @Test(arguments: ["  red  ", "red /* c */", "/**/red/* ; */\n"])
  func c83_blanksAndCommentsMaySurround(text: String) throws {
    try Self.expect(text, RGB8(0xFF0000))
  }

  @Test(arguments: [
    "rgb(a, b, c)", "rgba(0,0,0,abc)", "rgb(, , )", "#ggg", "hsl(a,b,c)", "rgb(nan 0 0)",
    "rgb(infinity 0 0)",
  ])
  func c86_wordsAreNoNumbers(text: String) {
    for entry in ColorText.Entry.allCases { #expect(failure(text, as: entry) != nil) }
  }

  @Test(arguments: [
    "rgb(1e999 -1e999 0 / 1e999)", "hsl(1e999 1e999% 1e999%)", "hsl(1e300 1e300 1e300)",
    "hsl(1e-999 50% 50% / -1e999)",
  ])
  func c86_hugeNumbersStayFinite(text: String) throws {
    let color = try ColorText.parse(text, as: .css)
    for space in SpaceID.allCases {
      let values = color.converted(to: space).components
      for index in 0..<4 { #expect(values[index].isFinite, "\(text) in \(space)") }
    }
    for form in OutputFormat.allCases {
      let text = CSSFormatter().text(color, as: form) ?? ""
      #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("e+"))
    }
  }

  @Test func c93_hslIsNotLinearLight() throws {
    try Self.expect("hsl(0 0% 3%)", RGB8(0x080808))
  }

  @Test func c94_hueIsInDegrees() throws {
    try Self.expect("hsl(240 100% 50%)", RGB8(0x0000FF))
    try Self.expect("hsl(180 100% 50%)", RGB8(0x00FFFF))
    for hue in stride(from: 0, through: 360, by: 10) {
      let rgb = try ColorText.parse("hsl(\(hue) 100% 50%)", as: .css).rgb8
      #expect([rgb.red, rgb.green, rgb.blue].max() == 255)
      #expect([rgb.red, rgb.green, rgb.blue].min() == 0)
      #expect((rgb == RGB8(0xFF0000)) == (hue % 360 == 0))
    }
  }

  @Test func keepsTheSpaceAndTheValuesWritten() throws {
    #expect(
      try ColorText.parse("hsl(191 0% 50%)", as: .css) == Color(.hsl, 191, 0, 0.5))
    #expect(
      try ColorText.parse("rgb(20% 102 80% / 25%)", as: .css)
        == Color(.srgb, 0.2, 0.4, 0.8, alpha: 0.25))
  }

  @Test func refusesOver4KiB() throws {
    let full = "red" + String(repeating: " ", count: 4093)
    for entry in [ColorText.Entry.css, .field] {
      #expect(try hex(full, as: entry) == "#ff0000")
      let error = try #require(failure(full + " ", as: entry))
      #expect(error.description == "colour text too long: over 4096 bytes")
    }
  }

  @Test func bytesOfAnyCollectionRead() throws {
    let expected = Color(RGB8(0x3366CC))
    #expect(try ColorText.parse(Array("#3366cc".utf8), as: .css) == expected)
    #expect(try ColorText.parse(Array("x#3366cc".utf8)[1...], as: .css) == expected)
    #expect(try ColorText.parse("cc6633#".utf8.reversed(), as: .css).rgb8 == RGB8(0x3366CC))
  }
}
