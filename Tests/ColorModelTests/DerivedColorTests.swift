import ColorModel
import Testing

/// CSS Color 5: colours made from colours; and calc() of CSS Values 4.
@Suite struct DerivedColorTests {
  /// Computed by coloraide 8.13.1, whose ProPhoto primaries have four digits (D3 of the vectors).
  @Test(
    arguments: [
      ("color-mix(in oklch, red, blue)", [0.539984541, 0.285448846, 326.642951448], 1.0),
      (
        "color-mix(in oklch longer hue, red, blue)", [0.539984541, 0.285448846, 146.642951448], 1.0
      ),
      (
        "color-mix(in oklch increasing hue, red 30%, blue)",
        [0.504796212, 0.296555063, 193.606579915], 1.0
      ),
      (
        "color-mix(in oklch decreasing hue, red 30%, blue)",
        [0.504796212, 0.296555063, 301.606579915], 1.0
      ),
      ("color-mix(in lch, #eb8d38 25%, teal)", [52.961023968, 40.462995369, 162.67215058], 1.0),
      ("color-mix(in hsl, hsl(40 50% 50%), hsl(330 50% 50%))", [5.0, 0.5, 0.5], 1.0),
      ("color-mix(in hsl longer hue, hsl(40 50% 50%), hsl(60 50% 50%))", [230.0, 0.5, 0.5], 1.0),
      ("color-mix(in hwb, lime 10%, navy)", [228.0, 0.0, 0.448235294], 1.0),
      ("color-mix(in srgb, #3366cc, #eb8d38 20%)", [0.344313725, 0.430588235, 0.683921569], 1.0),
      ("color-mix(in srgb-linear, white, black)", [0.5, 0.5, 0.5], 1.0),
      (
        "color-mix(in lab, white 30%, #33660080)", [66.721289789, -16.163764525, 23.21572063],
        0.651372549
      ),
      (
        "color-mix(in oklab, red 30%, rgb(0 0 255 / 0.2))",
        [0.571973931, 0.142988509, -0.013318318], 0.44
      ),
      ("color-mix(in xyz-d65, gold, purple 75%)", [0.259829304, 0.220769498, 0.182098513], 1.0),
      ("color-mix(in xyz-d50, gold 60%, purple)", [0.468681273, 0.450234173, 0.11079747], 1.0),
      (
        "color-mix(in display-p3, color(display-p3 1 0 0), lime)",
        [0.729200795, 0.492632292, 0.149147354], 1.0
      ),
      ("color-mix(in display-p3-linear, red, lime)", [0.5, 0.5, 0.044740036], 1.0),
      ("color-mix(in rec2020, red, lime)", [0.72647589, 0.647041309, 0.271804222], 1.0),
      ("color-mix(in a98-rgb, red 45%, lime)", [0.697100967, 0.550000004, 0.128933096], 1.0),
      ("color-mix(in prophoto-rgb, red, lime)", [0.621265724, 0.60165797, 0.204056857], 1.0),
      ("color-mix(in oklch, white, blue)", [0.726006859, 0.156607194, 264.052022616], 1.0),
      ("color-mix(in lch, #666666, #000000)", [21.596144781, 0.0, 0.0], 1.0),
      ("color-mix(in oklab, red 20%, blue 30%)", [0.522390376, 0.070471042, -0.136578388], 0.5),
      ("color-mix(in srgb, red 60%, blue 90%)", [0.4, 0.0, 0.6], 1.0),
    ] as [(String, [Double], Double)])
  func mixesInEverySpace(text: String, components: [Double], alpha: Double) throws {
    for entry in ColorText.Entry.allCases {
      let color = try ColorText.parse(text, as: entry)
      let tolerance = color.space == .proPhoto ? 1e-4 : 1e-6
      for index in 0..<3 {
        let value = color.components[index]
        #expect(abs(value - components[index]) < tolerance, "\(text): \(color.components)")
      }
      #expect(abs(color.alpha - alpha) < 1e-9)
    }
  }

