extension PrintedComponents {
  /// A colour of 8 bits as OKLCH, by a short way: what most colours are converted to, and from.
  ///
  /// The same trials with the same outcome, but no space is looked up, nothing is limited that lies
  /// within the limits, roots are near enough for six digits, and a rounded hue needs no sine: it is
  /// turned from the exact one. Nil for
  /// greys, whose hue is another matter, for other colours, and where no trial succeeds.
  @inline(__always)
  init?(shortOKLCH color: Color) {
    guard color.space == .srgb, let rgb = RGB8(exactly: color.components) else { return nil }
    let wanted = EightBitCell(rgb)
    let matrices = OKLab.matrices
    let lab = matrices.opponents * nearCubeRoots(matrices.cones * wanted.light)
    let chroma = chroma(of: lab)
    guard OKLCH.powerless(SIMD4(lab.x, chroma, 0, 0)).isEmpty else { return nil }
    let direction = SIMD2(lab.y, lab.z) / chroma
    let lch = SIMD4(lab.x, chroma, UnitCircle.degrees(of: direction), 0)

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
    let units = exact * unit
    let whole = ((units + 1e-9) + 0x1p52) - 0x1p52
    let angle = (whole - units) * (.pi / 180 / unit)
    let square = angle * angle
    let sine = angle * (1 - square * (1 / 6 - square * (1 / 120)))
    let cosine = 1 - square * (1 / 2 - square * (1 / 24 - square * (1 / 720)))
    hue = whole < 360 * unit ? whole / unit : 0
    self.direction = SIMD2(
      direction.x * cosine - direction.y * sine, direction.y * cosine + direction.x * sine)
  }
}

extension RGB8 {
  /// From components of sRGB, 0 to 1; nil where they are no whole bytes.
  ///
  /// In a `Double` of 2^52 and more, the last bits are the integer.
  @inline(__always)
  fileprivate init?(exactly rgb: SIMD4<Double>) {
    let bytes = rgb * 255
    let raised = bytes + 0x1p52
    let bits = SIMD3(raised.x.bitPattern, raised.y.bitPattern, raised.z.bitPattern)
    guard (bits.x | bits.y | bits.z) & ~0xFF == 0x1p52.bitPattern, raised - 0x1p52 == bytes
    else { return nil }
    self.init(
      UInt8(truncatingIfNeeded: bits.x), UInt8(truncatingIfNeeded: bits.y),
      UInt8(truncatingIfNeeded: bits.z))
  }
}
