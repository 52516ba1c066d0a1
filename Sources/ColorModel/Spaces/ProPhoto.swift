/// ProPhoto RGB (ROMM), white D50: red, green and blue 0 to 1.
///
/// Source: CSS Color 4, section 10, with its primaries of six digits (ANSI/I3A IT10.7666).
public enum ProPhoto: ColorSpace {
  public static let id = SpaceID.proPhoto
  public static let cssName = "prophoto-rgb"
  public static let base: SpaceID? = .xyzD50
  public static let gamut: SpaceID? = .proPhoto
  public static let components = Component.rgb

  public static func toBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    func light(_ value: Double) -> Double {
      abs(value) <= 16.0 / 512 ? value / 16 : power(value, 1.8)
    }
    return RGBPrimaries.proPhoto.toXYZ * SIMD4(light(rgb.x), light(rgb.y), light(rgb.z), 0)
  }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> {
    func encoded(_ light: Double) -> Double {
      abs(light) < 1.0 / 512 ? light * 16 : power(light, 1 / 1.8)
    }
    let light = RGBPrimaries.proPhoto.fromXYZ * xyz
    return SIMD4(encoded(light.x), encoded(light.y), encoded(light.z), 0)
  }
}
