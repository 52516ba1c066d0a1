/// CIELAB under D50 by chroma and hue: lightness 0 to 100, chroma 0 to about 150, degrees.
public enum LCH: ColorSpace {
  public static let id = SpaceID.lch
  public static let cssName = "lch"
  public static let base: SpaceID? = .lab
  public static let gamut: SpaceID? = nil
  public static let components = Component.lch(lightness: 100, chroma: 150)

  public static func toBase(_ lch: SIMD4<Double>) -> SIMD4<Double> { rectangular(lch) }

  public static func fromBase(_ lab: SIMD4<Double>) -> SIMD4<Double> { polar(lab) }

  /// The hue of a grey (CSS Color 4, section 9).
  public static func powerless(_ lch: SIMD4<Double>) -> ComponentSet {
    lch.y <= 0.0015 ? [2] : []
  }
}
