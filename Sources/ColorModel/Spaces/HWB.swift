/// Hue, whiteness, blackness of gamma-encoded sRGB: degrees, 0 to 1, 0 to 1.
///
/// Source: CSS Color 4, section 8 (hwbToRgb, rgbToHwb), after A. R. Smith and E. R. Lyons, 1996.
public enum HWB: ColorSpace {
  public static let id = SpaceID.hwb
  public static let cssName = "hwb"
  public static let base: SpaceID? = .srgb
  public static let gamut: SpaceID? = .srgb
  public static let components = [
    .hue, Component(.whiteness, letter: "W", name: "whiteness"),
    Component(.blackness, letter: "B", name: "blackness"),
  ]

  public static func toBase(_ hwb: SIMD4<Double>) -> SIMD4<Double> {
    let (w, b) = (hwb.y, hwb.z)
    if w + b >= 1 {
      let grey = w / (w + b)
      return SIMD4(grey, grey, grey, 0)
    }
    let full = HSB.toBase(SIMD4(hwb.x, 1, 1, 0))
    return SIMD4(full.x * (1 - w - b) + w, full.y * (1 - w - b) + w, full.z * (1 - w - b) + w, 0)
  }

  public static func fromBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(hue(of: rgb), min(rgb.x, rgb.y, rgb.z), 1 - max(rgb.x, rgb.y, rgb.z), 0)
  }

  /// The hue of a grey (CSS Color 4, section 8).
  public static func powerless(_ hwb: SIMD4<Double>) -> ComponentSet {
    hwb.y + hwb.z >= 0.99999 - 1e-12 ? [0] : []
  }
}
