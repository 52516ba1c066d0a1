extension Color {
  /// Whether the colour lies within a space; in one without bounds, such as Lab, every colour does.
  ///
  /// The tolerance, in components of the RGB space that bounds it, leaves room for binary
  /// fractions.
  public func isInGamut(of space: SpaceID = .srgb, tolerance: Double = 1e-6) -> Bool {
    guard let gamut = space.definition.gamut else { return true }
    return Self.isInside(converted(to: gamut).components, tolerance)
  }

  /// The colour in the RGB space `gamut`, each component cut off at 0 and 1.
  ///
  /// Fast, and for colours far outside a change of hue and lightness.
  public func clipped(to gamut: SpaceID = .srgb) -> Color {
    precondition(gamut.definition.gamut == gamut, "\(gamut) is not an RGB space")
    var color = converted(to: gamut)
    color.components = color.components.cutOff
    return color
  }

  /// The colour in the RGB space `gamut`, brought into it by taking away chroma.
  ///
  /// A binary search over OKLCH chroma at constant lightness and hue, that ends where clipping
  /// makes no noticeable difference (CSS Color 4, section 13, "Binary Search Gamut Mapping with
  /// Local MINDE", step by step).
  public func mapped(to gamut: SpaceID = .srgb) -> Color {
    precondition(gamut.definition.gamut == gamut, "\(gamut) is not an RGB space")
    let origin = converted(to: .oklch)
    var converted = converted(to: gamut)
    let lightness = origin.components.x
    if lightness >= 1 || lightness <= 0 {
      converted.components = lightness > 0 ? SIMD4(1, 1, 1, 0) : .zero
      return converted
    }
    if Self.isInside(converted.components, 0) { return converted }

    let (noticeable, epsilon) = (0.02, 0.0001)
    var current = origin
    var clipped = current.clipped(to: gamut)
    if clipped.difference(from: current, by: .ok) < noticeable { return clipped }
    var (low, high) = (0.0, origin.components.y)
    var lowIsInside = true
    while high - low > epsilon {
      let chroma = (low + high) / 2
      current.components.y = chroma
      let candidate = current.converted(to: gamut)
      if lowIsInside, Self.isInside(candidate.components, 0) {
        low = chroma
        continue
      }
      clipped = candidate.clipped(to: gamut)
      let difference = clipped.difference(from: current, by: .ok)
      if difference < noticeable {
        if noticeable - difference < epsilon { return clipped }
        lowIsInside = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }

  /// The colour as sRGB shows it: what 8-bit output is made of.
  ///
  /// Inside sRGB (with the tolerance of `isInGamut`) it is converted and no more. Outside it is
  /// mapped, but a colour in a notation of sRGB itself, such as `hsl(0 200% 50%)`, is clipped, as
  /// browsers do.
  public func shownInSRGB() -> Color {
    let converted = converted(to: .srgb)
    if Self.isInside(converted.components, 1e-6) || space.definition.base == .srgb {
      return converted.clipped(to: .srgb)
    }
    return mapped(to: .srgb)
  }

  private static func isInside(_ rgb: SIMD4<Double>, _ tolerance: Double) -> Bool {
    func isInside(_ value: Double) -> Bool { value >= -tolerance && value <= 1 + tolerance }
    return isInside(rgb.x) && isInside(rgb.y) && isInside(rgb.z)
  }
}

extension SIMD4<Double> {
  /// Cut off at 0 and 1: by masks, since `clamped` is a loop.
  @inline(__always)
  var cutOff: SIMD4 {
    replacing(with: 0, where: self .< 0).replacing(with: 1, where: self .> 1)
  }
}
