/// OKLab by chroma and hue: lightness 0 to 1, chroma 0 to about 0.4, degrees.
public enum OKLCH: ColorSpace {
  public static let id = SpaceID.oklch
  public static let cssName = "oklch"
  public static let base: SpaceID? = .oklab
  public static let gamut: SpaceID? = nil
  public static let components = Component.lch(lightness: 1, chroma: 0.4)

  public static func toBase(_ lch: SIMD4<Double>) -> SIMD4<Double> { rectangular(lch) }

  public static func fromBase(_ lab: SIMD4<Double>) -> SIMD4<Double> { polar(lab) }

  /// The hue of a grey (CSS Color 4, section 9).
  public static func powerless(_ lch: SIMD4<Double>) -> ComponentSet {
    lch.y <= 0.000004 ? [2] : []
  }
}
