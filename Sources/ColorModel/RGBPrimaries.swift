/// The red, green and blue of a linear RGB space, and so its way to XYZ and back.
///
/// The matrices follow from the chromaticities, not from tables rounded somewhere: white is exactly
/// white (SMPTE RP 177-1993).
struct RGBPrimaries: Sendable {
  let toXYZ: Matrix3
  let fromXYZ: Matrix3

  init(
    red: (x: Double, y: Double), green: (x: Double, y: Double), blue: (x: Double, y: Double),
    white: WhitePoint
  ) {
    let unscaled = Matrix3(
      columns: Chromaticity(x: red.x, y: red.y).xyz, Chromaticity(x: green.x, y: green.y).xyz,
      Chromaticity(x: blue.x, y: blue.y).xyz)
    toXYZ = unscaled * Matrix3(scaling: unscaled.inverse * white.xyz)
    fromXYZ = toXYZ.inverse
  }

  static let srgb = RGBPrimaries(
    red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), white: .d65)
  static let displayP3 = RGBPrimaries(
    red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: .d65)
  static let rec2020 = RGBPrimaries(
    red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: .d65)
  static let a98 = RGBPrimaries(
    red: (0.640, 0.330), green: (0.210, 0.710), blue: (0.150, 0.060), white: .d65)
  static let proPhoto = RGBPrimaries(
    red: (0.734699, 0.265301), green: (0.159597, 0.840403), blue: (0.036598, 0.000105),
    white: .d50)
}
