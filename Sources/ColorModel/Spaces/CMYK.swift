/// Naive, uncalibrated cyan, magenta, yellow and black, 0 to 1: sRGB turned over, black taken out.
///
/// No ink is like that, and no press gives these colours; it is the arithmetic CSS has for
/// `device-cmyk()` without a profile (CSS Color 5, "naively converting").
public enum CMYK: ColorSpace {
  public static let id = SpaceID.cmyk
  public static let cssName = "cmyk"
  public static let base: SpaceID? = .srgb
  public static let gamut: SpaceID? = .srgb
  public static let components = [
    Component(.cyan, letter: "C", name: "cyan"), Component(.magenta, letter: "M", name: "magenta"),
    Component(.yellow, letter: "Y", name: "yellow"), Component(.black, letter: "K", name: "black"),
  ]

  public static func toBase(_ cmyk: SIMD4<Double>) -> SIMD4<Double> {
    var rgb = (1 - cmyk) * (1 - cmyk.w)
    rgb.w = 0
    return rgb
  }

  public static func fromBase(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    let light = max(rgb.x, rgb.y, rgb.z)
    guard light != 0 else { return SIMD4(0, 0, 0, 1) }
    var cmyk = (light - rgb) / light
    cmyk.w = 1 - light
    return cmyk
  }
}
