/// Hue, saturation, brightness (= HSV) of gamma-encoded sRGB: degrees, 0 to 1, 0 to 1.
///
/// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
public enum HSB: ColorSpace {
  public static let id = SpaceID.hsb
  public static let cssName = "hsb"
  public static let base: SpaceID? = .srgb
  public static let gamut: SpaceID? = .srgb
  public static let components = [
    .hue,
    Component(.saturation, letter: "S", name: "saturation"),
    Component(.brightness, letter: "B", name: "brightness"),
  ]

  public static func toBase(_ hsb: SIMD4<Double>) -> SIMD4<Double> {
    let (s, v) = (hsb.y, hsb.z)
    func channel(_ offset: Double) -> Double {
      let k = wrapped(offset + hsb.x / 60, at: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return SIMD4(channel(5), channel(3), channel(1), 0)
  }

  public static func fromBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    let v = max(rgb.x, rgb.y, rgb.z)
    let spread = v - min(rgb.x, rgb.y, rgb.z)
    return SIMD4(hue(of: rgb), v == 0 ? 0 : spread / v, v, 0)
  }

  /// The hue of a grey.
  public static func powerless(_ hsb: SIMD4<Double>) -> ComponentSet {
    abs(hsb.y) <= 1e-5 ? [0] : []
  }

  /// Hue and saturation of black.
  public static func undetermined(_ hsb: SIMD4<Double>) -> ComponentSet {
    abs(hsb.z) <= 1e-9 ? [0, 1] : powerless(hsb)
  }
}
