/// A colour in one of the spaces: components in that space's own units, and an alpha.
///
/// The value a person edits. It stays in the space in which it was last edited, in `Double`, and a
/// component without meaning (the hue of a grey) is flagged as missing rather than invented.
/// Components may lie outside the nominal range of their space; only output maps them into it.
public struct Color: Hashable, Sendable {
  public var space: SpaceID
  /// In the order of `space.components`; unused places are 0.
  ///
  /// A missing one holds what it counts as when it is shown: 0, or what a conversion gave.
  public var components: SIMD4<Double>
  /// 0 (clear) to 1 (opaque).
  public var alpha: Double
  /// The components that have no meaning (powerless) or were written as `none`; alpha too.
  public var missing: ComponentSet

  public init(
    _ space: SpaceID, _ components: SIMD4<Double>, alpha: Double = 1,
    missing: ComponentSet = .init()
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  public init(
    _ space: SpaceID, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1
  ) {
    self.init(space, SIMD4(first, second, third, 0), alpha: alpha)
  }

  /// An opaque or translucent colour of 8 bits a component, in sRGB.
  public init(_ rgb: RGB8, alpha: Double = 1) {
    self.init(
      .srgb, SIMD4(Double(rgb.red), Double(rgb.green), Double(rgb.blue), 0) / 255, alpha: alpha)
  }

  public static let black = Color(RGB8(0, 0, 0))
  public static let white = Color(RGB8(255, 255, 255))

  /// The component at `index`; nil where it is missing.
  public subscript(index: Int) -> Double? {
    missing.contains(index) ? nil : components[index]
  }

  /// A copy with the component at `index` set to `value`, and no longer missing.
  public func with(_ value: Double, at index: Int) -> Color {
    var copy = self
    copy.components[index] = value
    copy.missing.remove(index)
    return copy
  }

  public func with(alpha: Double) -> Color {
    var copy = self
    copy.alpha = alpha
    copy.missing.remove(ComponentSet.alpha)
    return copy
  }

  /// The nearest colour of 8 bits a component of sRGB, halves up; mapped into it where it is wider.
  public var rgb8: RGB8 {
    let c = shownInSRGB().components
    return RGB8(byte(c.x), byte(c.y), byte(c.z))
  }

  /// Alpha as a byte, halves up: 0.5 is 128 (`80`), as CSS writes it.
  public var alpha8: UInt8 { byte(alpha) }
}

/// A value of 0 to 1 as the nearest byte: clipped, halves up; NaN is 0.
///
/// A sum of binary fractions may end just under the half it stands for; the nudge of 1e-9 takes
/// 127.49999999999999 for the 127.5 it is (vectors/README.md, "tie").
public func byte(_ value: Double) -> UInt8 {
  UInt8(min(max(0, value), 1) * 255 + 0.5 + 1e-9)
}
