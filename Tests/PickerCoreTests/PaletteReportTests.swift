import ColorModel
import PickerCore
import Sampling
import Testing

@Suite struct PaletteReportTests {
  private let colors = [
    PaletteShare(RGB8(0xFF0000), share: 0.75), PaletteShare(RGB8(0x3366CC), share: 0.25),
  ]

  private func text(
    _ colors: [PaletteShare], _ change: (inout OutputOptions) -> Void = { _ in }
  ) -> String {
    var options = OutputOptions()
    change(&options)
    return PaletteReport(colors, options).text
  }

  @Test func everyColorHasALineInTheChosenFormat() {
    #expect(text(colors) == "#ff0000\n#3366cc\n")
    #expect(text(colors) { $0.form = .format(.rgb) } == "rgb(255 0 0)\nrgb(51 102 204)\n")
    #expect(text(colors) { $0.endsLine = false } == "#ff0000\n#3366cc")
    #expect(text([]) == "")
  }

  @Test func theShareIsTheLastMemberOfTheObject() {
    let lines = text(colors) { $0.isJSON = true }.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(##"{"input":null,"hex":"#ff0000","##))
    #expect(lines[0].hasSuffix(#","deltaE":0},"share":0.75}"#))
    #expect(lines[1].hasSuffix(#","share":0.25}"#))
  }
}
