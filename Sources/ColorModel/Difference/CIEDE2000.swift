/// The colour difference of CIE 142-2001 between two CIELAB colours.
///
/// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 color-difference formula: implementation
/// notes, supplementary test data, and mathematical observations", 2005, with all factors 1.
public enum CIEDE2000 {
  /// Symmetric, and 0 only for equal colours; lightness 0 to 100.
  public static func difference(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
    let meanChroma = (chroma(of: first) + chroma(of: second)) / 2
    let stretch = 1.5 - 0.5 * weight(ofChroma: meanChroma)
    let (one, other) = (stretched(first, stretch), stretched(second, stretch))

    let mean = (one + other) / 2
    var way = other.z - one.z
    var hue = mean.z
    if one.y * other.y == 0 {
      (way, hue) = (0, one.z + other.z)
    } else if abs(way) > 180 + 1e-9 {
      // Opposite hues within rounding count as those within 180 degrees.
      hue += hue < 180 ? 180 : -180
      way += way > 0 ? -360 : 360
    }

    let t =
      1 - 0.17 * cosine(degrees: hue - 30) + 0.24 * cosine(degrees: 2 * hue)
      + 0.32 * cosine(degrees: 3 * hue + 6) - 0.20 * cosine(degrees: 4 * hue - 63)
    let l = (other.x - one.x) / lightnessScale(mean.x)
    let c = (other.y - one.y) / (1 + 0.045 * mean.y)
    let h =
      2 * (one.y * other.y).squareRoot() * sine(degrees: way / 2)
      / (1 + 0.015 * mean.y * t)
    let place = (hue - 275) / 25
    let turn = sine(degrees: 60 * exponential(-place * place))
    let rotation = -2 * weight(ofChroma: mean.y) * turn
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// S_L at a mean lightness.
  static func lightnessScale(_ lightness: Double) -> Double {
    let square = (lightness - 50) * (lightness - 50)
    return 1 + 0.015 * square / (20 + square).squareRoot()
  }

  /// How much of the corrections for and against high chroma holds: 0 for a grey, to 1.
  static func weight(ofChroma chroma: Double) -> Double {
    let ratio = chroma / 25
    let square = ratio * ratio
    let seventh = square * square * square * ratio
    return seventh.isFinite ? (seventh / (seventh + 1)).squareRoot() : 1
  }

  private static func stretched(_ lab: SIMD4<Double>, _ stretch: Double) -> SIMD4<Double> {
    polar(SIMD4(lab.x, lab.y * stretch, lab.z, 0))
  }
}
