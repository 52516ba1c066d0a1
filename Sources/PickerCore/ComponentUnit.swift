public import ColorModel

/// How a component is shown and typed: its value times `factor`, with a suffix.
public struct ComponentUnit: Hashable, Sendable {
  /// From the units of `Color.components` to the number shown.
  public let factor: Double
  public let suffix: String
  /// Decimals shown at most.
  public let decimals: Int
  /// The nominal range of the number shown.
  public let range: ClosedRange<Double>
  /// Values a range apart are the same: hue.
  public let wraps: Bool

  public static let byte = ComponentUnit(
    factor: 255, suffix: "", decimals: 1, range: 0...255, wraps: false)
  public static let percent = ComponentUnit(
    factor: 100, suffix: "%", decimals: 1, range: 0...100, wraps: false)
  public static let degrees = ComponentUnit(
    factor: 1, suffix: "°", decimals: 1, range: 0...360, wraps: true)

  /// The number itself, with decimals that suit its range.
  public static func plain(_ range: ClosedRange<Double>) -> ComponentUnit {
    ComponentUnit(
      factor: 1, suffix: "", decimals: range.upperBound > 2 ? 1 : 3, range: range, wraps: false)
  }

  /// From 0 to 1, as it is.
  public static let fraction = plain(0...1)

  /// The unit of a component as it comes, by its index: bytes for red, green and blue, degrees for
  /// a hue, percent for a share, and the number itself where a space has no saturation.
  public init(_ index: Int, of space: SpaceID) {
    let component = space.components[index]
    switch component.kind {
    case .red, .green, .blue: self = .byte
    case .hue: self = .degrees
    case .saturation, .brightness, .whiteness, .blackness, .cyan, .magenta, .yellow, .black:
      self = .percent
    case .lightness:
      self = space.index(of: .saturation) == nil ? .plain(component.range) : .percent
    case .chroma, .greenRed, .blueYellow, .x, .y, .z: self = .plain(component.range)
    }
  }

  private init(
    factor: Double, suffix: String, decimals: Int, range: ClosedRange<Double>, wraps: Bool
  ) {
    self.factor = factor
    self.suffix = suffix
    self.decimals = decimals
    self.range = range
    self.wraps = wraps
  }

  /// What a user may choose instead; this one alone where there is no choice.
  public var choices: [ComponentUnit] {
    switch self {
    case .byte: [.byte, .fraction, .percent]
    case .fraction: [.fraction, .percent]
    default: [self]
    }
  }

  /// The range in words: `0 to 255`, `0 to 100%`.
  public var title: String {
    "\(Number.text(range.lowerBound, decimals: 1)) to "
      + "\(Number.text(range.upperBound, decimals: 1))\(suffix)"
  }

  /// One step by key or wheel, in the units of `Color.components`.
  public var step: Double { range.upperBound > 2 ? 1 / factor : 0.01 / factor }

  /// The value as text, with no more digits than needed: `56`, `28.5°`, `86%`.
  public func text(of value: Double, decimals: Int? = nil) -> String {
    Number.text(value * factor, decimals: decimals ?? self.decimals) + suffix
  }

  /// The value that `text` writes, in the units of `Color.components`; nil for no number.
  ///
  /// White space around it and the unit's own suffix are allowed.
  public func value(of text: String) -> Double? {
    var digits = text[...]
    while digits.last?.isWhitespace == true { digits.removeLast() }
    if !suffix.isEmpty, digits.hasSuffix(suffix) { digits.removeLast(suffix.count) }
    // What is typed may end at its point: `0.` is 0 so far.
    let whole = digits.dropLast()
    if digits.last == ".", whole.last?.isNumber == true, !whole.contains(".") { digits = whole }
    return Number.read(String(digits)).map { $0 / factor }
  }

  /// In the nominal range, with some room for binary fractions.
  public func contains(_ value: Double) -> Bool {
    let slack = 1e-9
    return value * factor >= range.lowerBound - slack && value * factor <= range.upperBound + slack
  }

  /// The nearest value in range; a hue goes round instead.
  public func clamped(_ value: Double) -> Double {
    if wraps {
      // 360 itself may stand: it is where the strip ends.
      return contains(value) ? value : wrapped(value, at: range.upperBound)
    }
    return min(max(value, range.lowerBound / factor), range.upperBound / factor)
  }

  /// As a drag leaves it: bytes whole, the rest as it is.
  public func snapped(_ value: Double) -> Double {
    self == .byte ? (value * factor).rounded() / factor : value
  }
}
