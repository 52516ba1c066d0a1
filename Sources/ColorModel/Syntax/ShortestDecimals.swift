/// The components of a colour in the units they are printed in, with as few decimals as serve.
///
/// Serve: read back, they give the same 8-bit colour. `decimals` at most are tried on the colour as
/// it is, which keeps a hue that a grey has; where it lies too near the edge between two 8-bit
/// colours, its 8-bit colour is printed instead. One decimal of hsl, hsb and hwb and three of sRGB
/// 0 to 1 give back each of the 16,777,216.
struct ShortestDecimals {
  private var values: SIMD4<Double>
  let decimals: Int

  /// What is not a hue is multiplied by `scale`; `exactly` decimals are taken without a trial.
  init(of color: Color, in space: SpaceID, scale: Double, decimals: Int, exactly: Int?) {
    let own = Trial(color.converted(to: space), scale)
    if let exactly {
      (values, self.decimals) = (own.rounded(exactly), exactly)
      return
    }
    let wanted = color.rgb8
    let nearest = Trial(Color(wanted).converted(to: space), scale)
    for count in 0...decimals {
      let rounded = own.rounded(count)
      if own.color(rounded).rgb8 == wanted {
        (values, self.decimals) = (rounded, count)
        return
      }
    }
    (values, self.decimals) = (nearest.rounded(decimals), decimals)
  }

  subscript(index: Int) -> Double { values[index] }
}

/// A colour to round.
private struct Trial {
  let space: SpaceID
  let printed: SIMD4<Double>
  let scales: SIMD4<Double>

  init(_ color: Color, _ scale: Double) {
    space = color.space
    var scales = SIMD4<Double>(repeating: 1)
    for (index, component) in color.space.components.enumerated() where !component.isHue {
      scales[index] = scale
    }
    self.scales = scales
    printed = color.components * scales
  }

  func rounded(_ decimals: Int) -> SIMD4<Double> {
    var result = SIMD4<Double>()
    for (index, component) in space.components.enumerated() {
      let value = Number.rounded(printed[index], decimals: decimals)
      result[index] =
        switch component.kind {
        case .hue where value == component.range.upperBound: 0
        // Where CSS would read 0.
        case .saturation where value < 0: 0
        default: value
        }
    }
    return result
  }

  func color(_ printed: SIMD4<Double>) -> Color { Color(space, printed / scales) }
}
