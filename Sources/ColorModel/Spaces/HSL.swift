/// Hue, saturation, lightness of gamma-encoded sRGB as CSS defines them: degrees, 0 to 1, 0 to 1.
///
/// Source: CSS Color Module Level 4, section 7 (hslToRgb, rgbToHsl).
public enum HSL: ColorSpace {
  public static let id = SpaceID.hsl
  public static let cssName = "hsl"
  public static let base: SpaceID? = .srgb
  public static let gamut: SpaceID? = .srgb
  public static let components = [
    .hue,
    Component(.saturation, letter: "S", name: "saturation"),
    Component(.lightness, letter: "L", name: "lightness"),
  ]

  public static func toBase(_ hsl: SIMD4<Double>) -> SIMD4<Double> {
    let (s, l) = (hsl.y, hsl.z)
    let a = s * min(l, 1 - l)
    func channel(_ offset: Double) -> Double {
      let k = wrapped(offset + hsl.x / 30, at: 12)
      return l - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD4(channel(0), channel(8), channel(4), 0)
  }

  public static func fromBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    let high = max(rgb.x, rgb.y, rgb.z)
    let low = min(rgb.x, rgb.y, rgb.z)
    let l = (high + low) / 2
    let room = min(l, 1 - l)
    // Far outside sRGB the formula gives a negative saturation: the same colour, hue opposite.
    let s = room == 0 ? 0 : (high - l) / room
    let h = hue(of: rgb)
    return s < 0 ? SIMD4(wrapped(h + 180, at: 360), -s, l, 0) : SIMD4(h, s, l, 0)
  }

  /// The hue of a grey.
  public static func powerless(_ hsl: SIMD4<Double>) -> ComponentSet {
    hsl.y <= 1e-5 ? [0] : []
  }

  /// Hue and saturation of black and of white.
  public static func undetermined(_ hsl: SIMD4<Double>) -> ComponentSet {
    min(abs(hsl.z), abs(1 - hsl.z)) <= 1e-9 ? [0, 1] : powerless(hsl)
  }
}
