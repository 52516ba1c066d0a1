import ColorModel
import Testing

/// The sentences a user reads, and the column the caret goes to.
@Suite struct ParseErrorTests {
  @Test(arguments: [
    ("", 0, "no colour in the text"),
    (" /* tael */ ", 12, "no colour in the text"),
    ("tael", 0, "unknown colour name: tael"),
    ("  tael  ", 2, "unknown colour name: tael"),
    ("#12345", 0, "hex colours have 3, 4, 6 or 8 digits: #12345"),
    ("#ggg", 0, "hex colours have 3, 4, 6 or 8 digits: #ggg"),
    ("12345", 0, "hex colours have 3, 4, 6 or 8 digits: 12345"),
    ("0x12345", 0, "hex colours have 3, 4, 6 or 8 digits: 0x12345"),
    ("hsx(1 2 3)", 0, "unknown colour function: hsx()"),
    ("rgb(calc(1) 2 3)", 4, "unknown colour function: calc()"),
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
