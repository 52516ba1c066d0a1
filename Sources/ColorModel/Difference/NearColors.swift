/// The colours that look like one: within a distance by CIEDE2000.
///
/// Those that are farther away, which most are, cost a few operations and not the full formula.
public struct NearColors: Sendable {
  public let color: Color
  /// The farthest that still counts.
  public let limit: Double
  private let place: NameIndex.Place
  private let squaredLimit: Double
  private let factors = NameIndex.factors

  public init(to color: Color, within limit: Double) {
    self.color = color
    self.limit = limit
    place = NameIndex.Place(color.converted(to: .lab).components)
    squaredLimit = limit * limit * (1 + 1e-9) + 1e-10
  }

  /// How far a colour in Lab is; nil where it is farther than the limit.
  public func distance(toLab lab: SIMD4<Double>) -> Double? {
    let other = NameIndex.Place(lab)
    guard NameIndex.squaredBound(place, other, factors) <= squaredLimit,
      NameIndex.closerSquaredBound(place, other) <= squaredLimit
    else { return nil }
    let distance = CIEDE2000.difference(place.lab, lab)
    return distance <= limit ? distance : nil
  }
}
