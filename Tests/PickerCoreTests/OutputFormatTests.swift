import ColorModel
import PickerCore
import Testing

@Suite struct OutputFormatTests {
  /// In the order of `OutputFormat.allCases`: hex, rgb, rgba, hsl, hsb, float, name.
  @Test(arguments: [
    (
      Color(RGB8(0x3366cc)),
      [
        "#3366cc", "rgb(51 102 204)", "rgba(51, 102, 204, 1)", "hsl(220 60% 50%)",
        "hsb(220 75% 80%)", "0.2, 0.4, 0.8", "#3366cc",
      ]
    ),
    (
      Color(RGB8(0x3366cc), alpha: 0.5),
      [
        "#3366cc80", "rgb(51 102 204 / 0.5)", "rgba(51, 102, 204, 0.5)", "hsl(220 60% 50% / 0.5)",
        "hsb(220 75% 80% / 0.5)", "0.2, 0.4, 0.8, 0.5", "#3366cc80",
      ]
    ),
    (
      .white,
      [
        "#ffffff", "rgb(255 255 255)", "rgba(255, 255, 255, 1)", "hsl(0 0% 100%)",
        "hsb(0 0% 100%)", "1.0, 1.0, 1.0", "white",
      ]
    ),
    (
      Color(RGB8(0), alpha: 0),
      [
        "#00000000", "rgb(0 0 0 / 0)", "rgba(0, 0, 0, 0)", "hsl(0 0% 0% / 0)", "hsb(0 0% 0% / 0)",
        "0.0, 0.0, 0.0, 0.0", "transparent",
      ]
    ),
    (
      Color(RGB8(0xeb8d38), alpha: 219.0 / 255),
      [
        "#eb8d38db", "rgb(235 141 56 / 0.86)", "rgba(235, 141, 56, 0.86)",
        "hsl(28.5 81.7% 57.1% / 0.86)", "hsb(28.5 76.2% 92.2% / 0.86)", "0.922, 0.553, 0.22, 0.86",
        "#eb8d38db",
      ]
    ),
  ])
  func texts(color: Color, texts: [String]) {
    #expect(OutputFormat.allCases.map { $0.text(of: color, CSSFormatter()) } == texts)
  }

  @Test func styleReachesEveryFormatItMeans() {
    let style = CSSFormatter(hash: false, uppercase: true, precision: 2)
    let color = Color(RGB8(0xabcdef))
    #expect(
      OutputFormat.allCases.map { $0.text(of: color, style) } == [
        "ABCDEF", "rgb(171 205 239)", "rgba(171, 205, 239, 1)", "hsl(210 68% 80.39%)",
        "hsb(210 28.45% 93.73%)", "0.67, 0.8, 0.94", "ABCDEF",
      ])
  }

  /// What the window copies can be typed back into it; `float` is for programs, and no colour text.
  @Test func everyTextIsReadBack() throws {
    for format in OutputFormat.allCases where format != .float {
      for hex in stride(from: UInt32(0), through: 0xffffff, by: 32_749) {
        let color = Color(RGB8(hex), alpha: Double(hex % 256) / 255)
        let text = format.text(of: color, CSSFormatter())
        let read = try ColorText.parse(text, as: .field)
        #expect(read.rgb8 == color.rgb8 && read.alpha8 == color.alpha8, "\(text)")
      }
    }
  }

  @Test func titlesAreDistinct() {
    #expect(Set(OutputFormat.allCases.map(\.title)).count == OutputFormat.allCases.count)
    #expect(OutputFormat(rawValue: "hsb") == .hsb)
  }
}
