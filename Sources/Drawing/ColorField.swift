public import ColorModel

/// A field of colour over two axes: a plain colour under gradients, exact at every pixel to one step.
public struct ColorField: Hashable, Sendable {
  public var base: RGB8
  /// Composited over the base in this order.
  public var layers: [Gradient]

  public init(base: RGB8, layers: [Gradient]) {
    self.base = base
    self.layers = layers
  }
}

extension ColorField {
  private static let white = RGB8(255, 255, 255)
  private static let black = RGB8(0, 0, 0)

  /// Saturation from left to right, brightness from bottom to top, at the hue of `pure`, a colour of
  /// full saturation and brightness: white fading over it, then black.
  public static func saturationBrightness(_ pure: RGB8) -> ColorField {
    ColorField(
      base: pure,
      layers: [
        Gradient(.horizontal, [.init(0, white), .init(1, white, alpha: 0)]),
        Gradient(.vertical, [.init(0, black, alpha: 0), .init(1, black)]),
      ])
  }

  /// HSL saturation from left to right, lightness from bottom to top, at the hue of `pure`: grey
  /// fading over it, then white to clear to black.
  public static func saturationLightness(_ pure: RGB8) -> ColorField {
    // The grey between black and white is 127.5, which no byte holds: as a half-transparent black
    // over white it would be, but its error of half a step is below the rounding of the layers.
    let grey = RGB8(128, 128, 128)
    return ColorField(
      base: pure,
      layers: [
        Gradient(.horizontal, [.init(0, grey), .init(1, grey, alpha: 0)]),
        Gradient(
          .vertical,
          [
            .init(0, white), .init(0.5, white, alpha: 0), .init(0.5, black, alpha: 0),
            .init(1, black),
          ]),
      ])
  }
}
