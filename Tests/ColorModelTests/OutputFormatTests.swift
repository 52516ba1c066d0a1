import ColorModel
import Testing

@Suite struct OutputFormatTests {
  static let texts: [OutputFormat: [String]] = [
    .hex: ["#3366cc", "#3366cc80", "#ffffff", "#00000000", "#eb8d38db"],
    .rgb: [
      "rgb(51 102 204)", "rgb(51 102 204 / 0.5)", "rgb(255 255 255)", "rgb(0 0 0 / 0)",
      "rgb(235 141 56 / 0.86)",
    ],
    .rgba: [
      "rgba(51, 102, 204, 1)", "rgba(51, 102, 204, 0.5)", "rgba(255, 255, 255, 1)",
      "rgba(0, 0, 0, 0)", "rgba(235, 141, 56, 0.86)",
    ],
    .hsl: [
      "hsl(220 60% 50%)", "hsl(220 60% 50% / 0.5)", "hsl(0 0% 100%)", "hsl(0 0% 0% / 0)",
      "hsl(28.5 81.7% 57.1% / 0.86)",
    ],
    .hsb: [
      "hsb(220 75% 80%)", "hsb(220 75% 80% / 0.5)", "hsb(0 0% 100%)", "hsb(0 0% 0% / 0)",
      "hsb(28.5 76.2% 92.2% / 0.86)",
    ],
    .hwb: [
      "hwb(220 20% 20%)", "hwb(220 20% 20% / 0.5)", "hwb(0 100% 0%)", "hwb(0 0% 100% / 0)",
      "hwb(28.5 22% 7.8% / 0.86)",
    ],
    .cmyk: [
      "device-cmyk(75% 50% 0% 20%)", "device-cmyk(75% 50% 0% 20% / 0.5)",
      "device-cmyk(0% 0% 0% 0%)", "device-cmyk(0% 0% 0% 100% / 0)",
      "device-cmyk(0% 40% 76% 8% / 0.86)",
    ],
    .lab: [
      "lab(44 11 -59)", "lab(44 11 -59 / 0.5)", "lab(100 0 0)", "lab(0 0 0 / 0)",
      "lab(67.9 32.1 58.6 / 0.86)",
    ],
    .lch: [
      "lch(44.1 60.1 280.5)", "lch(44.1 60.1 280.5 / 0.5)", "lch(100 0 0)", "lch(0 0 0 / 0)",
      "lch(67.9 66.8 61.3 / 0.86)",
    ],
    .oklab: [
      "oklab(0.5325 -0.0225 -0.1663)", "oklab(0.5325 -0.0225 -0.1663 / 0.5)", "oklab(1 0 0)",
      "oklab(0 0 0 / 0)", "oklab(0.729 0.078 0.127 / 0.86)",
    ],
    .oklch: [
      "oklch(0.532 0.168 262.29)", "oklch(0.532 0.168 262.29 / 0.5)", "oklch(1 0 0)",
      "oklch(0 0 0 / 0)", "oklch(0.729 0.149 58.61 / 0.86)",
    ],
    .p3: [
      "color(display-p3 0.25 0.395 0.774)", "color(display-p3 0.25 0.395 0.774 / 0.5)",
      "color(display-p3 1 1 1)", "color(display-p3 0 0 0 / 0)",
      "color(display-p3 0.871 0.57 0.292 / 0.86)",
    ],
    .rec2020: [
      "color(rec2020 0.368 0.429 0.781)", "color(rec2020 0.368 0.429 0.781 / 0.5)",
      "color(rec2020 1 1 1)", "color(rec2020 0 0 0 / 0)", "color(rec2020 0.814 0.608 0.335 / 0.86)",
    ],
    .a98: [
      "color(a98-rgb 0.281 0.399 0.783)", "color(a98-rgb 0.281 0.399 0.783 / 0.5)",
      "color(a98-rgb 1 1 1)", "color(a98-rgb 0 0 0 / 0)", "color(a98-rgb 0.834 0.548 0.253 / 0.86)",
    ],
    .prophoto: [
      "color(prophoto-rgb 0.344 0.331 0.709)", "color(prophoto-rgb 0.344 0.331 0.709 / 0.5)",
      "color(prophoto-rgb 1 1 1)", "color(prophoto-rgb 0 0 0 / 0)",
      "color(prophoto-rgb 0.705 0.527 0.245 / 0.86)",
    ],
    .xyz: [
      "color(xyz-d65 0.1701 0.1457 0.5904)", "color(xyz-d65 0.1701 0.1457 0.5904 / 0.5)",
      "color(xyz-d65 0.95 1 1.09)", "color(xyz-d65 0 0 0 / 0)",
      "color(xyz-d65 0.445 0.37 0.085 / 0.86)",
    ],
    .x11: ["rgb:33/66/cc", "rgb:33/66/cc", "rgb:ff/ff/ff", "rgb:00/00/00", "rgb:eb/8d/38"],
    .swift: [
      "Color(red: 0.2, green: 0.4, blue: 0.8)",
      "Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)", "Color(red: 1, green: 1, blue: 1)",
      "Color(red: 0, green: 0, blue: 0, opacity: 0)",
      "Color(red: 0.922, green: 0.553, blue: 0.22, opacity: 0.86)",
    ],
    .android: ["0xff3366cc", "0x803366cc", "0xffffffff", "0x00000000", "0xdbeb8d38"],
    .qt: ["#3366cc", "#803366cc", "#ffffff", "#00000000", "#dbeb8d38"],
    .decimal: ["3368652", "3368652", "16777215", "0", "15437112"],
    .float: [
      "0.2, 0.4, 0.8", "0.2, 0.4, 0.8, 0.5", "1.0, 1.0, 1.0", "0.0, 0.0, 0.0, 0.0",
      "0.922, 0.553, 0.22, 0.86",
    ],
    .name: ["#3366cc", "#3366cc80", "white", "transparent", "#eb8d38db"],
  ]

