/// CIE 1931 XYZ under D65, where Y of white is 1: the root of all chains.
public enum XYZD65: ColorSpace {
  public static let id = SpaceID.xyzD65
  public static let cssName = "xyz-d65"
  public static let base: SpaceID? = nil
  public static let gamut: SpaceID? = nil
  public static let components = Component.xyz

  public static func toBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> { xyz }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> { xyz }
}