  @Test(arguments: [
    ("color-mix(in srgb,red,blue)", "#800080"), ("COLOR-MIX(IN SRGB, RED, BLUE)", "#800080"),
    ("color-mix(in srgb, 25% red, blue)", "#4000bf"), ("color-mix(red, red)", "#ff0000"),
    ("color-mix(in srgb, red calc(20% + 5%), blue)", "#4000bf"),
    ("color-mix(in srgb, red calc(900%), blue 0%)", "#ff0000"),
    ("color-mix( in/**/srgb/**/, /**/red/**/10%, blue/**/)", "#1a00e6"),
    ("color-mix(in xyz, red, red)", "#ff0000"),
    ("color-mix(in srgb, color-mix(in srgb, red, blue), rgb(from lime r g b))", "#408040"),
    ("rgb(from color-mix(in srgb, red, blue) g r b)", "#008080"),
    ("color-mix(in srgb, red 10%, blue 10%)", "#80008033"),
    ("color-mix(in hsl shorter hue, red, #00f)", "#ff00ff"),
  ])
  func readsMixtures(text: String, expected: String) throws {
    #expect(try hex(text, as: .css) == expected)
  }

  @Test(arguments: [
    "color-mix()", "color-mix(in srgb)", "color-mix(in srgb red, blue)",
    "color-mix(in srgb, red, blue, lime)", "color-mix(in srgb, red -1%, blue)",
    "color-mix(in srgb, red 10% 10%, blue)", "color-mix(in srgb, 10% red 10%, blue)",
    "color-mix(in srgb, red 10, blue)", "color-mix(in cmyk, red, blue)",
    "color-mix(in device-cmyk, red, blue)", "color-mix(in hsb, red, blue)",
    "color-mix(in rgb, red, blue)", "color-mix(in srgb longer hue, red, blue)",
    "color-mix(in lch hue, red, blue)", "color-mix(in lch longer, red, blue)",
    "color-mix(in srgb, red, currentcolor)", "color-mix(in srgb, red none, blue)",
  ])
  func refusesWhatIsNoMixture(text: String) {
    #expect(failure(text) != nil)
  }

  /// What is missing in the origin stays so as a word of its own, and counts as 0 in calc().
  @Test func missingComponentsPass() throws {
    let grey = try ColorText.parse("oklch(from gray l c h)", as: .css)
    #expect(grey.missing == [2])
    #expect(try ColorText.parse("oklch(from gray l c calc(h + 30))", as: .css)[2] == 30)
    let clear = try ColorText.parse("rgb(from rgb(1 2 3 / none) r g b)", as: .css)
    #expect(clear.missing == [ComponentSet.alpha])
    #expect(try ColorText.parse("rgb(from rgb(1 2 3 / none) r g b / 1)", as: .css).missing == [])
    #expect(try ColorText.parse("hsl(from rgb(9 9 9 / 0.3) h s l / alpha)", as: .css).alpha == 0.3)
  }

  @Test(
    arguments: [
      ("device-cmyk(from red c m y k)", "#ff0000"), ("hwb(from teal h w b / 0.5)", "#00808080"),
      ("color(from teal display-p3 r g b)", "#008080"),
      ("oklch(from teal l c calc(h + 180))", "#9e585e"),
      ("color(from teal xyz-d50 x y calc(z * 2))", "#007fa4"),
      ("lab(from teal calc(l + 20%) a b)", nil), ("rgb(from teal g r b)", "#800080"),
      ("hsl(from #3366cc calc(h - 0.5turn) s l)", nil),
      ("hsl(from #3366cc calc(h - 180) s l)", "#cc9933"),
      ("rgb(from red r, g, b)", nil), ("rgb(from red, r g b)", nil), ("rgb(from r g b)", nil),
      ("rgb(from red h s l)", nil), ("rgb(from#f00 b g r)", "#0000ff"),
      ("rgb(from var(--x) r g b)", nil), ("RGB(FROM RED B G R)", "#0000ff"),
      ("rgb(from red calc(r * alpha) g b)", "#ff0000"),
      ("rgb(from red none g b / alpha)", "#000000"),
      ("hsb(from red h s b)", nil),
    ] as [(String, String?)])
  func makesColoursFromColours(text: String, expected: String?) throws {
    #expect((try? hex(text, as: .css)) == expected)
  }

