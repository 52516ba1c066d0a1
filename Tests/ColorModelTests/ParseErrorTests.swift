import ColorModel
import Testing

/// The sentences a user reads, and the column the caret goes to.
@Suite struct ParseErrorTests {
  @Test(arguments: [
    ("", 0, "no colour in the text"),
    (" /* tael */ ", 12, "no colour in the text"),
    ("tael", 0, "unknown colour name: tael"),
    ("  tael  ", 2, "unknown colour name: tael"),
    ("#12345", 0, "hex colours have 3, 4, 6, 8, 9 or 12 digits: #12345"),
    ("#ggg", 0, "hex colours have 3, 4, 6, 8, 9 or 12 digits: #ggg"),
    ("12345", 0, "hex colours have 3, 4, 6 or 8 digits: 12345"),
    ("0x12345", 0, "hex colours have 6 or 8 digits after 0x: 0x12345"),
    ("hsx(1 2 3)", 0, "unknown function: hsx()"),
    ("rgb(min(1, 2) 2 3)", 4, "unknown function: min()"),
    ("rgb(calc(1 + 2", 8, "unclosed parenthesis: calc(1 + 2"),
    ("rgb(calc(1+2) 0 0)", 10, "expected a closing parenthesis: +2) 0 0)"),
    ("rgb(calc(1 +2) 0 0)", 11, "expected a sign between spaces: +2) 0 0)"),
    ("rgb(calc(1 + 2%) 0 0)", 9, "expected a sum of like kinds: 1 + 2%"),
    ("rgb(calc(1% * 1%) 0 0)", 4, "expected a number, percentage or angle: calc(1% * 1%)"),
    ("rgb(calc(one) 0 0)", 9, "expected a number, percentage or angle: one"),
    ("hsl(calc(1%) 0 0)", 4, "expected a hue: calc(1%)"),
    ("oklch(from teal l c calc(x + 30))", 25, "expected a number, percentage or angle: x"),
    ("oklch(from tael l c h)", 11, "unknown colour name: tael"),
    ("rgb(from currentcolor r g b)", 9, "has no value outside a web page: currentcolor"),
    ("color(displayp3 1 0 0)", 6, "unknown colour space: displayp3"),
    ("color(1 0 0)", 6, "expected a colour space: 1 0 0)"),
    ("color-mix(in okl, red, blue)", 13, "unknown colour space: okl"),
    ("color-mix(in lab shorter hue, red, blue)", 17, "expected a comma: shorter hue, red, blue)"),
    (
      "color-mix(in lch wider hue, red, blue)", 17,
      "expected shorter, longer, increasing or decreasing: wider"
    ),
    ("color-mix(in lch longer, red, blue)", 23, "expected the word hue: , red, blue)"),
    ("color-mix(in lch, red 101%, blue)", 22, "expected a percentage of 0 to 100: 101%"),
    (
      "color-mix(in lab, red 0%, blue 0%)", 10,
      "expected a percentage above 0: in lab, red 0%, blue 0%"
    ),
    ("color-mix(in lab, red)", 21, "expected a comma: )"),
    ("rgb:33/66", 9, "expected a slash"),
    ("rgb:33/66/xx", 10, "expected one to four hex digits: xx"),
    ("rgb:33/66/ccccc", 10, "expected one to four hex digits: ccccc"),
    ("rgbi:0/1/1.1", 9, "expected a number of 0 to 1: 1.1"),
    ("rgb:33/66/cc/dd", 12, "unexpected text after the colour: /dd"),
    ("currentColor", 0, "has no value outside a web page: currentColor"),
    ("ButtonFace", 0, "has no value outside a web page: ButtonFace"),
    ("rgb(var(--x) 0 0)", 4, "has no value outside a web page: var()"),
    ("r\\65 d", 1, "escapes are not read: \\65 d"),
    ("rgb(1 2 3", 3, "unclosed parenthesis: rgb(1 2 3"),
    ("rgb(1 2", 3, "unclosed parenthesis: rgb(1 2"),
    ("rgb(", 3, "unclosed parenthesis: rgb("),
    ("red /* blue", 4, "unclosed comment: /* blue"),
    ("rgb(1 two 3)", 6, "expected a number or percentage: two"),
    ("rgb(1 2)", 7, "expected a number or percentage: )"),
    ("rgb(1 2 3 4)", 10, "expected a closing parenthesis: 4)"),
    ("rgb(1 2px 3)", 6, "expected a number or percentage: 2px"),
    ("rgb(1, 20%, 3)", 7, "expected a number like the first: 20%"),
    ("rgb(none, 2, 3)", 4, "expected a number or percentage: none"),
    ("hsl(50% 1% 1%)", 4, "expected a hue: 50%"),
    ("hsl(1, 2, 3%)", 7, "expected a percentage: 2"),
    ("red blue", 4, "unexpected text after the colour: blue"),
    ("%", 0, "expected a colour: %"),
  ])
  func saysWhatIsWrongAndWhere(text: String, offset: Int, description: String) throws {
    let error = try #require(failure(text, as: .field))
    #expect(error.description == description)
    #expect(error.offset == offset)
  }

  @Test func showsAtMostFortyBytesOnOneLine() throws {
    let error = try #require(failure(String(repeating: "é", count: 100)))
    #expect(error.found == String(repeating: "é", count: 20) + "…")
    #expect(failure("\u{1B}[31mred")?.found == "\u{FFFD}[31mred")
    #expect(failure("red\nblue\n")?.found == "blue\u{FFFD}")
  }

  @Test func offsetsCountBytes() {
    #expect(failure("/* é */ tael")?.offset == 9)
  }
}
