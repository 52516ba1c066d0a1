extension PrintedComponents {
  /// A colour of sRGB as OKLCH, by a short way: the format that most colours are converted to.
  ///
  /// The same trials with the same outcome, but no space is looked up, nothing is limited that lies
  /// within the limits, and a rounded hue needs no sine: it is turned from the exact one. Nil for
  /// greys, whose hue is another matter, for what lies outside sRGB, and where no trial succeeds.
  @inline(__always)
  init?(shortOKLCH color: Color) {
    let rgb = color.components
    guard color.space == .srgb, all(rgb .>= 0 .& rgb .<= 1) else { return nil }
    let lab = OKLab.fromBase(SRGB.toBase(rgb))
    let lch = OKLCH.fromBase(lab)
    guard OKLCH.powerless(lch).isEmpty else { return nil }
    let wanted = EightBitCell(RGB8(byte(rgb.x), byte(rgb.y), byte(rgb.z)))
    let direction = SIMD2(lab.y, lab.z) / lch.y
    let matrices = OKLab.matrices

    (count, isPercent, hue) = (3, false, 2)
    (values, decimals) = (lch, .zero)
    @inline(__always)
    func attempt(_ places: Int, _ unit: Double, _ turn: HueTurn) -> Bool {
      let rounded = rounded(SIMD2(lch.x, lch.y), unit)
      let plane = turn.direction * rounded.y
      let light = OKLab.toBase(SIMD4(rounded.x, plane.x, plane.y, 0), matrices)
      let components = SIMD4(rounded.x, rounded.y, turn.hue, 0)
      guard wanted.holds(Color(.oklch, components), light: light) else { return false }
      (values, decimals) = (components, SIMD4(places, places, min(places, 2), 0))
      return true
    }
    let turn = HueTurn(from: lch.z, direction, unit: 1e2)
    if attempt(3, 1e3, turn) {
      if attempt(2, 1e2, turn), attempt(1, 1e1, HueTurn(from: lch.z, direction, unit: 1e1)) {
        _ = attempt(0, 1, HueTurn(from: lch.z, direction, unit: 1))
      }
    } else if !attempt(4, 1e4, turn), !attempt(5, 1e5, turn) {
      return nil
    }
  }
}

/// Numbers of 0 to 2^51 to the nearest in such units of the last place, as `Number` rounds.
@inline(__always)
private func rounded(_ values: SIMD2<Double>, _ unit: Double) -> SIMD2<Double> {
  (((values * unit + 1e-9) + 0x1p52) - 0x1p52) / unit
}

/// A rounded hue, and the cosine and sine of it.
private struct HueTurn {
  let hue: Double
  let direction: SIMD2<Double>

  /// From those of the exact hue, which is at most half a degree away: by series, whose next terms
  /// are under 10^-17 there.
  @inline(__always)
  init(from exact: Double, _ direction: SIMD2<Double>, unit: Double) {
    let rounded = rounded(SIMD2(exact, 0), unit).x
    let angle = (rounded - exact) * (.pi / 180)
    let square = angle * angle
    let sine = angle * (1 - square * (1 / 6 - square * (1 / 120)))
    let cosine = 1 - square * (1 / 2 - square * (1 / 24 - square * (1 / 720)))
    hue = rounded == 360 ? 0 : rounded
    self.direction = SIMD2(
      direction.x * cosine - direction.y * sine, direction.y * cosine + direction.x * sine)
  }
}
