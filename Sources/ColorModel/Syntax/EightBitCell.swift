/// The colours that are one 8-bit colour when rounded.
struct EightBitCell {
  let rgb: RGB8
  /// The linear sRGB of the 8-bit colour itself.
  let light: SIMD4<Double>
  private let low: SIMD4<Double>
  private let high: SIMD4<Double>

  @inline(__always)
  init(_ rgb: RGB8) {
    self.rgb = rgb
    let levels = Self.levels
    let (red, green, blue) = (levels[Int(rgb.red)], levels[Int(rgb.green)], levels[Int(rgb.blue)])
    light = SIMD4(red.light, green.light, blue.light, 0)
    low = SIMD4(red.low, green.low, blue.low, 0)
    high = SIMD4(red.high, green.high, blue.high, 0)
  }

  /// Whether the components of `space` read back as this colour.
  ///
  /// In light, since most spaces are nearer to it than to sRGB: a comparison spares the powers.
  func holds(_ components: SIMD4<Double>, in space: SpaceID) -> Bool {
    let color = Color(space, components)
    guard space.definition.gamut != .srgb else { return color.rgb8 == rgb }
    return holds(color, light: color.converted(to: .linearSRGB).components)
  }

  /// Whether a colour, whose linear sRGB is `light`, reads back as this one.
  @inline(__always)
  func holds(_ color: @autoclosure () -> Color, light: SIMD4<Double>) -> Bool {
    if surrounds(light) { return true }
    // Outside the cube the reader brings it back, by more than cutting off where it is far.
    let isOutside = min(light.x, light.y, light.z) < 0 || max(light.x, light.y, light.z) > 1
    return isOutside && surrounds(light.cutOff) && color().rgb8 == rgb
  }

  /// Whether all three are beyond the low edges and short of the high ones, which two differences
  /// of one sign tell.
  @inline(__always)
  private func surrounds(_ light: SIMD4<Double>) -> Bool {
    let product = (light - low) * (high - light)
    return min(product.x, product.y, product.z) > 0
  }

  /// The linear light of each 8-bit value, and between which edges it is the nearest.
  ///
  /// Drawn in by a part in 10^9, so that no rounding of arithmetic carries a colour over an edge.
  private static let levels = (0...255).map { value in
    func light(_ value: Double) -> Double {
      Color(.srgb, value / 255, 0, 0).converted(to: .linearSRGB).components.x
    }
    // As far outside as the reader takes for inside.
    let low = value == 0 ? -1e-8 : light(Double(value) - 0.5)
    let high = value == 255 ? 1 + 1e-7 : light(Double(value) + 0.5)
    return (light: light(Double(value)), low: low * (1 + 1e-9), high: high * (1 - 1e-9))
  }
}
