import ColorModel
import Testing

@Suite struct PasteParserTests {
  @Test(arguments: [
    (" 3366 CC ", "#3366cc"), ("rgb( 0, 0, 0 )", "#000000"),
    ("RGBA   (40, 50, 60, 0.5)", "#28323c80"), ("#FF 00 00", "#ff0000"), ("FF 00 00", "#ff0000"),
    ("33 66 cc 80", "#3366cc80"), ("3 6 c", "#3366cc"),
  ])
  func c71_readsSloppyText(text: String, expected: String) throws {
    #expect(try hex(text, as: .paste) == expected)
  }

  @Test(arguments: [
    "color: #3366cc;", "\"#3366cc\"", "'#3366cc',", "#3366CC\n", "--accent:#3366cc",
    "$accent: '#3366cc';", "\"fill\": \"#3366cc\",", "\u{FEFF}#3366cc", "`#3366cc`",
    "#3366cc;;\r\n",
    "background-color : rgb(51, 102, 204) ;", "fill:\"3366cc\"",
  ])
  func c72_stripsWhatSurroundsAValue(text: String) throws {
    #expect(try hex(text, as: .paste) == "#3366cc")
    #expect(failure(text, as: .css) != nil || text == "#3366CC\n")
  }

  @Test(arguments: [
    ("12, 34, 56", "#0c2238"), ("12,34,56", "#0c2238"), ("(255, 0, 0)", "#ff0000"),
    ("[255, 0, 0]", "#ff0000"), ("255 0 0", "#ff0000"), ("255 255 10", "#ffff0a"),
    ("100%, 50%, 0%", "#ff8000"), ("12, 34, 56, 0.5", "#0c223880"), ("RGB: 12, 34, 56", "#0c2238"),
    ("0.2, 0.4, 0.8", "#3366cc"), ("0.2, 0.4, 0.8, 0.5", "#3366cc80"), ("1.0, 1.0, 1.0", "#ffffff"),
    ("1, 1, 1", "#010101"), ("12.5, 34, 56", "#0d2238"), ("12 34 56", "#123456"),
  ])
  func readsBareNumbers(text: String, expected: String) throws {
    #expect(try hex(text, as: .paste) == expected)
  }

  @Test(arguments: [
    ("a { color: #3366cc; background: #fff }", "#3366cc"),
    ("border: 1px solid rgb(1 2 3 / 0.5)", "#01020380"), ("the colour is teal.", "#008080"),
    ("see #12345 or #3366cc", "#3366cc"), ("Color(0xFF56AB32)", "#56ab32"),
    ("a{color:var(--x);fill:hsl(120 100% 50%)}", "#00ff00"), ("issue #7, tan", "#d2b48c"),
    ("mark the #ff0000 one", "#ff0000"),
    ("fill: rgb(from red r g b); color: blue", "#ff0000"),
    ("fill: alpha(from red / 50%); color: blue", "#0000ff"),
    ("fill: color(from red sRGB2 r g b); color: blue", "#0000ff"),
    ("fill: color-mix(in oklch, red, blue 0%); color: blue", "#ff0000"),
    ("URxvt.color1: rgb:33/66/cc", "#3366cc"), ("\u{1B}]10;rgb:3333/6666/cccc\u{7}", "#3366cc"),
    ("rgb:33/66/cc", "#3366cc"), ("background: medium sea green", "#3cb371"),
    ("XTerm*background: gray50", "#7f7f7f"),
    ("a wall of gray50, please", "#7f7f7f"), ("rgb:33/66/cc;", "#3366cc"),
    ("Light Blue", "#add8e6"), ("hsl(120, 100, 50)", "#00ff00"), ("красный: #ff0000", "#ff0000"),
  ])
  func findsTheFirstColour(text: String, expected: String) throws {
    #expect(try hex(text, as: .paste) == expected)
  }

  @Test(arguments: [
    "", "   ", "zzz", "hello world", "infrared", "red-ish", "über_red", "12, 34", "1, 2, 3, 4, 5",
    "256 colours", "256, 0, 0", "-1, 0, 0", "2026-11-30", "192.168.1.1", "1.2.3", "none none none",
    "#12345", "#3366ccx", "0x12", "\"", "'", ";", ":", "a:", "[", "[]", "()",
    "#", "##", "\"\"", "120°, 100%, 50%", "\u{1F7E5}",
    "currentcolor;", "color: currentcolor", "color: var(--accent);", "rgb(1 2 3;",
  ])
  func refusesTextWithoutAColour(text: String) {
    let color = try? hex(text, as: .paste)
    #expect(color == nil, "\(text)")
  }

  @Test func c137_oddTextIsRefused() throws {
    for text in [
      String(repeating: "\u{1F923}", count: 2500), String(repeating: "\n", count: 10_240),
      String(repeating: "rgb(", count: 20_000), String(repeating: "rgb(/*", count: 11_000),
      String(repeating: "\"", count: 70_000), String(repeating: "#", count: 70_000),
      String(repeating: "a:", count: 40_000), String(repeating: "\u{0}", count: 100),
    ] {
      #expect(failure(text, as: .paste) != nil)
    }
  }

  @Test func looksAtTheFirst64KiB() throws {
    let filler = String(repeating: "word ", count: 13_000)
    #expect(try hex(filler + "#3366cc", as: .paste) == "#3366cc")
    #expect(failure(filler + String(repeating: " ", count: 600) + "#3366cc", as: .paste) != nil)
    // The limit falls into the hex: a part of it is no colour.
    let cut = String(repeating: " ", count: 65_536 - 2 - 4) + "x #3366cc"
    #expect(failure(cut, as: .paste) != nil)
  }

  @Test func offsetsAreThoseOfTheWholeText() {
    #expect(failure("color: #12345;", as: .paste)?.offset == 7)
    #expect(failure("  'tael'", as: .paste)?.offset == 3)
  }
}
