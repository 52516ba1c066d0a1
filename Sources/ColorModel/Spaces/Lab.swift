/// CIELAB under D50, as CSS has it: lightness 0 to 100, a and b about -125 to 125.
///
/// Image editors show this one too; the same colour under D65 has other numbers. Source: CIE
/// 15:2004 with the exact fractions for its two constants (CSS Color 4, section 9).
public enum Lab: ColorSpace {
  public static let id = SpaceID.lab
  public static let cssName = "lab"
  public static let base: SpaceID? = .xyzD50
  public static let gamut: SpaceID? = nil
  public static let components = Component.lab(lightness: 100, reach: 125)

  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389
  private static let white = WhitePoint.d50.xyz

  public static func toBase(_ lab: SIMD4<Double>) -> SIMD4<Double> {
    let y = (lab.x + 16) / 116
    func linear(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    return SIMD4(linear(y + lab.y / 500), linear(y), linear(y - lab.z / 200), 0) * white
  }

  public static func fromBase(_ xyz: SIMD4<Double>) -> SIMD4<Double> {
    func root(_ value: Double) -> Double {
      value > epsilon ? cubeRoot(value) : (kappa * value + 16) / 116
    }
    let (x, y, z) = (root(xyz.x / white.x), root(xyz.y), root(xyz.z / white.z))
    return SIMD4(116 * y - 16, 500 * (x - y), 200 * (y - z), 0)
  }
}
