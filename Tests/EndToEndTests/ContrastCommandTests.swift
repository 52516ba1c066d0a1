import ColorModel
import TestSupport
import Testing

/// `chidori contrast`, which needs no display.
@Suite struct ContrastCommandTests {
  private static func contrast(_ words: String...) throws -> Program.Outcome {
    try Program.run(
      [PickStage.chidori, "contrast"] + words, environment: ConvertCommandTests.environment)
  }

  @Test func tellsRatioLevelsAndLc() throws {
    let outcome = try Self.contrast("#777", "white")
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
    #expect(
      outcome.text == """
        #777777 on #ffffff
        WCAG 2 ratio    4.47:1
        text            fail
        large text      AA
        graphics        AA
        APCA, web text  Lc 71.1
        nearest for AA  #767676, 4.54:1
        nearest for AAA #595959, 7.00:1

        """)
  }

  @Test func jsonIsOneLineOfFullPrecision() throws {
    let contrast = Contrast(of: Color(RGB8(0x777777)), on: .white)
    let text = try Self.contrast("--json", "#777", "white").text
    #expect(
      text.hasPrefix(
        #"{"ratio":\#(contrast.worstRatio),"apca":\#(contrast.worstLightnessContrast),"#))
    #expect(text.hasSuffix("}\n") && !text.dropLast().contains("\n"))
  }

  @Test(arguments: [
    (["red", "tael"], "unknown colour name: tael\n  tael\n  ^"),
    (["rgb(1 2 x)", "red"], "expected a number or percentage: x\n  rgb(1 2 x)\n          ^"),
    (["red"], "an argument is missing: BACKGROUND"),
    ([], "an argument is missing: FOREGROUND BACKGROUND"),
    (["red", "blue", "teal"], "one argument too many: teal"),
    (["-f", "hex", "red", "blue"], "not an option of chidori contrast: --format"),
  ])
  func refusals(words: [String], reason: String) throws {
    let outcome = try Program.run(
      [PickStage.chidori, "contrast"] + words, environment: ConvertCommandTests.environment)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errorText == "chidori: \(reason)\n")
  }
}
