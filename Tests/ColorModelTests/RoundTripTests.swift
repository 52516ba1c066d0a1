import ColorModel
import TestSupport
import Testing

/// `parse(print(x)) == x`, in 8 bits a component, for every form.
@Suite struct RoundTripTests {
  static let forms = CSSFormatter.Form.allCases.filter { $0 != .name }

  /// The bytes a form may write: no exponent, no sign, nothing of nan or inf.
  static let alphabet: [CSSFormatter.Form: Set<UInt8>] = [
    .hex: Set("#0123456789abcdef".utf8), .rgb: Set("rgb( )/.0123456789".utf8),
    .rgba: Set("rgba( ),.0123456789".utf8), .hsl: Set("hsl( )/.%0123456789".utf8),
    .hsb: Set("hsb( )/.%0123456789".utf8), .float: Set(", .0123456789".utf8),
  ]

  @Test(arguments: forms)
  func eightBitColoursReturn(form: CSSFormatter.Form) throws {
    var random = SeededGenerator(seed: 3)
    let alphabet = try #require(Self.alphabet[form])
    let formatter = CSSFormatter()
    var bytes: [UInt8] = []
    for count in 0..<20_000 {
      let bits = UInt32(truncatingIfNeeded: random.next())
      let alpha = count % 4 == 0 ? Double(bits >> 24) / 255 : 1
      let color = Color(RGB8(bits), alpha: alpha)
      bytes.removeAll(keepingCapacity: true)
      formatter.append(color, as: form, to: &bytes)
      let back = try ColorText.parse(bytes, as: .paste)
      if back.rgb8 != color.rgb8 || back.alpha8 != color.alpha8 || !alphabet.isSuperset(of: bytes) {
        Issue.record("\(color.rgb8) \(alpha) as \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// Colours between the 8-bit ones, in each space, some of them far out.
  @Test(arguments: SpaceID.allCases)
  func editedColoursReturn(space: SpaceID) throws {
    var random = SeededGenerator(seed: 4)
    for count in 0..<200 {
      let spread = count % 10 == 0 ? 1.0 : 0.0
      var values = SIMD4<Double>()
      for (index, component) in space.components.enumerated() {
        let (low, high) = (component.range.lowerBound, component.range.upperBound)
        values[index] =
          component.isHue
          ? Double.random(in: low..<high, using: &random)
          : Double.random(in: low - spread...high + spread, using: &random)
      }
      let color = Color(space, values, alpha: Double.random(in: 0...1, using: &random))
      for form in Self.forms {
        let text = try #require(CSSFormatter().text(color, as: form))
        let back = try ColorText.parse(text, as: .paste)
        #expect(back.rgb8 == color.rgb8 && back.alpha8 == color.alpha8, "\(color) as \(text)")
      }
    }
  }

  @Test func namesReturn() throws {
    for named in NamedColor.css {
      let text = try #require(CSSFormatter().text(Color(named.rgb), as: .name))
      #expect(try ColorText.parse(text, as: .css).rgb8 == named.rgb)
    }
  }
}
