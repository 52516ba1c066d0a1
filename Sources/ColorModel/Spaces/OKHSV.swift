/// Ottosson's Okhsv, an HSV of sRGB whose hue is that of OKLab: degrees, 0 to 1, 0 to 1.
///
/// Made for sRGB. Colours outside it have saturations or values above 1 and lead back, if their
/// lightness is above 0. Source: B. Ottosson, "Okhsv and Okhsl", 2021 (ok_color.h), with the
/// corrections of `OKHue`, and `SaturationCurve` beyond sRGB.
public enum OKHSV: ColorSpace {
  public static let id = SpaceID.okhsv
  public static let cssName = "okhsv"
  public static let base: SpaceID? = .oklab
  public static let gamut: SpaceID? = .srgb
  public static let components = [
    .hue, Component(.saturation, letter: "S", name: "saturation"),
    Component(.brightness, letter: "V", name: "value"),
  ]

  /// Where saturation begins to bend.
  private static let start = 0.5

  public static func toBase(_ hsv: SIMD4<Double>) -> SIMD4<Double> {
    let (s, v) = (hsv.y, hsv.z)
    let hue = OKHue(degrees: hsv.x)
    let (chroma, shade) = hue.slopes
    // The colour at full value, before the triangle is bent into the shape of the gamut.
    let fullChroma = curve(chroma, shade).chroma(at: s)
    let full = (lightness: 1 - fullChroma / shade, chroma: fullChroma)
    guard full.lightness > 0 else { return .zero }
    let lightness = OKHue.lightness(ofToned: v * full.lightness)
    let scaled = lightness * hue.scale(full.lightness, full.chroma)
    return hue.lab(scaled, scaled * full.chroma / full.lightness)
  }

  public static func fromBase(_ lab: SIMD4<Double>) -> SIMD4<Double> {
    let (c, degrees) = (polar(lab).y, polar(lab).z)
    let hue = OKHue(a: lab.y, b: lab.z, chroma: c)
    let (chroma, shade) = hue.slopes
    let reach = c + lab.x * shade
    guard reach > 0, lab.x > 0 else { return SIMD4(degrees, 0, 0, 0) }
    let full = (lightness: shade / reach * lab.x, chroma: shade / reach * c)
    let toned = OKHue.toned(lab.x / hue.scale(full.lightness, full.chroma))
    return SIMD4(
      degrees, curve(chroma, shade).saturation(of: full.chroma), toned / full.lightness, 0)
  }

  private static func curve(_ chroma: Double, _ shade: Double) -> SaturationCurve {
    SaturationCurve(
      slope: shade * start / (start + shade),
      bend: shade * (1 - start / chroma) / (start + shade))
  }

  /// The hue of a grey.
  public static func powerless(_ hsv: SIMD4<Double>) -> ComponentSet {
    hsv.y <= 1e-5 ? [0] : []
  }

  /// Hue and saturation of black.
  public static func undetermined(_ hsv: SIMD4<Double>) -> ComponentSet {
    hsv.z <= 1e-9 ? [0, 1] : powerless(hsv)
  }
}
