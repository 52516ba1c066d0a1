public import ColorModel

/// What the sliders show: a colour space, with the plane of the square and the strip beside it.
public enum Mode: String, CaseIterable, Hashable, Sendable {
  case rgb, hsb, hsl
  /// LCH and Lab are the OK ones, whose steps look even.
  case lch, lab
  case cmyk

  /// The words on its segment.
  public var title: String {
    switch self {
    case .rgb: "RGB"
    case .hsb: "HSB"
    case .hsl: "HSL"
    case .lch: "LCH"
    case .lab: "Lab"
    case .cmyk: "CMYK"
    }
  }

  /// The space whose components the sliders are.
  public var space: SpaceID {
    switch self {
    case .rgb: .srgb
    case .hsb: .hsb
    case .hsl: .hsl
    case .lch: .oklch
    case .lab: .oklab
    case .cmyk: .cmyk
    }
  }

  /// What the square and the strip show.
  public var plane: Plane {
    switch self {
    case .rgb, .hsb, .cmyk: Plane(space: .hsb, x: 1, y: 2, strip: 0)
    case .hsl: Plane(space: .hsl, x: 1, y: 2, strip: 0)
    case .lch: Plane(space: .oklch, x: 1, y: 0, strip: 2)
    case .lab: Plane(space: .oklab, x: 1, y: 2, strip: 0)
    }
  }

  /// The three components of a space that the square and the strip show, by index.
  public struct Plane: Hashable, Sendable {
    public let space: SpaceID
    /// From left to right.
    public let x: Int
    /// From bottom to top.
    public let y: Int
    public let strip: Int

    /// Where a component of the space stands in its range: 0 to 1, beyond for a value outside.
    public func place(of value: Double, at index: Int) -> Double {
      let range = space.components[index].range
      return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// The value at a place of 0 to 1, both ends exact.
    public func value(at place: Double, of index: Int) -> Double {
      let range = space.components[index].range
      return range.lowerBound * (1 - place) + range.upperBound * place
    }
  }
}
