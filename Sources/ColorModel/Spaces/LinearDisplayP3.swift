/// Display P3 in light: red, green and blue 0 to 1, white D65.
///
/// Source: the chromaticities of SMPTE RP 431-2, as CSS Color 4, section 10, has them.
public enum LinearDisplayP3: ColorSpace {
  public static let id = SpaceID.linearDisplayP3
  public static let cssName = "display-p3-linear"
  public static let base: SpaceID? = .xyzD65
  public static let gamut: SpaceID? = .linearDisplayP3
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    RGBPrimaries.displayP3.toXYZ * rgb
  }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> {
    RGBPrimaries.displayP3.fromXYZ * xyz
  }
}
