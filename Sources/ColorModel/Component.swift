/// What one component of a colour space is called and how far it goes.
public struct Component: Hashable, Sendable {
  /// What kind of quantity it is.
  public enum Kind: Hashable, Sendable {
    case red, green, blue
    case hue, saturation, chroma, brightness, lightness
    case whiteness, blackness
    /// From green to red, and from blue to yellow.
    case greenRed, blueYellow
    case x, y, z
    case cyan, magenta, yellow, black
  }

  public let kind: Kind
  /// One letter, as sliders and JSON keys name it (JSON in lower case).
  public let letter: String
  /// The word, in lower case: `saturation`.
  public let name: String
  /// The nominal range in the units of `Color.components`; 0 to 360 degrees for a hue.
  public let range: ClosedRange<Double>

  public init(_ kind: Kind, letter: String, name: String, range: ClosedRange<Double> = 0...1) {
    self.kind = kind
    self.letter = letter
    self.name = name
    self.range = range
  }

  /// An angle: values 360 apart are the same.
  public var isHue: Bool { kind == .hue }

  static let hue = Component(.hue, letter: "H", name: "hue", range: 0...360)

  /// Those of every RGB space, 0 to 1.
  static let rgb = [
    Component(.red, letter: "R", name: "red"), Component(.green, letter: "G", name: "green"),
    Component(.blue, letter: "B", name: "blue"),
  ]

  /// Those of CIE XYZ, where Y of white is 1.
  static let xyz = [
    Component(.x, letter: "X", name: "x"), Component(.y, letter: "Y", name: "y"),
    Component(.z, letter: "Z", name: "z", range: 0...1.1),
  ]

  /// Those of a Lab space: lightness, and two opponent axes as far as `reach` on both sides.
  static func lab(lightness: Double, reach: Double) -> [Component] {
    [
      Component(.lightness, letter: "L", name: "lightness", range: 0...lightness),
      Component(.greenRed, letter: "a", name: "a", range: -reach...reach),
      Component(.blueYellow, letter: "b", name: "b", range: -reach...reach),
    ]
  }

  /// Those of a Lab space by radius and angle.
  static func lch(lightness: Double, chroma: Double) -> [Component] {
    [
      Component(.lightness, letter: "L", name: "lightness", range: 0...lightness),
      Component(.chroma, letter: "C", name: "chroma", range: 0...chroma), hue,
    ]
  }
}

extension Component.Kind {
  /// One kind for all that are analogous to each other (CSS Color 4, section 12.2).
  var analogue: Component.Kind {
    switch self {
    case .x: .red
    case .y: .green
    case .z: .blue
    case .saturation: .chroma
    default: self
    }
  }
}
