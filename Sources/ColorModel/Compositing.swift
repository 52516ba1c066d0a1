extension Color {
  /// This colour laid over `backdrop`: "over" in gamma-encoded sRGB, as browsers do it.
  public func composited(over backdrop: Color) -> Color {
    let (own, other) = (shownInSRGB(), backdrop.shownInSRGB())
    let (alpha, under) = (min(max(0, own.alpha), 1), min(max(0, other.alpha), 1))
    let share = under * (1 - alpha)
    let sum = alpha + share
    guard sum > 0 else { return Color(.srgb, .zero, alpha: 0) }
    return Color(.srgb, (own.components * alpha + other.components * share) / sum, alpha: sum)
  }
}
