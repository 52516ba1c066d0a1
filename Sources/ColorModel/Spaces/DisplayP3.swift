/// Display P3, with the transfer function of sRGB: red, green and blue 0 to 1.
///
/// Source: CSS Color 4, section 10.
public enum DisplayP3: ColorSpace {
  public static let id = SpaceID.displayP3
  public static let cssName = "display-p3"
  public static let base: SpaceID? = .linearDisplayP3
  public static let gamut: SpaceID? = .displayP3
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    TransferFunction.srgbToLight(rgb)
  }

  public static func fromBase(_ light: SIMD4<Double>) -> SIMD4<Double> {
    TransferFunction.srgbFromLight(light)
  }
}
