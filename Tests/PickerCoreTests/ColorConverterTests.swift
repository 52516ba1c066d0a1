import ColorModel
import PickerCore
import Testing

@Suite struct ColorConverterTests {
  private func convert(
    _ text: String, _ change: (inout ConvertOptions) -> Void = { _ in }
  ) throws -> String {
    var options = ConvertOptions()
    change(&options)
    var bytes = Array("before ".utf8)
    // A slice of something longer: only the slice is read.
    let line = Array("red\(text)blue".utf8)[3...].dropLast(4)
    do {
      var converter = ColorConverter(options)
      try converter.append(line, to: &bytes)
    } catch {
      #expect(bytes == Array("before ".utf8), "something was printed for \(text)")
      throw error
    }
    return String(decoding: bytes.dropFirst(7), as: UTF8.self)
  }

  @Test func everyFormatIsWritten() throws {
    for format in OutputFormat.allCases {
      let text = try convert("oklch(0.7 0.1 120)") { $0.output.form = .format(format) }
      #expect(text == format.text(of: Color(.oklch, 0.7, 0.1, 120)))
    }
  }

  @Test(arguments: [
    ("{r},{g},{b}", "51,102,204"), ("0x{HEX}", "0x3366CC"), ("#{hex}", "#3366cc"),
  ])
  func c112_templates(template: String, text: String) throws {
    let form = TextForm.template(try Template(template))
    #expect(try convert("#3366CC") { $0.output.form = form } == text)
  }

  @Test func theStyleIsKept() throws {
    let text = try convert("#abcdef") {
      $0.output.style = CSSFormatter(hash: false, uppercase: true)
    }
    #expect(text == "ABCDEF")
  }

  @Test func theCSSEntryReadsCSSAlone() throws {
    for text in ["3366cc", "0x3366cc", "light slate grey", "0.2, 0.4, 0.8"] {
      #expect(try convert(text).hasPrefix("#"))
      #expect(throws: ParseError.self) { try convert(text) { $0.entry = .css } }
    }
    #expect(try convert("teal") { $0.entry = .css } == "#008080")
  }

  @Test func namesFollowAfterATab() throws {
    #expect(try convert("#008080") { $0.hasNames = true } == "#008080\tteal\t0\tcss")
    #expect(try convert("#3366cd") { $0.hasNames = true } == "#3366cd\troyalblue3\t2.97\tx11")
  }

  /// All formats but those of wide or unbounded spaces, and the JSON form, which says it itself.
  @Test func whatIsMappedIntoSRGBIsCounted() throws {
    let texts = [
      "color(display-p3 1 0 0)", "#f00", "oklch(0.7 0.4 150)", "color(srgb 1.0000001 0 0)",
    ]
    func mapped(_ change: (inout ConvertOptions) throws -> Void) throws -> Int {
      var options = ConvertOptions()
      try change(&options)
      var converter = ColorConverter(options)
      var bytes: [UInt8] = []
      for text in texts { try converter.append(Array(text.utf8)[...], to: &bytes) }
      return converter.mapped
    }
    let wide: [OutputFormat] = [.lab, .lch, .oklab, .oklch, .p3, .rec2020, .a98, .prophoto, .xyz]
    for format in OutputFormat.allCases {
      let count = try mapped { $0.output.form = .format(format) }
      #expect(count == (wide.contains(format) ? 0 : 2), "\(format)")
    }
    for (text, count) in [("{oklch.c}", 0), ("{a}", 0), ("{oklch.l} {hsl.h}", 2), ("{r}", 2)] {
      #expect(try mapped { $0.output.form = .template(try Template(text)) } == count, "\(text)")
    }
    #expect(try mapped { $0.output.isJSON = true } == 0)
    // The rounding of our own output is nothing to speak of.
    for format in wide {
      var converter = ColorConverter(ConvertOptions())
      var bytes: [UInt8] = []
      for name in ["red", "lime", "blue", "yellow", "white", "black", "teal"] {
        let color = try ColorText.parse(name)
        try converter.append(Array(format.text(of: color).utf8)[...], to: &bytes)
      }
      #expect(converter.mapped == 0, "\(format)")
    }
  }

  @Test func jsonSaysWhatWasGiven() throws {
    let text = try convert("rgb(1 2 3) /* \" */") { $0.output.isJSON = true }
    #expect(text.hasPrefix(##"{"input":"rgb(1 2 3) /* \" */","hex":"#010203","##))
    #expect(!text.contains("\"name\":"))
    let named = try convert("teal") {
      $0.output.isJSON = true
      $0.hasNames = true
    }
    #expect(named.hasSuffix(#""name":{"text":"teal","set":"css","exact":true,"deltaE":0}}"#))
  }

  @Test(arguments: ["tael", "", "rgb(1 2)", "#ggg", "red blue", "\0"])
  func nothingIsPrintedForWhatIsNoColour(text: String) {
    for isJSON in [false, true] {
      #expect(throws: ParseError.self) { try convert(text) { $0.output.isJSON = isJSON } }
    }
  }
}
