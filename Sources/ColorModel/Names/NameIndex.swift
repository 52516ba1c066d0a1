/// Finds the named colour that is nearest by CIEDE2000, by two lower bounds that are cheap.
///
/// The full formula takes some 150 ns and there are five hundred names. So each name first gets a
/// lower bound of its distance that needs no root and no angle. The formula is computed for the
/// name of the least bound, and then only for those of which this bound, and a closer one without
/// angles, are below the best distance so far. The answer is that of comparing with every name.
///
/// *The first bound.* With the terms of the formula, C the mean chroma of the two colours and C'
/// that of the stretched ones, L their mean lightness, and c = ΔC'/S_C, h = ΔH'/S_H:
///
///     ΔE² = (ΔL/S_L)² + c² + h² + R_T c h
///
/// 1. S_L = 1 + 0.015 x²/√(20 + x²) ≤ 1 + 0.015 |x|, where x = L - 50.
/// 2. |c h| ≤ (c² + h²)/2, so c² + h² + R_T c h ≥ (1 - |R_T|/2)(c² + h²).
/// 3. |R_T| = 2 w(C') sin 2Δθ ≤ 2 w(C') sin 60°, as Δθ ≤ 30°; w = √(C'⁷/(C'⁷ + 25⁷)) rises with C'.
/// 4. T ≤ 1 + 0.17 + 0.24 + 0.32 + 0.20 = 1.93, so S_H = 1 + 0.015 C' T ≤ 1 + 0.02895 C' ≤ S_C, and
///    c² + h² ≥ (ΔC'² + ΔH'²)/S_C².
/// 5. ΔC'² + ΔH'² is the square of the distance between the stretched colours (the law of cosines),
///    and both have their a stretched by the same 1 + G ≥ 1: it is at least Δa² + Δb².
/// 6. C' ≤ (1 + G) C, and G C = C (1 - w(C))/2 < 6.4, its maximum being 6.38 near C = 16.8. So
///    C' < C + 6.4, and 3. and 4. hold with C + 6.4 in its place.
///
/// Together: ΔE² ≥ (ΔL/(1 + 0.015 |L - 50|))² + f(C)(Δa² + Δb²), where
/// f(C) = (1 - sin 60° w(C + 6.4))/(1 + 0.045 (C + 6.4))². As f falls with C, its value at the next
/// whole number is a bound too: a table.
///
/// *The closer bound* computes ΔL/S_L and c as they are, ΔH'² by 5., and h by the S_H of 4. Then
/// c² + h² is multiplied by: 1 where c and ΔH' differ in sign or one is 0, since R_T ≤ 0; 0.99
/// where the mean hue is 60° or more from 275°, since Δθ < 0.1° there and |R_T| < 0.01; else by 2.
/// and 3. The mean hue is the direction of the sum of the two, each of length 1; of opposite hues,
/// where rounding decides on it and on the sign of ΔH', the worst is taken.
struct NameIndex: Sendable {
  /// A colour in Lab, with its chroma.
  struct Place: Sendable {
    let lab: SIMD4<Double>
    let l, a, b, chroma: Double

    init(_ lab: SIMD4<Double>) {
      self.lab = lab
      (l, a, b, chroma) = (lab.x, lab.y, lab.z, ColorModel.chroma(of: lab))
    }
  }

  let names: [(named: NamedColor, set: NearestName.NameSet)]
  private let places: [Place]

  init(_ names: [(NamedColor, NearestName.NameSet)]) {
    self.names = names.map { (named: $0.0, set: $0.1) }
    places = names.map { Place(Color($0.0.rgb).converted(to: .lab).components) }
  }

  /// One name for each colour that CSS or X11 names; CSS comes first and wins at equal distance.
  static let all = NameIndex(
    NamedColor.preferred.map { ($0, .css) } + NamedColor.x11Preferred.map { ($0, .x11) })

