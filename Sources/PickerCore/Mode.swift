public import ColorModel

/// What the sliders show: a colour space, with the plane of the square and the strip beside it.
public enum Mode: String, CaseIterable, Hashable, Sendable {
  case rgb, hsb, hsl

  /// The words on its segment.
  public var title: String {
    switch self {
    case .rgb: "RGB"
    case .hsb: "HSB"
    case .hsl: "HSL"
    }
  }

  /// The space whose components the sliders are.
  public var space: SpaceID {
    switch self {
    case .rgb: .srgb
    case .hsb: .hsb
    case .hsl: .hsl
    }
  }

  /// What the square and the strip show.
  public var plane: Plane {
    switch self {
    case .rgb, .hsb: Plane(space: .hsb, x: 1, y: 2, strip: 0)
    case .hsl: Plane(space: .hsl, x: 1, y: 2, strip: 0)
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
  }
}
