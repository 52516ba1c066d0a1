/// sRGB in light: red, green and blue 0 to 1, white D65.
///
/// Source: the chromaticities of ITU-R BT.709, as IEC 61966-2-1 has them.
public enum LinearSRGB: ColorSpace {
  public static let id = SpaceID.linearSRGB
  public static let cssName = "srgb-linear"
  public static let base: SpaceID? = .xyzD65
  public static let gamut: SpaceID? = .linearSRGB
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    RGBPrimaries.srgb.toXYZ * rgb
  }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> {
    RGBPrimaries.srgb.fromXYZ * xyz
  }
}
