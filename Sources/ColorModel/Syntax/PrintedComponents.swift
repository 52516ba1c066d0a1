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
  /// Whether what is no hue is written as a percentage.
  let isPercent: Bool
  /// Which one is a hue; -1 for none.
  let hue: Int
  var values: SIMD4<Double>
  var decimals: SIMD4<Int>

  /// `exactly` decimals are taken without a trial.
  init(of color: Color, in space: SpaceID, exactly: Int? = nil) {
    if exactly == nil, space == .oklch, let short = PrintedComponents(shortOKLCH: color) {
      self = short
    } else {
      self.init(trying: color, in: space, exactly: exactly)
    }
  }

  /// The same without a short way.
  init(trying color: Color, in space: SpaceID, exactly: Int? = nil) {
    let style = ComponentStyle(space)
    let rgb = color.converted(to: .srgb)
    let isInside = rgb.isInGamut()
    let isBounded = space.definition.gamut == .srgb
    let shown = isInside ? rgb : isBounded ? color.shownInSRGB() : color
    let own = (isInside ? color : shown).converted(to: space).components
    (count, isPercent, hue) = (style.count, style.isPercent, style.hue)
    decimals = exactly.map { SIMD4(repeating: $0) } ?? style.decimals
    values = style.rounded(own, decimals)
    guard exactly == nil, isInside || isBounded else { return }

    let wanted = EightBitCell(shown.rgb8)
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

  /// The most bytes of a component without zeros at its end: readers limit what is printed.
  static let longest = Number.longest + 1

  /// Appends the component at `index`, with its unit.
  @inline(__always)
  func append(_ index: Int, minimum: Int, to sink: inout OutputSpan<UInt8>) {
    Number.append(values[index], decimals: decimals[index], minimum: minimum, to: &sink)
    if isPercent, hue != index { sink.append(.percent) }
  }

  /// Appends the component at `index` as a number alone.
  func appendNumber(_ index: Int, to bytes: inout [UInt8]) {
    Number.append(values[index], decimals: decimals[index], to: &bytes)
  }

  /// The component at `index` in the units it is printed in.
  subscript(index: Int) -> Double { values[index] }
}
