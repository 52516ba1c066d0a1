/// RGB compatible with Adobe RGB (1998), gamma 563/256: red, green and blue 0 to 1.
///
/// Source: CSS Color 4, section 10.
public enum A98: ColorSpace {
  public static let id = SpaceID.a98
  public static let cssName = "a98-rgb"
  public static let base: SpaceID? = .xyzD65
  public static let gamut: SpaceID? = .a98
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    RGBPrimaries.a98.toXYZ * TransferFunction.gamma(rgb, 563 / 256)
  }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> {
    TransferFunction.gamma(RGBPrimaries.a98.fromXYZ * xyz, 256 / 563)
  }
}
