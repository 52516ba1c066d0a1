/// The colours that are one 8-bit colour when rounded.
struct EightBitCell {
  let rgb: RGB8
  private let low: SIMD4<Double>
  private let high: SIMD4<Double>

  init(_ rgb: RGB8) {
    self.rgb = rgb
    let (red, green, blue) = (Int(rgb.red), Int(rgb.green), Int(rgb.blue))
    let (begins, ends) = Self.edges
    low = SIMD4(begins[red], begins[green], begins[blue], -1)
    high = SIMD4(ends[red], ends[green], ends[blue], 1)
  }

  /// Whether the components of `space` read back as this colour.
  ///
  /// In light, since most spaces are nearer to it than to sRGB: a comparison spares the powers.
  func holds(_ components: SIMD4<Double>, in space: SpaceID) -> Bool {
    let color = Color(space, components)
    guard space.definition.gamut != .srgb else { return color.rgb8 == rgb }
    return holds(color, light: color.converted(to: .linearSRGB).components)
  }

  /// Whether a colour, whose linear sRGB is `light`, reads back as this one.
  @inline(__always)
  func holds(_ color: @autoclosure () -> Color, light: SIMD4<Double>) -> Bool {
    let inside = light.cutOff
    guard all(inside .> low .& inside .< high) else { return false }
    // Outside the cube the reader brings it back, by more than cutting off where it is far.
    return inside == light || color().rgb8 == rgb
  }

  /// Where in linear light each 8-bit value begins and ends.
  ///
  /// Drawn in by a part in 10^9, so that no rounding of arithmetic carries a colour over an edge.
  private static let edges: (begins: [Double], ends: [Double]) = {
    let edges = (0...256).map { index in
      switch index {
      // As far outside as the reader takes for inside.
      case 0: -1e-8
      case 256: 1 + 1e-7
      default:
        Color(.srgb, (Double(index) - 0.5) / 255, 0, 0).converted(to: .linearSRGB).components.x
      }
    }
    return (edges.dropLast().map { $0 * (1 + 1e-9) }, edges.dropFirst().map { $0 * (1 - 1e-9) })
  }()
}
