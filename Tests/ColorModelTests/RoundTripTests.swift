import ColorModel
import TestSupport
import Testing

/// `parse(print(x)) == x`, in 8 bits a component, for every format that is read.
@Suite struct RoundTripTests {
  /// Formats that are colour texts; the others are for programs.
  static let formats = OutputFormat.allCases.filter { ![.decimal, .name].contains($0) }

  /// Those without a place for alpha, or with alpha where CSS has red.
  static let opaqueFormats: Set<OutputFormat> = [.x11, .qt]

  /// The bytes a format may write: no exponent, no sign but where one has a meaning, no nan or inf.
  static func alphabet(_ format: OutputFormat) -> Set<UInt8> {
    let text: String =
      switch format {
      case .hex, .qt: "#0123456789abcdef"
      case .rgba: "rgba( ),.0123456789"
      case .hsl, .hsb, .hwb: format.rawValue + "( )/.%0123456789"
      case .cmyk: "device-cmyk( )/.%0123456789"
      case .lab, .oklab: format.rawValue + "( )/.-0123456789"
      case .p3, .rec2020, .a98, .prophoto, .xyz:
        "color( )/.0123456789"
          + ["display-p3", "rec2020", "a98-rgb", "prophoto-rgb", "xyz-d65"].joined()
      case .x11: "rgb:/0123456789abcdef"
      case .android: "0123456789abcdefx"
      case .float: ", .0123456789"
      case .swift: "Color(red: , green: , blue: , opacity: ).0123456789"
      default: format.rawValue + "( )/.0123456789"
      }
    return Set(text.utf8)
  }

  /// A seeded sample of all 8-bit colours and the corners of the cube; alpha in every fourth.
  @Test(arguments: formats)
  func eightBitColoursReturn(format: OutputFormat) throws {
    var random = SeededGenerator(seed: 3)
    let alphabet = Self.alphabet(format)
    let formatter = CSSFormatter()
    let corners: [UInt32] = [0, 0xFF, 0xFF00, 0xFFFF, 0xFF0000, 0xFF00FF, 0xFFFF00, 0xFFFFFF]
    var bytes: [UInt8] = []
    for count in 0..<10_000 {
      let bits = UInt32(truncatingIfNeeded: random.next())
      let hasAlpha = count % 4 == 3 && !Self.opaqueFormats.contains(format)
      let rgb = RGB8(count < corners.count ? corners[count] : bits)
      let color = Color(rgb, alpha: hasAlpha ? Double(bits >> 24) / 255 : 1)
      bytes.removeAll(keepingCapacity: true)
      formatter.append(color, as: format, to: &bytes)
      let back = try ColorText.parse(bytes, as: .paste)
      if back.rgb8 != rgb || back.alpha8 != color.alpha8 || !alphabet.isSuperset(of: bytes) {
        Issue.record("\(rgb) \(color.alpha) as \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// Colours between the 8-bit ones, in each space, some of them far out.
  ///
  /// One inside sRGB comes back as the same 8-bit colour, and one outside in the formats of sRGB;
  /// in the others it comes back as the colour it is, to the last digit written.
  @Test(arguments: SpaceID.allCases)
  func editedColoursReturn(space: SpaceID) throws {
    var random = SeededGenerator(seed: 4)
    for count in 0..<300 {
      let spread = count % 10 == 0 ? 1.0 : 0.0
      var values = SIMD4<Double>()
      for (index, component) in space.components.enumerated() {
        let (low, high) = (component.range.lowerBound, component.range.upperBound)
        values[index] =
          component.isHue
          ? Double.random(in: low..<high, using: &random)
          : Double.random(
            in: low - (component.kind == .chroma ? 0 : spread)...high + spread, using: &random)
      }
      let color = Color(space, values, alpha: Double.random(in: 0...1, using: &random))
      for format in Self.formats {
        let shown = Self.opaqueFormats.contains(format) ? color.with(alpha: 1) : color
        let text = format.text(of: shown)
        let back = try ColorText.parse(text, as: .paste)
        #expect(back.alpha8 == shown.alpha8, "\(color) as \(text)")
        if color.isInGamut() || back.space.definition.gamut == .srgb {
          #expect(back.rgb8 == color.rgb8, "\(color) as \(text)")
        } else {
          expectNear(back, color.converted(to: back.space), "\(color) as \(text)")
        }
      }
    }
  }

  /// To the last digit written; CSS limits lightness when it is read.
  private func expectNear(_ back: Color, _ color: Color, _ text: String) {
    for (index, component) in back.space.components.enumerated() {
      var expected = color.components[index]
      if component.kind == .lightness {
        expected = min(max(component.range.lowerBound, expected), component.range.upperBound)
      }
      let distance = abs(back.components[index] - expected)
      #expect(min(distance, component.isHue ? 360 - distance : distance) < 0.0051, "\(text)")
    }
  }

  @Test func namesReturn() throws {
    for named in NamedColor.css {
      let text = try #require(CSSFormatter().text(Color(named.rgb), as: .name))
      #expect(try ColorText.parse(text, as: .css).rgb8 == named.rgb)
    }
  }

  /// A text of the field is one of the window: it takes what it writes.
  @Test func fieldReadsAllButFloat() throws {
    let color = Color(RGB8(0xEB8D38), alpha: 219.0 / 255)
    for format in Self.formats where format != .float && !Self.opaqueFormats.contains(format) {
      let back = try ColorText.parse(format.text(of: color), as: .field)
      #expect(back.rgb8 == color.rgb8 && back.alpha8 == color.alpha8, "\(format)")
    }
  }
}
