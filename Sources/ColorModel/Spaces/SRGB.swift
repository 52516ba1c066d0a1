/// Gamma-encoded sRGB (IEC 61966-2-1), red, green and blue 0 to 1.
public enum SRGB: ColorSpace {
  public static let id = SpaceID.srgb
  public static let cssName = "srgb"
  public static let base: SpaceID? = .linearSRGB
  public static let gamut: SpaceID? = .srgb
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    TransferFunction.srgbToLight(rgb)
  }

  public static func fromBase(_ light: SIMD4<Double>) -> SIMD4<Double> {
    TransferFunction.srgbFromLight(light)
  }
}
