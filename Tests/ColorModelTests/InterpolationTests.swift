import ColorModel
import Testing

/// Results of web-platform-tests css/css-color/parsing/color-computed-color-mix-function.html.
@Suite struct InterpolationTests {
  func expect(_ mixed: Color, _ x: Double, _ y: Double, _ z: Double, alpha: Double = 1) {
    #expect(abs(mixed.components.x - x) < 1e-4, "\(mixed)")
    #expect(abs(mixed.components.y - y) < 1e-4, "\(mixed)")
    #expect(abs(mixed.components.z - z) < 1e-4, "\(mixed)")
    #expect(abs(mixed.alpha - alpha) < 1e-4, "\(mixed)")
  }

  let first = Color(.hsl, 120, 0.1, 0.2)
  let second = Color(.hsl, 30, 0.3, 0.4)

  @Test func mixesByWeights() {
    #expect(Color.mix(first, second, fraction: 0.5, in: .hsl).rgb8 == RGB8(84, 92, 61))
    #expect(Color.mix(first, second, weights: (0.25, 0.75), in: .hsl).rgb8 == RGB8(112, 106, 67))
    #expect(Color.mix(first, second, weights: (0.3, 0.9), in: .hsl).rgb8 == RGB8(112, 106, 67))
    let part = Color.mix(first, second, weights: (0.125, 0.375), in: .hsl)
    #expect(part.rgb8 == RGB8(112, 106, 67) && part.alpha == 0.5)
    #expect(Color.mix(first, second, weights: (0, 1), in: .hsl).rgb8 == second.rgb8)
  }

  @Test func premultipliesAlphaButNotHue() {
    let (first, second) = (Color(.lch, 10, 20, 30, alpha: 0.4), Color(.lch, 50, 60, 70, alpha: 0.8))
    expect(.mix(first, second, fraction: 0.5, in: .lch), 36.66666, 46.66666, 50, alpha: 0.6)
    expect(
      .mix(self.first.with(alpha: 0.4), self.second.with(alpha: 0.8), fraction: 0.5, in: .hsl),
      75, 0.233333, 0.333333, alpha: 0.6)
    let clear = Color.mix(
      first.with(alpha: 0), second.with(alpha: 0), fraction: 0.5, in: .lch)
    #expect(clear.alpha == 0 && clear.components.x == 0)
  }

  @Test(
    arguments: [
      (.shorter, 40, 60, 50), (.shorter, 60, 40, 50), (.shorter, 50, 330, 10),
      (.shorter, 330, 50, 10), (.shorter, 20, 320, 350), (.longer, 40, 60, 230),
      (.longer, 60, 40, 230), (.longer, 50, 330, 190), (.longer, 330, 50, 190),
      (.longer, 20, 320, 170), (.increasing, 40, 60, 50), (.increasing, 60, 40, 230),
      (.increasing, 50, 330, 190), (.increasing, 330, 50, 10), (.decreasing, 40, 60, 230),
      (.decreasing, 60, 40, 50), (.decreasing, 50, 330, 10), (.decreasing, 330, 50, 190),
    ] as [(HueMethod, Double, Double, Double)])
  func goesRoundTheHues(method: HueMethod, from: Double, to: Double, half: Double) {
    for space in [SpaceID.hsl, .lch, .oklch, .hwb] {
      let place = space.index(of: .hue)
      func color(_ hue: Double) -> Color {
        var values = SIMD4(0.3, 0.3, 0.3, 0)
        if let place { values[place] = hue }
        return Color(space, values)
      }
      let mixed = Color.mix(color(from), color(to), fraction: 0.5, in: space, hue: method)
      #expect(abs((place.flatMap { mixed[$0] } ?? -1) - half) < 1e-9, "\(space)")
    }
  }

  @Test func missingIsTakenFromTheOther() {
    let hued = Color(.lch, 50, 60, 70)
    let none = Color(.lch, SIMD4(0, 0, 0, 0), missing: [0, 1, 2])
    expect(.mix(none, hued, fraction: 0.5, in: .lch), 50, 60, 70)
    #expect(Color.mix(none, none, fraction: 0.5, in: .lch).missing == [0, 1, 2])
    let clear = Color(.lch, SIMD4(10, 20, 30, 0), alpha: 0, missing: [ComponentSet.alpha])
    expect(.mix(clear, hued.with(alpha: 0.5), fraction: 0.5, in: .lch), 30, 40, 50, alpha: 0.5)
    let both = Color.mix(clear, clear, fraction: 0.5, in: .lch)
    #expect(both.missing == [ComponentSet.alpha] && both.alpha == 0)
    expect(both, 10, 20, 30, alpha: 0)
  }

  @Test func missingIsCarriedIntoTheSpace() {
    let none = Color(.hsl, SIMD4(0, 0.5, 0.5, 0), missing: [0])
    let teal = Color(RGB8(0x008080)).converted(to: .oklch)
    let mixed = Color.mix(none, teal, fraction: 0.5, in: .oklch)
    #expect(abs((mixed[2] ?? -1) - (teal[2] ?? -2)) < 1e-9)
  }

  /// A colour that is in the space already has its powerless components missing there.
  @Test func c100_greyTakesTheOthersHue() {
    let grey = Color(.lch, 40, 0, 200)
    let mixed = Color.mix(grey, Color(.lch, 60, 50, 80), fraction: 0.5, in: .lch)
    expect(mixed, 50, 25, 80)
    for space in SpaceID.allCases {
      let mixed = Color.mix(Color(RGB8(0x666666)), .black, fraction: 0.5, in: space)
      for index in 0..<4 { #expect(mixed.components[index].isFinite) }
      #expect(mixed.isInGamut())
      #expect(space.index(of: .hue).map { mixed[$0] == nil } != false, "\(space)")
    }
  }
}
