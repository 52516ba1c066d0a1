extension Contrast {
  /// The colour nearest to `foreground` in OKLCH lightness that reaches a level on `background`; see
  /// `passing(near:on:ratio:)`.
  public static func passing(
    near foreground: Color, on background: Color, _ level: WCAG.Level, for use: WCAG.Use = .text
  ) -> Color? {
    use.minimum(for: level).flatMap { passing(near: foreground, on: background, ratio: $0) }
  }

  /// The colour nearest to `foreground` in OKLCH lightness whose ratio on `background` is enough.
  ///
  /// Hue and alpha stay, and chroma as far as sRGB has it at that lightness. The answer has 8 bits
  /// a component, and passes with them; `foreground` itself where it passes. Nil where none does.
  public static func passing(
    near foreground: Color, on background: Color, ratio: Double
  ) -> Color? {
    let lch = foreground.converted(to: .oklch)
    func candidate(_ lightness: Double) -> Color {
      Color(lch.with(lightness, at: 0).rgb8, alpha: foreground.alpha)
    }
    func passes(_ color: Color) -> Bool {
      Contrast(of: color, on: background).worstRatio >= ratio
    }
    if passes(foreground) { return foreground }

    let start = lch.components.x
    /// The first lightness that passes on the way to `end`.
    func first(towards end: Double) -> Double? {
      let steps = 64
      var failing = start
      for step in 1...steps {
        var passing = start + (end - start) * Double(step) / Double(steps)
        guard passes(candidate(passing)) else {
          failing = passing
          continue
        }
        for _ in 0..<16 {
          let middle = (failing + passing) / 2
          if passes(candidate(middle)) { passing = middle } else { failing = middle }
        }
        return passing
      }
      return nil
    }
    return [first(towards: 0), first(towards: 1)].compactMap { $0 }
      .min { abs($0 - start) < abs($1 - start) }.map(candidate)
  }
}
