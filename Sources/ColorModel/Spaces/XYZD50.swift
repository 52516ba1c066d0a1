/// CIE 1931 XYZ under D50, where Y of white is 1.
///
/// Its step to XYZ D65 is the Bradford adaptation, for every space that has this white.
public enum XYZD50: ColorSpace {
  public static let id = SpaceID.xyzD50
  public static let cssName = "xyz-d50"
  public static let base: SpaceID? = .xyzD65
  public static let gamut: SpaceID? = nil
  public static let components = Component.xyz

  private static let toD65 = WhitePoint.d50.adaptation(to: .d65)
  private static let fromD65 = toD65.inverse

  public static func toBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> { toD65 * xyz }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> { fromD65 * xyz }
}
