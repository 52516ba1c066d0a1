/// One hue of OKLab, and how far sRGB reaches in it: what Okhsv and Okhsl are made of.
///
/// Source: B. Ottosson, ok_color.h, 2021, with the one constant corrected that makes the first
/// guess in the green part err by 7e-4 (`k4`; its sign). The guess is refined by one step of
/// Halley's method; what is left of the error is under 1e-7.
struct OKHue {
  /// The direction, of length 1.
  private let a: Double
  private let b: Double
  /// What a step in chroma adds to the cube roots of the cones' response.
  private let roots: SIMD4<Double>
  /// The most saturated colour of the hue.
  private let cusp: (lightness: Double, chroma: Double)

  init(degrees: Double) {
    self.init(cosine(degrees: degrees), sine(degrees: degrees))
  }

  /// The hue of a colour; some hue for a grey.
  init(a: Double, b: Double, chroma: Double) {
    if chroma > 0 { self.init(a / chroma, b / chroma) } else { self.init(1, 0) }
  }

  private init(_ a: Double, _ b: Double) {
    self.a = a
    self.b = b
    roots = OKLab.matrices.opponentsToRoots * SIMD4(0, a, b, 0)
    let saturation = Self.saturation(a, b, roots)
    let bright = Self.light(1 + saturation * roots)
    let lightness = cubeRoot(1 / max(bright.x, bright.y, bright.z))
    cusp = (lightness, lightness * saturation)
  }

  func lab(_ lightness: Double, _ chroma: Double) -> SIMD4<Double> {
    SIMD4(lightness, chroma * a, chroma * b, 0)
  }

  /// Of chroma over lightness at most, and of chroma over what is left to white.
  var slopes: (chroma: Double, shade: Double) {
    (cusp.chroma / cusp.lightness, cusp.chroma / (1 - cusp.lightness))
  }

  /// What the triangle's upper edge, at this toned place, must be scaled by to lie on the gamut.
  func scale(_ toned: Double, _ chroma: Double) -> Double {
    let lightness = Self.lightness(ofToned: toned)
    let bright = Self.light(lightness + chroma * lightness / toned * roots)
    return cubeRoot(1 / max(bright.x, bright.y, bright.z, 1e-9))
  }

  // MARK: - Toned lightness

  private static let k1 = 0.206
  private static let k2 = 0.03
  private static let k3 = (1 + k1) / (1 + k2)

  /// Lightness as Lab has it, nearly: L of Okhsl.
  static func toned(_ lightness: Double) -> Double {
    let shifted = k3 * lightness - k1
    return (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }

  static func lightness(ofToned toned: Double) -> Double {
    (toned * toned + k1 * toned) / (k3 * (toned + k2))
  }

  // MARK: - The gamut

  private static let linearSRGB = OKLab.matrices.conesToLight

  private static func light(_ roots: SIMD4<Double>) -> SIMD4<Double> {
    linearSRGB * (roots * roots * roots)
  }

  /// Chroma over lightness where red, green or blue first falls to 0.
  private static func saturation(_ a: Double, _ b: Double, _ roots: SIMD4<Double>) -> Double {
    let (guess, channel): (SIMD8<Double>, Int) =
      if -1.88170328 * a - 0.80936493 * b > 1 {
        (SIMD8(1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245, 0, 0, 0), 0)
      } else if 1.81444104 * a - 1.19445276 * b > 1 {
        (SIMD8(0.73956515, -0.45954404, 0.08285427, 0.12541070, -0.14503204, 0, 0, 0), 1)
      } else {
        (SIMD8(1.35733652, -0.00915799, -1.15130210, -0.50559606, 0.00692167, 0, 0, 0), 2)
      }
    let s = (guess * SIMD8(1, a, b, a * a, a * b, 0, 0, 0)).sum()
    let (value, slope, curve) = derivatives(at: 1 + s * roots, along: roots)
    let (f, f1, f2) = (value[channel], slope[channel], curve[channel])
    return s - f * f1 / (f1 * f1 - 0.5 * f * f2)
  }

  /// Linear sRGB, and its first and second derivative along a line in the cube roots.
  private static func derivatives(
    at roots: SIMD4<Double>, along line: SIMD4<Double>
  ) -> (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      light(roots), linearSRGB * (3 * line * roots * roots), linearSRGB * (6 * line * line * roots)
    )
  }

  /// The largest chroma in sRGB at a lightness.
  private func largestChroma(at lightness: Double) -> Double {
    if lightness <= cusp.lightness { return cusp.chroma * lightness / cusp.lightness }
    let guess = cusp.chroma * (lightness - 1) / (cusp.lightness - 1)
    let (value, slope, curve) = Self.derivatives(at: lightness + guess * roots, along: roots)
    let step = (0..<3).lazy.map { index in
      let (f, f1, f2) = (value[index] - 1, slope[index], curve[index])
      let u = f1 / (f1 * f1 - 0.5 * f * f2)
      return u >= 0 ? -f * u : .infinity
    }.min()
    return guess + (step.map { $0.isFinite ? $0 : 0 } ?? 0)
  }

  /// The three chromas that saturations near 0, of 0.8 and of 1 stand for, at 0 < lightness < 1.
  func chromas(at lightness: Double) -> (start: Double, middle: Double, largest: Double) {
    let (dark, light) = (lightness, 1 - lightness)
    let largest = largestChroma(at: lightness)
    let (chroma, shade) = slopes
    let k = largest / min(dark * chroma, light * shade)
    let (first, second) = (dark * smoothSlopes.chroma, light * smoothSlopes.shade)
    let (f4, s4) = (first * first * first * first, second * second * second * second)
    let middle = 0.9 * k * (f4 * s4 / (f4 + s4)).squareRoot().squareRoot()
    let (f2, s2) = (dark * dark * 0.16, light * light * 0.64)
    return ((f2 * s2 / (f2 + s2)).squareRoot(), middle, largest)
  }

  /// A smooth approximation to `slopes` from within.
  private var smoothSlopes: (chroma: Double, shade: Double) {
    let chroma =
      7.44778970 + 4.15901240 * b
      + a
      * (-2.19557347 + 1.75198401 * b
        + a
        * (-2.13704948 - 10.02301043 * b
          + a * (-4.24894561 + 5.38770819 * b + 4.69891013 * a)))
    let shade =
      1.61320320 - 0.68124379 * b
      + a
      * (0.40370612 + 0.90148123 * b
        + a
        * (-0.27087943 + 0.61223990 * b
          + a * (0.00299215 - 0.45399568 * b - 0.14661872 * a)))
    return (0.11516993 + 1 / chroma, 0.11239642 + 1 / shade)
  }
}
