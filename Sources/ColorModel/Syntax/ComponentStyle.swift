/// How the components of a space are written: in which units, and with how many decimals.
///
/// The decimals of a space that a format writes are the fewest that give back all 16,777,216
/// colours of 8 bits a component.
struct ComponentStyle: Sendable {
  /// How many components there are.
  let count: Int
  /// Which of them is a hue; -1 for none.
  let hue: Int
  /// What a component is multiplied by to be written.
  let scale: SIMD4<Double>
  let decimals: SIMD4<Int>
  /// The most decimals that a component has.
  let most: Int
  /// Whether what is no hue is written as a percentage.
  let isPercent: Bool
  /// What a reader limits numbers to: other values would come back as another colour.
  private let low: SIMD4<Double>
  private let high: SIMD4<Double>

  /// That of a space.
  init(_ space: SpaceID) { self = Self.table[Int(space.rawValue)] }

  private static let table = SpaceID.allCases.map { ComponentStyle(making: $0) }

  private init(making space: SpaceID) {
    let components = space.components
    count = components.count
    hue = components.firstIndex(where: \.isHue) ?? -1
    let percents = SIMD4<Double>(repeating: 100)
    switch space {
    case .hsl, .hsb, .hwb, .cmyk:
      (decimals, isPercent) = (SIMD4(repeating: 1), true)
    case .srgb:
      (decimals, isPercent) = (SIMD4(repeating: 3), false)
    case .displayP3, .a98:
      (decimals, isPercent) = (SIMD4(repeating: 4), false)
    case .lab, .lch:
      (decimals, isPercent) = (SIMD4(repeating: 2), false)
    default:
      var decimals = SIMD4(repeating: 5)
      if hue >= 0 { decimals[hue] = 2 }
      (self.decimals, isPercent) = (decimals, false)
    }
    most = decimals.max()
    var scale = isPercent ? percents : SIMD4(repeating: 1)
    if hue >= 0 { scale[hue] = 1 }
    self.scale = scale

    let row = CSSFunction.table.first { $0.space == space && space != .srgb }
    let unlimited = CSSArgument.unlimited
    var (low, high) = (
      SIMD4(repeating: unlimited.lowerBound), SIMD4(repeating: unlimited.upperBound)
    )
    for (index, argument) in (row?.arguments ?? []).enumerated() where !argument.isHue {
      (low[index], high[index]) = (argument.range.lowerBound, argument.range.upperBound)
    }
    (self.low, self.high) = (low * scale, high * scale)
  }

  /// The decimals of each component, where none may have more than `most`.
  func decimals(atMost most: Int) -> SIMD4<Int> {
    decimals.replacing(with: most, where: decimals .> most)
  }

  /// Components in the units they are printed in, each with so many decimals, as `Number` rounds.
  func rounded(_ components: SIMD4<Double>, _ decimals: SIMD4<Int>) -> SIMD4<Double> {
    let units = SIMD4(
      Number.unit(decimals.x), Number.unit(decimals.y), Number.unit(decimals.z),
      Number.unit(decimals.w))
    let printed = components * scale
    let values = printed.replacing(with: low, where: printed .< low)
      .replacing(with: high, where: printed .> high)
    let magnitude = values.replacing(with: -values, where: values .< 0) * units
    // Up to 2^51 a sum with 2^52 has no bits for decimals, and so is rounded.
    let whole = ((magnitude + 1e-9) + 0x1p52) - 0x1p52
    let rounded = whole.replacing(with: 0 - whole, where: values .< 0) / units
    var result = rounded.replacing(with: values, where: magnitude .> 0x1p51)
    if hue >= 0, result[hue] == 360 { result[hue] = 0 }
    return result
  }
}
