/// Ottosson's OKLab: lightness 0 to 1, a and b about -0.4 to 0.4.
///
/// Source: B. Ottosson, "A perceptual color space for image processing", 2020, with the matrices in
/// 64 bits of CSS Color 4 (conversions.js). As Ottosson has it, it is based on linear sRGB: that is
/// the shortest way for most colours, and the matrices joined are the same ones.
public enum OKLab: ColorSpace {
  public static let id = SpaceID.oklab
  public static let cssName = "oklab"
  public static let base: SpaceID? = .linearSRGB
  public static let gamut: SpaceID? = nil
  public static let components = Component.lab(lightness: 1, reach: 0.4)

  /// The four matrices, which are made together and so looked up at once.
  ///
  /// By reference: a copy of so many numbers takes as long as a product with them.
  final class Matrices: Sendable {
    /// From linear sRGB, by XYZ D65, to the response of the cones.
    let cones: Matrix3
    let conesToLight: Matrix3
    /// From the cube roots of the cones' response.
    let opponents: Matrix3
    let opponentsToRoots: Matrix3

    fileprivate init() {
      let conesOfXYZ = Matrix3(
        SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
      cones = conesOfXYZ * RGBPrimaries.srgb.toXYZ
      conesToLight = cones.inverse
      opponents = Matrix3(
        SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
      opponentsToRoots = opponents.inverse
    }
  }
  static let matrices = Matrices()

  public static func toBase(_ lab: SIMD4<Double>) -> SIMD4<Double> { toBase(lab, matrices) }

  public static func fromBase(_ light: SIMD4<Double>) -> SIMD4<Double> { fromBase(light, matrices) }

  @inline(__always)
  static func toBase(_ lab: SIMD4<Double>, _ matrices: Matrices) -> SIMD4<Double> {
    let roots = matrices.opponentsToRoots * lab
    return matrices.conesToLight * (roots * roots * roots)
  }

  @inline(__always)
  static func fromBase(_ light: SIMD4<Double>, _ matrices: Matrices) -> SIMD4<Double> {
    matrices.opponents * cubeRoots(matrices.cones * light)
  }
}
