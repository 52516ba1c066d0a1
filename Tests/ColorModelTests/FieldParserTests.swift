import ColorModel
import Testing

@Suite struct FieldParserTests {
  @Test(arguments: [
    ("36c", "#3366cc"), ("36c8", "#3366cc88"), ("3366cc", "#3366cc"), ("3366CC80", "#3366cc80"),
    (" 3366cc\n", "#3366cc"), ("123", "#112233"), ("123456", "#123456"), ("#36c", "#3366cc"),
    ("0x3366cc", "#3366cc"), ("0X3366CC", "#3366cc"), ("bed", "#bbeedd"), ("red", "#ff0000"),
    ("rgb(51 102 204)", "#3366cc"), ("hsb(220 75% 80%)", "#3366cc"),
    ("hsv(220deg, 75%, 80%, 0.5)", "#3366cc80"), ("/* a */ red", "#ff0000"),
  ])
  func readsWhatPeopleType(text: String, expected: String) throws {
    #expect(try hex(text, as: .field) == expected)
    #expect(try hex(text, as: .paste) == expected)
  }

  /// Xlib, section 6.4, and rgb.txt; CSS wins where both have a name.
  @Test(arguments: [
    ("rgb:33/66/cc", "#3366cc"), ("RGB:3/6/C", "#3366cc"), ("rgb:3333/6666/cccc", "#3366cc"),
    ("rgb:333/666/ccc", "#3366cc"), ("rgb:f/00/ffff", "#ff00ff"), (" rgb:33/66/cc ", "#3366cc"),
    ("rgbi:0/0.5/1", "#00bcff"), ("RGBI:1.0/1e-3/.5", "#ff03bc"), ("#333666ccc", "#3366cc"),
    ("#33336666CCCC", "#3366cc"), ("#fffffffff", "#ffffff"), ("light blue", "#add8e6"),
    ("Light Slate Grey", "#778899"), ("LightGoldenrod", "#eedd82"), ("light goldenrod", "#eedd82"),
    ("gray50", "#7f7f7f"), ("Grey100", "#ffffff"), ("navy blue", "#000080"), ("snow2", "#eee9e9"),
    ("gray", "#808080"), ("grey", "#808080"), ("green", "#008000"),
    ("maroon", "#800000"), ("purple", "#800080"),
  ])
  func readsWhatXReads(text: String, expected: String) throws {
    #expect(try hex(text, as: .field) == expected)
    #expect(try hex(text, as: .paste) == expected)
    if !["gray", "grey", "green", "maroon", "purple"].contains(text) {
      #expect(failure(text, as: .css) != nil)
    }
  }

  @Test func xSpecsKeepTheirPrecision() throws {
    #expect(
      try ColorText.parse("rgb:1234/0/ffff", as: .field) == Color(.srgb, 0x1234 / 65535.0, 0, 1))
    #expect(try ColorText.parse("rgbi:0.25/0/1", as: .field) == Color(.linearSRGB, 0.25, 0, 1))
  }

  @Test func c75_zeroXIsAlphaFirst() throws {
    #expect(try hex("0xFF56AB32", as: .field) == "#56ab32")
    #expect(try hex("0x4D800080", as: .field) == "#8000804d")
    #expect(try hex("0xffffff3c", as: .field) == "#ffff3c")
    #expect(try ColorText.parse("0x4D800080", as: .field).alpha == Double(0x4D) / 255)
  }

  /// SwiftUI, UIKit and AppKit.
  @Test(arguments: [
    "Color(red: 0.2, green: 0.4, blue: 0.8)", "color(red:.2,green:.4,blue:.8)",
    "UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1.0)",
    "Color(.sRGB, red: 0.2, green: 0.4, blue: 0.8)",
    "NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.8, alpha: 1)",
    "Color( blue: 0.8 , green: 0.4 , red: 0.2 , opacity: 1 )",
  ])
  func readsWhatSwiftWrites(text: String) throws {
    #expect(try ColorText.parse(text, as: .field) == Color(.srgb, 0.2, 0.4, 0.8))
    #expect(try ColorText.parse("let tint = \(text)\n", as: .paste) == Color(.srgb, 0.2, 0.4, 0.8))
    #expect(failure(text, as: .css) != nil)
  }

  @Test func swiftNamesSpaceAndOpacity() throws {
    let text = "Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)"
    #expect(try ColorText.parse(text) == Color(.displayP3, 1, 0, 0, alpha: 0.5))
    #expect(
      try ColorText.parse("Color(.sRGBLinear, red: 1, green: 0, blue: 0.25)")
        == Color(.linearSRGB, 1, 0, 0.25))
  }

  /// A word among the labels is no colour either, not even in longer text.
  @Test(arguments: [
    "Color(red: 0.2, green: 0.4)", "Color(red: 0.2, green: 0.4, blue: 51)",
    "Color(red: 0.2, red: 0.4, blue: 1)", "Color(.cmyk, red: 0.2, green: 0.4, blue: 0.1)",
    "UIColor(red: 0.2, green: g, blue: 0.8, alpha: 1)", "Color(red: 0.2, green: 0.4, blue: 0.1",
    "Color(tint: 0.2, red: 0.2, green: 0.4, blue: 0.8)", "Color(red 0.2, green 0.4, blue 0.8)",
  ])
  func swiftMustBeWhole(text: String) {
    #expect(failure(text, as: .field) != nil)
    #expect(failure("let tint = \(text)", as: .paste) != nil)
  }

  @Test(arguments: [
    "36c", "3366cc", "0x3366cc", "hsb(220 75% 80%)", "hsv(220 75% 80%)", "3366cc80",
  ])
  func cssReadsNoneOfIt(text: String) {
    #expect(failure(text, as: .css) != nil)
  }

  @Test(arguments: [
    "3", "36", "3366c", "3366cc8", "3366cc800", "33 66 cc", "0x", "0x36c", "0x3366cc8", "x3366cc",
    "0x3366cg", "#0x3366cc", "\"red\"", "red;", "color: red", "12, 34, 56", "rgb (1 2 3)",
    "hsl(120, 100, 50)", "lite blue", "red red", "rgb:33/66", "rgbi:1/1/2", "a #3366cc",
  ])
  func refusesTheRest(text: String) {
    #expect(failure(text, as: .field) != nil)
  }
}