  @Test(
    arguments: [
      ("rgb(calc(pi * 10) 0 0)", "#1f0000"), ("rgb(calc(e * 10) 0 0)", "#1b0000"),
      ("rgb(calc(PI * 10) calc(-infinity) calc(InFiNiTy))", "#1f00ff"),
      ("rgb(calc(50% * 2) calc(100% / 2) calc(2 * 25%))", "#ff8080"),
      ("rgb(calc(90deg / 1deg) calc(50% / 1%) 0)", "#5a3200"),
      ("hsl(calc(90deg * 2 / 1deg * 1deg) 100% 50%)", "#00ffff"),
      ("hsl(calc((0.25turn + 100grad) / 2) 100% 50%)", "#80ff00"),
      ("rgb(calc(1+0) 0 0)", nil), ("rgb(calc(1 + 0) 0 0)", "#010000"),
      ("rgb(calc(2*3) 0 0)", "#060000"),
      ("rgb(calc(6/3) 0 0)", "#020000"), ("rgb(calc( ( 1 + 2 ) * ( 3 + 4 ) ) 0 0)", "#150000"),
      ("rgb(calc(2 * -3 + 10) 0 0)", "#040000"), ("rgb(calc(10 - 2 - 3) 0 0)", "#050000"),
      ("rgb(calc(12 / 2 / 3) 0 0)", "#020000"), ("rgb(calc(1/**/ + /**/2) 0 0)", "#030000"),
      ("rgb(calc(1 /**/+/**/ 2) 0 0)", "#030000"), ("rgb(calc(1/**/+/**/2) 0 0)", nil),
      ("rgb(calc(1 + 2deg) 0 0)", nil), ("rgb(calc(1deg * 1deg) 0 0)", nil),
      ("rgb(calc(- 1) 0 0)", nil), ("rgb(calc(-pi) 0 0)", nil), ("rgb(calc(1 2) 0 0)", nil),
      ("rgb(calc(1 ** 2) 0 0)", nil), ("rgb(calc(* 2) 0 0)", nil), ("rgb(calc(1 -) 0 0)", nil),
      ("rgb(0 0 0 / calc(1 / 4))", "#00000040"), ("oklch(calc(1 / 0) 0 calc(1deg / 0))", "#ffffff"),
      ("rgb(calc(0 * infinity) 9 9)", "#000909"), ("calc(1)", nil), ("#calc(1)", nil),
    ] as [(String, String?)])
  func calculates(text: String, expected: String?) throws {
    for entry in ColorText.Entry.allCases where entry != .paste || expected != nil {
      #expect((try? hex(text, as: entry)) == expected, "\(text)")
    }
  }

  /// A text of many parentheses is refused by its depth, in all entries, whatever it is made of.
  @Test(arguments: [
    ("rgb(calc(", "(", "1", ")", ") 0 0)"), ("rgb(calc(", "calc(", "1", ")", ") 0 0)"),
    ("", "rgb(from ", "red", " r g b)", ""), ("", "color-mix(in srgb, blue, ", "red", ")", ""),
  ])
  func nestingIsBounded(start: String, open: String, middle: String, close: String, end: String)
    throws
  {
    func text(_ depth: Int) -> String {
      start + String(repeating: open, count: depth) + middle
        + String(repeating: close, count: depth) + end
    }
    #expect(failure(text(50)) == nil)
    #expect(failure(text(100), as: .css)?.kind == .tooDeep)
    for entry in ColorText.Entry.allCases { #expect(failure(text(2000), as: entry) != nil) }
    let unclosed = String(text(2000).prefix(4000))
    for entry in ColorText.Entry.allCases { #expect(failure(unclosed, as: entry) != nil) }
  }

  @Test func numbersOfAnyLengthAreRead() throws {
    let digits = String(repeating: "3", count: 400)
    #expect(try hex("rgb(0.\(digits) 51.\(digits) \(digits))", as: .css) == "#0033ff")
    #expect(try hex("rgb(calc(\(digits) / \(digits) * 51) 0 0)", as: .css) == "#000000")
    #expect(try hex("hsl(\(digits) 0% 50%)", as: .css) == "#808080")
    #expect(try hex("rgb(1e\(digits) 1e-\(digits) 0)", as: .css) == "#ff0000")
  }
}
