/// The components of a colour as numbers to print: in CSS units, with as few decimals as serve.
///
/// Serve: read back, they give the same 8-bit colour. Up to the decimals of the space's style are
/// tried on the colour as it is, which keeps a hue that a grey has: first the usual number of them,
/// from there fewer as long as they serve, or more until they do. Where the colour lies too near
/// the edge between two 8-bit colours, its 8-bit colour is printed instead. A colour outside sRGB
/// has no 8-bit colour of its own: it is printed with all the decimals of the style.
struct PrintedComponents {
  /// How many components there are.
  let count: Int
  private let style: ComponentStyle
  private var values: SIMD4<Double>
  private var decimals: SIMD4<Int>

  /// `exactly` decimals are taken without a trial.
  init(of color: Color, in space: SpaceID, exactly: Int? = nil) {
    let style = ComponentStyle(space)
    let isInside = color.isInGamut()
    let isBounded = space.definition.gamut == .srgb
    let own = (isInside || !isBounded ? color : color.shownInSRGB()).converted(to: space).components
    self.style = style
    count = style.count
    decimals = exactly.map { SIMD4(repeating: $0) } ?? style.decimals
    values = style.rounded(own, decimals)
    guard exactly == nil, isInside || isBounded else { return }

    let wanted = EightBitCell(color.rgb8)
    func attempt(_ most: Int) -> Bool {
      let fewer = style.decimals(atMost: most)
      let rounded = style.rounded(own, fewer)
      guard wanted.holds(rounded / style.scale, in: space) else { return false }
      (values, decimals) = (rounded, fewer)
      return true
    }
    let usual = style.most - (style.most > 4 ? 2 : 1)
    if attempt(usual) {
      var fewer = usual - 1
      while fewer >= 0, attempt(fewer) { fewer -= 1 }
    } else if !(usual + 1...style.most).contains(where: attempt) {
      values = style.rounded(Color(wanted.rgb).converted(to: space).components, decimals)
    }
  }

  /// Appends the component at `index`, with its unit.
  func append(_ index: Int, minimum: Int = 0, to bytes: inout [UInt8]) {
    appendNumber(index, minimum: minimum, to: &bytes)
    if style.isPercent, style.hue != index { bytes.append(.percent) }
  }

  /// Appends the component at `index` as a number alone.
  func appendNumber(_ index: Int, minimum: Int = 0, to bytes: inout [UInt8]) {
    Number.append(values[index], decimals: decimals[index], minimum: minimum, to: &bytes)
  }

  /// The component at `index` in the units it is printed in.
  subscript(index: Int) -> Double { values[index] }
}

/// The colours that are one 8-bit colour when rounded.
private struct EightBitCell {
  let rgb: RGB8
  private let low: SIMD4<Double>
  private let high: SIMD4<Double>

  init(_ rgb: RGB8) {
    self.rgb = rgb
    let (red, green, blue) = (Int(rgb.red), Int(rgb.green), Int(rgb.blue))
    let edges = Self.edges
    // Drawn in by a part in 10^9, so that no rounding of arithmetic carries a colour over an edge.
    low = SIMD4(edges[red], edges[green], edges[blue], -1) * (1 + 1e-9)
    high = SIMD4(edges[red + 1], edges[green + 1], edges[blue + 1], 1) * (1 - 1e-9)
  }

  /// Whether the components of `space` read back as this colour.
  ///
  /// In light, since most spaces are nearer to it than to sRGB: a comparison spares the powers.
  func holds(_ components: SIMD4<Double>, in space: SpaceID) -> Bool {
    let color = Color(space, components)
    guard space.definition.gamut != .srgb else { return color.rgb8 == rgb }
    let light = color.converted(to: .linearSRGB).components
    let inside = light.cutOff
    guard all(inside .> low .& inside .< high) else { return false }
    // Outside the cube the reader brings it back, by more than cutting off where it is far.
    return inside == light || color.rgb8 == rgb
  }

  /// Where in linear light the 8-bit values begin, and where the last one ends.
  private static let edges: [Double] = (0...256).map { index in
    switch index {
    // As far outside as the reader takes for inside.
    case 0: -1e-8
    case 256: 1 + 1e-7
    default:
      Color(.srgb, (Double(index) - 0.5) / 255, 0, 0).converted(to: .linearSRGB).components.x
    }
  }
}
