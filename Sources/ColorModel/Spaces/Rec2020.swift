/// ITU-R BT.2020 as displays show it, with gamma 2.4 (BT.1886): red, green and blue 0 to 1.
///
/// Source: CSS Color 4, section 10; older drafts had the camera's curve instead.
public enum Rec2020: ColorSpace {
  public static let id = SpaceID.rec2020
  public static let cssName = "rec2020"
  public static let base: SpaceID? = .xyzD65
  public static let gamut: SpaceID? = .rec2020
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    RGBPrimaries.rec2020.toXYZ * TransferFunction.gamma(rgb, 2.4)
  }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> {
    TransferFunction.gamma(RGBPrimaries.rec2020.fromXYZ * xyz, 1 / 2.4)
  }
}