  /// The index in `names` of the nearest, the first of several, and its CIEDE2000 distance.
  func nearest(to lab: SIMD4<Double>) -> (index: Int, deltaE: Double) {
    let place = Place(lab)
    let factors = Self.factors
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: places.count) { bounds in
      var start = 0
      for index in places.indices {
        bounds[index] = Self.squaredBound(place, places[index], factors)
        if bounds[index] < bounds[start] { start = index }
      }
      var best = (index: start, deltaE: CIEDE2000.difference(lab, places[start].lab))
      var limit = Self.limit(best.deltaE)
      for index in places.indices
      where bounds[index] <= limit && Self.closerSquaredBound(place, places[index]) <= limit {
        let deltaE = CIEDE2000.difference(lab, places[index].lab)
        if (deltaE, index) < (best.deltaE, best.index) {
          best = (index, deltaE)
          limit = Self.limit(deltaE)
        }
      }
      return best
    }
  }

  /// A little more than the square, so that rounding rejects nothing.
  private static func limit(_ deltaE: Double) -> Double { deltaE * deltaE * (1 + 1e-9) + 1e-10 }

  /// At most the square of the CIEDE2000 distance of two places.
  static func squaredBound(
    _ first: Place, _ second: Place, _ factors: [Double] = factors
  ) -> Double {
    let (l, a, b) = (second.l - first.l, second.a - first.a, second.b - first.b)
    let lightness = l / (1 + 0.015 * abs((first.l + second.l) / 2 - 50))
    let chroma = min((first.chroma + second.chroma) / 2, Double(factors.count - 2))
    return lightness * lightness + factors[Int(chroma) + 1] * (a * a + b * b)
  }

  /// f(C) at whole chromas; beyond the last it is taken as 0.
  static let factors: [Double] =
    (0..<256).map { chroma in
      let most = Double(chroma) + 6.4
      let scale = 1 + 0.045 * most
      return (1 - sine60 * CIEDE2000.weight(ofChroma: most)) / (scale * scale)
    } + [0]

  /// At most the square of the CIEDE2000 distance of two places, and nearer to it.
  static func closerSquaredBound(_ first: Place, _ second: Place) -> Double {
    let stretch = 1.5 - 0.5 * CIEDE2000.weight(ofChroma: (first.chroma + second.chroma) / 2)
    let (a1, a2) = (first.a * stretch, second.a * stretch)
    let (b1, b2) = (first.b, second.b)
    let chroma1 = (a1 * a1 + b1 * b1).squareRoot()
    let chroma2 = (a2 * a2 + b2 * b2).squareRoot()

    let (a, b, way) = (a2 - a1, b2 - b1, chroma2 - chroma1)
    let chroma = (chroma1 + chroma2) / 2
    let hueScale = 1 + 0.02895 * chroma
    let l = (second.l - first.l) / CIEDE2000.lightnessScale((first.l + second.l) / 2)
    let c = way / (1 + 0.045 * chroma)
    let square = c * c + max(0, a * a + b * b - way * way) / (hueScale * hueScale)

    let turn = a1 * b2 - a2 * b1
    let isOpposite = a1 * a2 + b1 * b2 < 0 && abs(turn) < 1e-6 * chroma1 * chroma2
    guard isOpposite || c * turn > 0 else { return l * l + square }
    let (x, y) = (a1 * chroma2 + a2 * chroma1, b1 * chroma2 + b2 * chroma1)
    let along = x * blue.x + y * blue.y
    let isBlue = isOpposite || along > 0 && along * along > 0.25 * (x * x + y * y)
    return l * l + square * (isBlue ? 1 - sine60 * CIEDE2000.weight(ofChroma: chroma) : 0.99)
  }

  /// The direction of 275 degrees.
  private static let blue = (x: cosine(degrees: 275), y: sine(degrees: 275))
  private static let sine60 = 0.75.squareRoot()
}
