public import ColorModel

/// A plane of colour over two axes, of which a canvas shows every pixel exactly.
///
/// It is known by its hue in degrees, not by a byte colour of that hue, whose rounding would
/// add to that of the pixels.
public enum ColorField: Hashable, Sendable {
  /// HSB saturation from left to right, brightness from bottom to top.
  case saturationBrightness(hue: Double)
  /// HSL saturation from left to right, lightness from bottom to top.
  case saturationLightness(hue: Double)

  /// The colour at a place: 0,0 is the bottom left corner, 1,1 the top right.
  public func color(x: Double, y: Double) -> Color {
    switch self {
    case .saturationBrightness(let hue): Color(.hsb, hue, x, y)
    case .saturationLightness(let hue): Color(.hsl, hue, x, y)
    }
  }
}
