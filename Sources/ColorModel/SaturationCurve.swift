/// How chroma grows with saturation in Okhsv and Okhsl: 0 at 0, and at 1 what sRGB has at most.
///
/// As published, a hyperbola, up to `end`, and from there straight on. In most hues the hyperbola
/// has a largest chroma, and numbers for what is beyond it, outside sRGB, would lead elsewhere.
struct SaturationCurve {
  /// Beyond what any colour of sRGB has, and below 1/`bend`, where the hyperbola has its pole.
  private static let end = 1.1
  /// Chroma over saturation at 0.
  private let slope: Double
  /// Under 0.87 in Okhsl, less in Okhsv.
  private let bend: Double

  init(slope: Double, bend: Double) {
    self.slope = slope
    self.bend = bend
  }

  func chroma(at saturation: Double) -> Double {
    guard saturation > Self.end else { return saturation * slope / (1 - bend * saturation) }
    return chroma(at: Self.end) + (saturation - Self.end) * endSlope
  }

  func saturation(of chroma: Double) -> Double {
    let last = self.chroma(at: Self.end)
    guard chroma > last else { return chroma / (slope + bend * chroma) }
    return Self.end + (chroma - last) / endSlope
  }

  private var endSlope: Double {
    let steep = 1 - bend * Self.end
    return slope / (steep * steep)
  }
}
