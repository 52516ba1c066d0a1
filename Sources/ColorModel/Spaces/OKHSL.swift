/// Ottosson's Okhsl, an HSL of sRGB whose hue and lightness are even: degrees, 0 to 1, 0 to 1.
///
/// Made for sRGB. Colours outside it have saturations above 1 and lead back, if their lightness is
/// between 0 and 1: black, white and beyond are without saturation. Source: B. Ottosson, "Okhsv and
/// Okhsl", 2021 (ok_color.h), with the corrections of `OKHue`, and `SaturationCurve` beyond sRGB.
public enum OKHSL: ColorSpace {
  public static let id = SpaceID.okhsl
  public static let cssName = "okhsl"
  public static let base: SpaceID? = .oklab
  public static let gamut: SpaceID? = .srgb
  public static let components = [
    .hue, Component(.saturation, letter: "S", name: "saturation"),
    Component(.lightness, letter: "L", name: "lightness"),
  ]

  /// The saturation at which the curve changes its shape.
  private static let middle = 0.8

  public static func toBase(_ hsl: SIMD4<Double>) -> SIMD4<Double> {
    let (s, l) = (hsl.y, hsl.z)
    let lightness = OKHue.lightness(ofToned: l)
    guard l > 0, l < 1 else { return SIMD4(lightness, 0, 0, 0) }
    let hue = OKHue(degrees: hsl.x)
    let known = hue.chromas(at: lightness)
    if s < middle {
      let t = s / middle
      let k1 = middle * known.start
      return hue.lab(lightness, t * k1 / (1 - (1 - k1 / known.middle) * t))
    }
    let t = (s - middle) / (1 - middle)
    return hue.lab(lightness, known.middle + upperCurve(known).chroma(at: t))
  }

  public static func fromBase(_ lab: SIMD4<Double>) -> SIMD4<Double> {
    let (c, degrees) = (polar(lab).y, polar(lab).z)
    let l = OKHue.toned(lab.x)
    guard lab.x > 0, lab.x < 1 else { return SIMD4(degrees, 0, l, 0) }
    let known = OKHue(a: lab.y, b: lab.z, chroma: c).chromas(at: lab.x)
    if c < known.middle {
      let k1 = middle * known.start
      return SIMD4(degrees, middle * c / (k1 + (1 - k1 / known.middle) * c), l, 0)
    }
    let t = upperCurve(known).saturation(of: c - known.middle)
    return SIMD4(degrees, middle + (1 - middle) * t, l, 0)
  }

  /// From the middle, at 0, by way of saturation 1, at 1.
  private static func upperCurve(
    _ known: (start: Double, middle: Double, largest: Double)
  ) -> SaturationCurve {
    let slope = (1 - middle) * known.middle * known.middle / (middle * middle) / known.start
    return SaturationCurve(slope: slope, bend: 1 - slope / (known.largest - known.middle))
  }

  /// The hue of a grey.
  public static func powerless(_ hsl: SIMD4<Double>) -> ComponentSet {
    hsl.y <= 1e-5 ? [0] : []
  }

  /// Hue and saturation of black and of white.
  public static func undetermined(_ hsl: SIMD4<Double>) -> ComponentSet {
    hsl.z <= 1e-9 || hsl.z >= 1 - 1e-9 ? [0, 1] : powerless(hsl)
  }
}
