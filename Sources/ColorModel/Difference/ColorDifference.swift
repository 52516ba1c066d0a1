/// A measure of how different two colours look.
public enum ColorDifference: CaseIterable, Hashable, Sendable {
  /// CIEDE2000 in CIELAB under D50; 1 is about what can just be seen.
  case ciede2000
  /// Distance in OKLab, 0 to about 1; 0.02 is about what can just be seen (CSS Color 4, 13).
  case ok
  /// Distance in CIELAB under D50 (CIE 1976): 2.3 is about what can just be seen.
  case cie76
}

extension Color {
  /// The difference between two colours, their alphas aside.
  public func difference(from other: Color, by measure: ColorDifference) -> Double {
    let space: SpaceID = measure == .ok ? .oklab : .lab
    let (own, others) = (converted(to: space).components, other.converted(to: space).components)
    if measure == .ciede2000 { return CIEDE2000.difference(own, others) }
    let way = own - others
    return (way * way).sum().squareRoot()
  }
}
