/// How one argument of a colour function is read.
struct CSSArgument: Sendable {
  /// The letter that stands for the component in a colour made from another: `r`, `h`.
  let keyword: String
  /// How many of the numbers that CSS writes are 1 of a component.
  let number: Double
  /// The component that 100% stands for.
  let full: Double
  let range: ClosedRange<Double>
  var isHue = false

  /// Where CSS sets no limit, this one keeps the arithmetic finite.
  static let unlimited = -1e12...1e12
  private static let positive = 0...unlimited.upperBound

  static let alpha = plain("alpha", full: 1, in: 0...1)
  static let hue = CSSArgument(
    keyword: "h", number: 1, full: 360, range: 0...360, isHue: true)
  static let saturation = CSSArgument(keyword: "s", number: 100, full: 1, range: positive)

  static func byte(_ keyword: String) -> CSSArgument {
    CSSArgument(keyword: keyword, number: 255, full: 1, range: 0...1)
  }

  static func percent(_ keyword: String) -> CSSArgument {
    CSSArgument(keyword: keyword, number: 100, full: 1, range: unlimited)
  }

  static func ink(_ keyword: String) -> CSSArgument { plain(keyword, full: 1, in: 0...1) }

  static func lightness(_ full: Double) -> CSSArgument { plain("l", full: full, in: 0...full) }

  static func chroma(_ full: Double) -> CSSArgument { plain("c", full: full, in: positive) }

  static func plain(
    _ keyword: String, full: Double, in range: ClosedRange<Double> = unlimited
  ) -> CSSArgument {
    CSSArgument(keyword: keyword, number: 1, full: full, range: range)
  }

  /// What to say that was expected.
  var words: String { isHue ? "a hue" : "a number or percentage" }

  /// The component that `value` stands for, limited as CSS limits it; nil for a wrong kind.
  ///
  /// NaN is 0, an infinite hue too (CSS Values 4 and CSS Color 4).
  func component(_ value: CSSValue, isUnlimited: Bool = false) -> Double? {
    let range = isUnlimited ? Self.unlimited : range
    func limited(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    }
    return switch value {
    case .none: 0
    case .number(let number): isHue ? degrees(number) : limited(number / self.number)
    case .percentage(let percent): isHue ? nil : limited(percent * full / 100)
    case .angle(let angle): isHue ? degrees(angle) : nil
    }
  }

  private func degrees(_ angle: Double) -> Double {
    angle.isFinite ? wrapped(angle, at: 360) : 0
  }
}