  @Test(arguments: OutputFormat.allCases)
  func c111_writesEveryFormat(format: OutputFormat) {
    let colors = [
      Color(RGB8(0x3366cc)), Color(RGB8(0x3366cc), alpha: 0.5), .white, Color(RGB8(0), alpha: 0),
      Color(RGB8(0xeb8d38), alpha: 219.0 / 255),
    ]
    #expect(colors.map { format.text(of: $0) } == Self.texts[format])
  }

  @Test func styleReachesEveryFormatItMeans() {
    let style = CSSFormatter(hash: false, uppercase: true, precision: 2)
    let color = Color(RGB8(0xabcdef))
    let texts = [OutputFormat.hex, .rgb, .hsl, .hsb, .float, .name, .oklch, .android, .qt, .x11]
      .map { $0.text(of: color, style) }
    #expect(
      texts == [
        "ABCDEF", "rgb(171 205 239)", "hsl(210 68% 80.39%)", "hsb(210 28.45% 93.73%)",
        "0.67, 0.8, 0.94", "ABCDEF", "oklch(0.83 0.06 248.55)", "0xFFABCDEF", "#ABCDEF",
        "rgb:AB/CD/EF",
      ])
  }

  @Test func c108_hashCanBeLeftOut() {
    let color = Color(RGB8(0x3366CC))
    #expect(OutputFormat.hex.text(of: color) == "#3366cc")
    #expect(OutputFormat.hex.text(of: color, CSSFormatter(hash: false)) == "3366cc")
  }

  @Test func c75_alphaFirstIsAFormatOfItsOwn() {
    let purple = Color(RGB8(0x800080), alpha: 0.3)
    #expect(OutputFormat.qt.text(of: purple, CSSFormatter(uppercase: true)) == "#4D800080")
    #expect(OutputFormat.hex.text(of: purple, CSSFormatter(uppercase: true)) == "#8000804D")
  }

  /// White points: CSS Lab is that of D50.
  @Test(arguments: [
    (0x0000FF, "lab(29.57 68.29 -112.03)"), (0xFF0000, "lab(54.29 80.8 69.89)"),
    (0x808080, "lab(53.59 0 0)"),
  ])
  func c98_labIsOfD50(hex: UInt32, text: String) throws {
    let style = CSSFormatter(precision: 2)
    #expect(OutputFormat.lab.text(of: Color(RGB8(hex)), style) == text)
    #expect(try ColorText.parse(text, as: .css).rgb8 == RGB8(hex))
  }

  @Test(arguments: [0xFFFFFF, 0x808080, 0x000000] as [UInt32])
  func c100_greysHaveNoNaN(hex: UInt32) throws {
    for format in OutputFormat.allCases {
      let text = format.text(of: Color(RGB8(hex)))
      #expect(!text.lowercased().contains("nan") && !text.contains("none"), "\(text)")
    }
    for format in [OutputFormat.lch, .oklch] {
      #expect(try ColorText.parse(format.text(of: Color(RGB8(hex))), as: .css).rgb8 == RGB8(hex))
    }
    let mix = try ColorText.parse("color-mix(in lch, #666666, #000000)", as: .css)
    #expect(OutputFormat.lch.text(of: mix) == "lch(21.6 0 0)")
  }

  @Test func c102_nothingIsWrittenWithAnExponent() {
    #expect(OutputFormat.oklch.text(of: .white) == "oklch(1 0 0)")
    let tiny = Color(.oklab, 0.5, 4.996e-16, -1e-12)
    #expect(
      OutputFormat.oklab.text(of: tiny, CSSFormatter(precision: 15)).hasSuffix("0 -0.000000000001)")
    )
    #expect(OutputFormat.oklab.text(of: tiny) == "oklab(0.5 0 0)")
  }

  /// What has room for a wide colour keeps it; what has none gets it mapped.
  @Test func wideColoursAreKeptWhereThereIsRoom() {
    let green = Color(.displayP3, 0, 1, 0)
    #expect(OutputFormat.p3.text(of: green) == "color(display-p3 0 1 0)")
    #expect(OutputFormat.oklch.text(of: green) == "oklch(0.84883 0.36853 145.64)")
    #expect(OutputFormat.rec2020.text(of: green) == "color(rec2020 0.5099 0.97532 0.18577)")
    #expect(OutputFormat.hex.text(of: green) == "\(green.rgb8)")
    #expect(OutputFormat.rgb.text(of: green) == "rgb(0 251 41)")
    let read = OutputFormat.allCases.filter { $0 != .decimal }.map {
      (try? ColorText.parse($0.text(of: green), as: .paste))?.rgb8
    }
    #expect(Set(read) == [green.rgb8])
  }

  @Test func titlesAreDistinct() {
    #expect(Set(OutputFormat.allCases.map(\.title)).count == OutputFormat.allCases.count)
    #expect(OutputFormat.allCases.count == 23)
    #expect(OutputFormat(rawValue: "hsb") == .hsb)
  }
}
