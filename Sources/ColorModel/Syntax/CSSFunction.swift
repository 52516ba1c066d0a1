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
    /// Numbers only, and no alpha.
    case numbers
  }

  let name: String
  let space: SpaceID
  let arguments: [CSSArgument]
  var legacy: Legacy?
  /// Not CSS: read in the field and paste entries only.
  var isForeign = false
  /// Whether its components keep what lies out of range when made from another colour.
  var isUnlimitedFromOrigin = false

  static let rgb = CSSFunction(
    name: "rgb", space: .srgb, arguments: [.byte("r"), .byte("g"), .byte("b")], legacy: .alike,
    isUnlimitedFromOrigin: true)
  static let hsl = CSSFunction(
    name: "hsl", space: .hsl, arguments: [.hue, .saturation, .percent("l")], legacy: .percentages)
  static let cmyk = CSSFunction(
    name: "device-cmyk", space: .cmyk, arguments: ["c", "m", "y", "k"].map(CSSArgument.ink),
    legacy: .numbers)
  static let hsb = CSSFunction(
    name: "hsb", space: .hsb, arguments: [.hue, .saturation, .percent("b")], legacy: .percentages,
    isForeign: true)

  static let table: [CSSFunction] = [
    rgb, rgb.named("rgba"), hsl, hsl.named("hsla"),
    CSSFunction(name: "hwb", space: .hwb, arguments: [.hue, .percent("w"), .percent("b")]),
    CSSFunction(
      name: "lab", space: .lab,
      arguments: [.lightness(100), .plain("a", full: 125), .plain("b", full: 125)]),
    CSSFunction(name: "lch", space: .lch, arguments: [.lightness(100), .chroma(150), .hue]),
    CSSFunction(
      name: "oklab", space: .oklab,
      arguments: [.lightness(1), .plain("a", full: 0.4), .plain("b", full: 0.4)]),
    CSSFunction(name: "oklch", space: .oklch, arguments: [.lightness(1), .chroma(0.4), .hue]),
    cmyk, hsb, hsb.named("hsv"), cmyk.named("cmyk", isForeign: true),
  ]

  /// The spaces that color() names: those of red, green and blue, and those of X, Y and Z.
  static let spaces: [CSSFunction] =
    SpaceID.allCases.compactMap { space in
      let kinds = space.components.map(\.kind)
      guard kinds == [.red, .green, .blue] || kinds == [.x, .y, .z] else { return nil }
      let arguments = space.components.map { CSSArgument.plain($0.letter.lowercased(), full: 1) }
      return CSSFunction(name: space.cssName, space: space, arguments: arguments)
    }
    .flatMap { $0.space == .xyzD65 ? [$0, $0.named("xyz")] : [$0] }

  private func named(_ name: String, isForeign: Bool? = nil) -> CSSFunction {
    CSSFunction(
      name: name, space: space, arguments: arguments, legacy: legacy,
      isForeign: isForeign ?? self.isForeign, isUnlimitedFromOrigin: isUnlimitedFromOrigin)
  }
}
