/// Angles of points on the unit circle.
enum UnitCircle {
  /// The degrees of a point, 0 to 360, within 2 x 10^-13: unlike `atan2` without a branch.
  ///
  /// The smaller coordinate is the sine of an angle up to 45 degrees. Near it is one whose sine is
  /// a number of 64ths, and the sine of the difference is so small that three terms of the series
  /// for the angle do.
  @inline(__always)
  static func degrees(of point: SIMD2<Double>) -> Double {
    let (x, y) = (abs(point.x), abs(point.y))
    let (sine, cosine) = x < y ? (x, y) : (y, x)
    let mark = marks[Int(sine * 64 + 0.5)]
    let difference = sine * mark.cosine - cosine * mark.sine
    let square = difference * difference
    let series = difference * (1 + square * (1.0 / 6 + square * (3.0 / 40)))
    let angle = mark.degrees + series * (180 / .pi)

    // Mirrored where it must be: at the diagonal, then at both axes.
    let steep = 45 - Double(signOf: x - y, magnitudeOf: 45 - angle)
    let left = 90 - Double(signOf: point.x, magnitudeOf: 90 - steep)
    return 180 - Double(signOf: point.y, magnitudeOf: 180 - left)
  }

  private static let marks = (0...46).map { index in
    let sine = Double(index) / 64
    let cosine = (1 - sine * sine).squareRoot()
    return (degrees: ColorModel.degrees(y: sine, x: cosine), sine: sine, cosine: cosine)
  }
}
