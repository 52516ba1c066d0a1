import ColorModel
import Foundation
import TestSupport
import Testing

/// `chidori convert` as a shell has it: without a display, from arguments and standard input.
@Suite struct ConvertCommandTests {
  /// No display, and no session bus to be asked.
  static let environment = ["DISPLAY": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]

  private static func convert(
    _ words: String..., input: String = "", environment: [String: String] = environment
  ) throws -> Program.Outcome {
    try Program.run(
      [PickStage.chidori, "convert"] + words, environment: environment, input: Array(input.utf8))
  }

  /// A shell script in which `$0` is the program.
  private static func shell(_ script: String, _ words: String...) throws -> Program.Outcome {
    try Program.run(
      ["sh", "-c", script, PickStage.chidori] + words, environment: environment)
  }

  private static func expect(
    _ outcome: Program.Outcome, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.text == text, sourceLocation: sourceLocation)
    #expect(outcome.errorText.isEmpty && outcome.status == 0, sourceLocation: sourceLocation)
  }

  @Test func argumentsNeedNoDisplay() throws {
    Self.expect(try Self.convert("#fff"), "#ffffff\n")
    Self.expect(
      try Self.convert("teal", "-f", "rgb", "#36c", "0x80ff0000"),
      "rgb(0 128 128)\nrgb(51 102 204)\nrgb(255 0 0 / 0.5)\n")
    // One that does not answer is not asked.
    Self.expect(try Self.convert("teal", environment: ["DISPLAY": ":59535"]), "#008080\n")
    Self.expect(try Self.convert("-n", "red", "blue"), "#ff0000\n#0000ff")
    Self.expect(try Self.convert("--upper", "--no-hash", "#abcdef"), "ABCDEF\n")
  }

  @Test(arguments: ["hsl", "float", "name", "xyz"])
  func everyFormatComesFromTheOneList(name: String) throws {
    let format = try #require(OutputFormat(rawValue: name))
    Self.expect(
      try Self.convert("-f", name, "rebeccapurple"), format.text(of: Color(RGB8(0x663399))) + "\n")
  }

  @Test(arguments: [
    ("{r},{g},{b}", "51,102,204"), ("0x{HEX}", "0x3366CC"), ("#{hex}", "#3366cc"),
    ("{oklch.l:.3} {{{name}}}", "0.532 {#3366cc}"),
  ])
  func c107_c112_templates(template: String, text: String) throws {
    Self.expect(try Self.convert("-f", template, "#3366CC"), text + "\n")
    Self.expect(try Self.convert("-f", template, input: "#3366CC\n"), text + "\n")
  }

  @Test func c112_anUnknownWordIsAnErrorWithItsPlace() throws {
    let outcome = try Self.convert("-f", "{r},{foo}", "red")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errorText == "chidori: unknown word in a template: foo\n  {r},{foo}\n       ^\n")
  }

  @Test(arguments: ["rgb(a, b, c)", "rgba(0,0,0,abc)", "rgb(, , )", "#ggg", "hsl(a,b,c)"])
  func c86_whatIsNoColourIsRefused(text: String) throws {
    for (words, input) in [(["--", text], ""), ([], "red\n\(text)\n")] {
      let outcome = try Program.run(
        [PickStage.chidori, "convert", "-f", "oklch"] + words, environment: Self.environment,
        input: Array(input.utf8))
      #expect(outcome.status == 2)
      #expect(outcome.text == (input.isEmpty ? "" : "oklch(0.63 0.26 29.23)\n"))
      #expect(outcome.errorText.contains("  \(text)\n") && outcome.errorText.hasSuffix("^\n"))
    }
  }

  @Test func c86_noNumberIsNotANumber() throws {
    let extremes = [
      "rgb(calc(infinity) 0 0)", "oklch(1e300 1e300 1e300)", "lab(calc(NaN) 0 0)",
      "hsl(none 0% 0%)",
      "color(xyz 1e308 -1e308 1e308)", "black", "white",
    ]
    let words = extremes.joined(separator: "\n")
    for option in ["--json", "-foklch", "-flab", "-fxyz", "-f{hsl.h} {lch.h} {r:.9}"] {
      let outcome = try Self.convert(option, input: words)
      #expect(outcome.status == 0)
      let lines = outcome.text.lowercased().split(separator: "\n")
      #expect(lines.count == extremes.count)
      for line in lines {
        let values = line.split(separator: "\"input\":").last.map { $0.drop { $0 != "," } } ?? line
        #expect(!values.contains("nan") && !values.contains("inf"), "\(line)")
      }
    }
  }

  /// A locale with comma decimals, made here: few systems have one.
  @Test func c106_commaDecimalsAreNeitherReadNorWritten() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "chidori-locale-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let made = try Program.run(
      ["localedef", "-i", "de_DE", "-f", "UTF-8", place.appendingPathComponent("de_DE.UTF-8").path])
    #expect(made.status == 0, "\(made.errorText)")
    var environment = Self.environment
    environment["LC_ALL"] = "de_DE.UTF-8"
    environment["LOCPATH"] = place.path
    let proof = try Program.run(["/usr/bin/printf", "%.1f", "0,5"], environment: environment)
    #expect(proof.text == "0,5")

    let rows = [
      ("rgb", "rgb(51 102 204 / 0.5)"), ("rgba", "rgba(51, 102, 204, 0.5)"),
      ("float", "0.2, 0.4, 0.8, 0.5"), ("{a:.2}", "0.50"),
    ]
    for (format, text) in rows {
      let outcome = try Self.convert(
        "-f", format, input: "rgb(51 102 204 / 0.5)\n", environment: environment)
      Self.expect(outcome, text + "\n")
    }
    let json = try Self.convert("--json", "color(srgb 0.3127 0 0)", environment: environment)
    #expect(json.text.contains(#""srgb":{"r":0.3127,"g":0,"b":0}"#))
    #expect(try Self.convert("color(srgb 0,3127 0 0)", environment: environment).status == 2)
  }

  @Test func oneBadArgumentLeavesNothingPrinted() throws {
    let outcome = try Self.convert("red", "tael", "blue")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errorText == "chidori: unknown colour name: tael\n  tael\n  ^\n")
  }

  /// Only output maps a wide colour, and says so.
  @Test func whatIsMappedIntoSRGBIsSaid() throws {
    let outcome = try Self.convert(
      "-f", "rgb", "color(display-p3 1 0 0)", "red", "oklch(0.7 0.4 150)")
    #expect(outcome.status == 0 && outcome.text.split(separator: "\n").count == 3)
    #expect(outcome.errorText == "chidori: warning: colours outside sRGB, mapped into it: 2\n")
    Self.expect(
      try Self.convert("-f", "p3", "color(display-p3 1 0 0)"), "color(display-p3 1 0 0)\n")
  }

  @Test func namesAndJSON() throws {
    Self.expect(try Self.convert("--names", "teal"), "#008080\tteal\t0\tcss\n")
    let json = try Self.convert("--json", "--names", "teal").text
    #expect(json.hasPrefix(##"{"input":"teal","hex":"#008080","##))
    #expect(json.hasSuffix(#""name":{"text":"teal","set":"css","exact":true,"deltaE":0}}"# + "\n"))
    #expect(try Self.convert("--css", "light slate grey").status == 2)
  }

  @Test func copiesEveryLineThatItPrints() throws {
    let stage = try PickStage()
    let program = try Program(
      [PickStage.chidori, "convert", "-c", "-f", "rgb"], environment: stage.server.environment,
      input: Array("red\n#00f\n".utf8))
    #expect(stage.finish(program).text == "rgb(255 0 0)\nrgb(0 0 255)\n")
    let copied = try stage.server.run("xclip", "-o", "-selection", "clipboard")
    #expect(copied.text == "rgb(255 0 0)\nrgb(0 0 255)")
    #expect(try Self.convert("-c", "red").status == 3)
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let outcome = try Self.shell(
      #"yes red | { "$0" convert; echo "status $?" >&2; } | head -n 1"#)
    #expect(outcome.text == "#ff0000\n")
    #expect(outcome.errorText == "status 0\n")
  }

  @Test func aFullDiskAndAnUnreadableInputAreSaid() throws {
    let full = try Self.shell(#"echo red | "$0" convert > /dev/full"#)
    #expect(full.status == 3)
    #expect(full.errorText == "chidori: cannot write the result: No space left on device\n")
    let directory = try Self.shell(#""$0" convert < /"#)
    #expect(directory.status == 3)
    #expect(directory.errorText == "chidori: cannot read standard input: Is a directory\n")
  }
}
