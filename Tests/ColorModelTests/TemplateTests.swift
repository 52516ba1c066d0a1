import ColorModel
import Testing

@Suite struct TemplateTests {
  static let blue = Color(RGB8(0x3366CC), alpha: 0.5)

  @Test(arguments: [
    ("{r},{g},{b}", "51,102,204"), ("0x{HEX}", "0x3366CC"), ("#{hex}", "#3366cc"),
  ])
  func c112_writesWhatItSays(template: String, text: String) throws {
    #expect(try Template(template).text(of: Self.blue) == text)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("{{{r}}}", "{51}"), ("{{}}", "{}"), ("é{a}é", "é0.5é"),
    ("{r:03}|{g:5}|{b:x}|{r:02X}|{r:b}|{g:o}", "051|  102|cc|33|110011|146"),
    ("{hsl.h} {hsl.s} {hsl.l}", "220 60 50"), ("{cmyk.c} {cmyk.k}", "75 20"),
    ("{oklch.l:.3}|{oklch.c:.4}|{oklch.h:6.1}", "0.532|0.1679| 262.3"),
    ("{lab.l:.0}", "44"), ("{lab.b:08.2}", "-0059.09"), ("{a:.3}", "0.500"), ("{a:02x}", "80"),
    ("{r:.2}", "51.00"), ("{hsl.h:x}", "dc"), ("{hsl.h:d}", "220"), ("{name}", "#3366cc80"),
    ("{hex:8}|", "3366cc  |"), ("{srgb.r} {srgb.g}", "0.2 0.4"),
    ("{p3.g} {display-p3.g}", "0.395 0.395"), ("{xyz-d65.y:.2}", "0.15"),
    ("{okhsv.v:.2} {srgb-linear.b:.2}", "0.81 0.60"),
  ])
  func fillsItsPlaces(template: String, text: String) throws {
    #expect(try Template(template).text(of: Self.blue) == text)
  }

  @Test func namesAreExactOrHex() throws {
    let template = try Template("{name}")
    #expect(template.text(of: Color(RGB8(0x008080))) == "teal")
    #expect(template.text(of: Color(RGB8(0x3366CC))) == "#3366cc")
  }

  @Test(
    arguments: [
      ("{foo}", .unknownWord, 1, "unknown word in a template: foo"),
      ("é {R}", .unknownWord, 4, "unknown word in a template: R"),
      ("{hsl.x}", .unknownWord, 1, "unknown word in a template: hsl.x"),
      ("{hsl}", .unknownWord, 1, "unknown word in a template: hsl"),
      ("{lab.l.a}", .unknownWord, 1, "unknown word in a template: lab.l.a"),
      ("{}", .unknownWord, 1, "unknown word in a template: "),
      ("{ r }", .unknownWord, 1, "unknown word in a template:  r "),
      ("{r", .unclosedBrace, 0, "unclosed brace in a template: {r"),
      ("a{r{g}", .unclosedBrace, 1, "unclosed brace in a template: {r{g}"),
      ("r}", .strayBrace, 1, "a single brace in a template, write it twice: }"),
      ("{r:}", .badLayout, 3, "expected a width, .decimals or a base (x X o b d): "),
      ("{r:q}", .badLayout, 3, "expected a width, .decimals or a base (x X o b d): q"),
      ("{r:.}", .badLayout, 3, "expected a width, .decimals or a base (x X o b d): ."),
      ("{r:.1x}", .badLayout, 3, "expected a width, .decimals or a base (x X o b d): .1x"),
      ("{r:123}", .badLayout, 3, "expected a width, .decimals or a base (x X o b d): 123"),
      ("{hex:x}", .badLayout, 5, "expected a width, .decimals or a base (x X o b d): x"),
    ] as [(String, TemplateError.Kind, Int, String)])
  func c112_namesWhatMeansNothing(
    template: String, kind: TemplateError.Kind, offset: Int, description: String
  ) throws {
    let error = #expect(throws: TemplateError.self) { try Template(template) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
    #expect(error?.description == description)
  }

  /// Each component of each space has a word, and the words of a format write what it writes.
  @Test func everyComponentHasAWord() throws {
    let color = Color(RGB8(0xEB8D38))
    for space in SpaceID.allCases {
      for component in space.components {
        let word = "{\(space.cssName).\(component.letter.lowercased())}"
        #expect(try !Template(word).text(of: color).isEmpty, "\(word)")
      }
    }
    for (template, format) in [
      ("oklch({oklch.l} {oklch.c} {oklch.h})", OutputFormat.oklch),
      ("hsl({hsl.h} {hsl.s}% {hsl.l}%)", .hsl),
      ("color(rec2020 {rec2020.r} {rec2020.g} {rec2020.b})", .rec2020),
      ("rgb:{r:02x}/{g:02x}/{b:02x}", .x11),
    ] {
      #expect(try Template(template).text(of: color) == format.text(of: color))
    }
  }

  @Test func wideColoursAreMappedWhereThereIsNoRoom() throws {
    let wide = Color(.displayP3, 1, 0, 0)
    let template = try Template("{r} {p3.r} {p3.g}")
    #expect(template.text(of: wide) == "255 1 0")
  }
}
