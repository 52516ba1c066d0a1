/// The white of a colour space, as CIE 1931 XYZ with Y = 1.
struct WhitePoint: Sendable {
  let xyz: SIMD4<Double>

  /// From its chromaticity.
  init(x: Double, y: Double) { xyz = Chromaticity(x: x, y: y).xyz }

  /// Noon daylight, with the digits CSS Color 4 uses (conversions.js).
  static let d65 = WhitePoint(x: 0.3127, y: 0.3290)
  /// Horizon daylight, the white of print and of ICC profiles.
  static let d50 = WhitePoint(x: 0.3457, y: 0.3585)

  /// The matrix that takes XYZ as seen under this white to XYZ as seen under `other`.
  ///
  /// Linear Bradford: von Kries scaling in the cone space of Lam (1985), as in the ICC profile
  /// specification, annex E.
  func adaptation(to other: WhitePoint) -> Matrix3 {
    let cones = Matrix3(
      SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367),
      SIMD3(0.0389, -0.0685, 1.0296))
    var scales = (cones * other.xyz) / (cones * xyz)
    scales.w = 0
    return cones.inverse * Matrix3(scaling: scales) * cones
  }
}

/// A point of the CIE 1931 chromaticity diagram.
struct Chromaticity: Sendable {
  let x: Double
  let y: Double

  /// XYZ with Y = 1.
  var xyz: SIMD4<Double> { SIMD4(x / y, 1, (1 - x - y) / y, 0) }
}
