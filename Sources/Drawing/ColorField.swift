public import ColorModel

/// A plane of colour over two components of a space, of which a canvas shows every pixel exactly.
///
/// It is known by the exact values of the others, not by a byte colour, whose rounding would add to
/// that of the pixels. Where it leaves sRGB it is clear, so that what lies below shows.
public struct ColorField: Hashable, Sendable {
  public let space: SpaceID
  /// The index of the component that goes from left to right over its range.
  public let x: Int
  /// The index of the component that goes from bottom to top over its range.
  public let y: Int
  /// The values of the other components; those of the two are 0.
  public let others: SIMD4<Double>
  /// The line beside the edge of sRGB.
  public let border: Border?

  public struct Border: Hashable, Sendable {
    public var color: RGB8
    /// In device pixels.
    public var width: Int

    public init(_ color: RGB8, width: Int) {
      self.color = color
      self.width = width
    }
  }

  /// The plane that `color` lies in: two of its components over their ranges, the others as they are.
  public init(of color: Color, x: Int, y: Int, border: Border? = nil) {
    (space, self.x, self.y, self.border) = (color.space, x, y, border)
    var others = color.components
    (others[x], others[y]) = (0, 0)
    self.others = others
  }

  /// HSB saturation from left to right, brightness from bottom to top.
  public static func saturationBrightness(hue: Double) -> ColorField {
    ColorField(of: Color(.hsb, hue, 0, 0), x: 1, y: 2)
  }

  /// HSL saturation from left to right, lightness from bottom to top.
  public static func saturationLightness(hue: Double) -> ColorField {
    ColorField(of: Color(.hsl, hue, 0, 0), x: 1, y: 2)
  }

  /// Whether some of it may lie outside sRGB.
  public var leavesSRGB: Bool { space.definition.gamut != .srgb }

  /// The same field with a line beside the edge of sRGB.
  public func with(border: Border) -> ColorField {
    ColorField(of: Color(space, others), x: x, y: y, border: border)
  }

  /// The colour at a place: 0,0 is the bottom left corner, 1,1 the top right.
  public func color(x: Double, y: Double) -> Color {
    func value(_ place: Double, _ index: Int) -> Double {
      let range = space.components[index].range
      return range.lowerBound * (1 - place) + range.upperBound * place
    }
    var components = others
    components[self.x] = value(x, self.x)
    components[self.y] = value(y, self.y)
    return Color(space, components)
  }
}
