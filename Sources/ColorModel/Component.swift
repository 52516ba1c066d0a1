/// What one component of a colour space is called and how far it goes.
public struct Component: Hashable, Sendable {
  /// What kind of quantity it is; components of the same kind are analogous across spaces.
  public enum Kind: Hashable, Sendable {
    case red, green, blue, hue, saturation, brightness, lightness
  }

  public let kind: Kind
  /// One letter, as sliders and JSON keys name it (JSON in lower case).
  public let letter: String
  /// The word, in lower case: `saturation`.
  public let name: String
  /// The nominal range in the units of `Color.components`: 0 to 1, or 0 to 360 degrees for a hue.
  public let range: ClosedRange<Double>

  public init(_ kind: Kind, letter: String, name: String, range: ClosedRange<Double> = 0...1) {
    self.kind = kind
    self.letter = letter
    self.name = name
    self.range = range
  }

  /// An angle: values 360 apart are the same.
  public var isHue: Bool { kind == .hue }
}
