/// Gamma-encoded sRGB (IEC 61966-2-1), red, green and blue 0 to 1; for now the root of all chains.
public enum SRGB: ColorSpace {
  public static let id = SpaceID.srgb
  public static let cssName = "srgb"
  public static let base: SpaceID? = nil
  public static let components = [
    Component(.red, letter: "R", name: "red"),
    Component(.green, letter: "G", name: "green"),
    Component(.blue, letter: "B", name: "blue"),
  ]

  public static func toBase(_ components: SIMD4<Double>) -> SIMD4<Double> { components }

  public static func fromBase(_ base: SIMD4<Double>) -> SIMD4<Double> { base }
}
