/// The way round the hue circle between two hues (CSS Color 4, section 12.4).
public enum HueMethod: String, CaseIterable, Hashable, Sendable {
  case shorter, longer, increasing, decreasing
}

extension Color {
  /// The colour that lies at `fraction` (0 to 1) on the way from `first` to `second` in a space.
  public static func mix(
    _ first: Color, _ second: Color, fraction: Double, in space: SpaceID,
    hue method: HueMethod = .shorter
  ) -> Color {
    mix(first, second, weights: (1 - fraction, fraction), in: space, hue: method)
  }

  /// A mixture by weights, as `color-mix()` has it: two percentages as 0 to 1, not both 0.
  ///
  /// Weights that sum to less than 1 leave the rest of the alpha out; to more, they are scaled down
  /// (CSS Color 5, section 3). Components are mixed with their alpha premultiplied, hues are not. A
  /// component missing in one colour is the other's; missing in both, it stays so. Missing
  /// components are carried forward into the space of the mixture, powerless ones are missing there
  /// (CSS Color 4, sections 12.2 to 12.4).
  ///
  /// The other's component is taken before alpha is multiplied in, as Chromium does: of one
  /// component, 0.8, the mixture has 0.8. coloraide takes the product, 0.64 of it at an alpha of
  /// 0.8, and gets 1.07 beside an alpha of 0.4.
  public static func mix(
    _ first: Color, _ second: Color, weights: (Double, Double), in space: SpaceID,
    hue method: HueMethod = .shorter
  ) -> Color {
    let sum = weights.0 + weights.1
    precondition(sum > 0, "weights of which one is above 0")
    let fraction = weights.1 / sum
    var (first, second) = (first.prepared(for: space), second.prepared(for: space))
    let missing = first.missing.intersection(second.missing)
    first.complete(from: second)
    second.complete(from: first)

    let index = space.index(of: .hue)
    if let index {
      (first.components[index], second.components[index]) = method.ends(
        first.components[index], second.components[index])
    }
    let hasAlpha = !missing.contains(ComponentSet.alpha)
    let (alpha1, alpha2) = hasAlpha ? (first.alpha, second.alpha) : (1, 1)
    let alpha = alpha1 + (alpha2 - alpha1) * fraction

    var (scale1, scale2) = (SIMD4(repeating: alpha1), SIMD4(repeating: alpha2))
    var divisor = SIMD4(repeating: alpha == 0 ? 1 : alpha)
    if let index { (scale1[index], scale2[index], divisor[index]) = (1, 1, 1) }
    let (from, to) = (first.components * scale1, second.components * scale2)
    var values = (from + (to - from) * fraction) / divisor
    if let index { values[index] = wrapped(values[index], at: 360) }
    for index in 0..<4 where missing.contains(index) { values[index] = 0 }
    return Color(space, values, alpha: hasAlpha ? alpha * min(1, sum) : 0, missing: missing)
  }

  /// In the space of a mixture, with powerless components missing even if it was in it already.
  private func prepared(for space: SpaceID) -> Color {
    var color = converted(to: space)
    color.missing.formUnion(space.definition.powerless(color.components))
    return color
  }

  /// Takes what is missing here from `other`.
  private mutating func complete(from other: Color) {
    for index in 0..<4 where missing.contains(index) { components[index] = other.components[index] }
    if missing.contains(ComponentSet.alpha) { alpha = other.alpha }
  }
}

extension HueMethod {
  /// Two hues in degrees, one of them taken a turn further where the way between them asks for it.
  fileprivate func ends(_ first: Double, _ second: Double) -> (Double, Double) {
    let (first, second) = (wrapped(first, at: 360), wrapped(second, at: 360))
    let way = second - first
    switch self {
    case .shorter where way > 180, .longer where way > 0 && way < 180, .decreasing where way > 0:
      return (first + 360, second)
    case .shorter where way < -180, .longer where way > -180 && way <= 0,
      .increasing where way < 0:
      return (first, second + 360)
    default: return (first, second)
    }
  }
}
