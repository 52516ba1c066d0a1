/// One colour function: its name, its space, and how its arguments become components.
///
/// A new function is one row here.
struct CSSFunction: Sendable {
  /// What the comma form takes; a function without one is written with spaces only.
  enum Legacy: Sendable {
    /// All numbers or all percentages.
    case alike
    /// Percentages after the hue.
    case percentages
  }

  /// How one argument is read.
  struct Argument: Sendable {
    /// What a plain number and a percentage are divided by to become a component.
    let number: Double
    let percentage: Double
    let range: ClosedRange<Double>
    let isHue: Bool

    init(number: Double, percentage: Double = 100, in range: ClosedRange<Double>) {
      (self.number, self.percentage, self.range, isHue) = (number, percentage, range, false)
    }

    private init(hue period: Double) {
      (number, percentage, range, isHue) = (1, 100, 0...period, true)
    }

    static let hue = Argument(hue: 360)
    static let byte = Argument(number: 255, in: 0...1)
    static let alpha = Argument(number: 1, in: 0...1)
    static let percent = Argument(number: 100, in: unlimited)
    static let positivePercent = Argument(number: 100, in: 0...unlimited.upperBound)

    /// Where CSS sets no limit, this one keeps the arithmetic finite.
    static let unlimited = -1e12...1e12
  }

  let name: StaticString
  let space: SpaceID
  let arguments: [Argument]
  let legacy: Legacy?
  /// Our own output that is not CSS: `hsb()`.
  var isForeign = false

  static let rgb = CSSFunction(
    name: "rgb", space: .srgb, arguments: [.byte, .byte, .byte], legacy: .alike)
  static let hsl = CSSFunction(
    name: "hsl", space: .hsl, arguments: [.hue, .positivePercent, .percent], legacy: .percentages)
  static let hsb = CSSFunction(
    name: "hsb", space: .hsb, arguments: [.hue, .positivePercent, .percent], legacy: .percentages,
    isForeign: true)

  static let table: [CSSFunction] = [
    rgb, rgb.named("rgba"), hsl, hsl.named("hsla"), hsb, hsb.named("hsv"),
  ]

  private func named(_ name: StaticString) -> CSSFunction {
    CSSFunction(
      name: name, space: space, arguments: arguments, legacy: legacy, isForeign: isForeign)
  }
}

extension CSSFunction.Argument {
  /// The component that `value` stands for, limited as CSS limits it; nil for a wrong kind.
  func component(_ value: CSSValue) -> Double? {
    switch value {
    case .none: 0
    case .number(let number): isHue ? degrees(number) : limited(number / self.number)
    case .percentage(let percent): isHue ? nil : limited(percent / percentage)
    case .angle(let angle): isHue ? degrees(angle) : nil
    }
  }

  private func limited(_ value: Double) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  private func degrees(_ angle: Double) -> Double {
    angle.isFinite ? wrapped(angle, at: range.upperBound) : 0
  }

  /// What to say that was expected.
  var words: String { isHue ? "a hue" : "a number or percentage" }
}
