public import ColorModel
public import Drawing

/// The colours along a slider: at each place the colour one would get there.
///
/// In RGB, HSB, HSL and CMYK a component's way through sRGB is made of straight pieces. The stops
/// stand where they meet, so that every pixel is within one step of the rounded true colour. In
/// other spaces the way is curved, and bent where it leaves sRGB: there are as many stops as that
/// takes.
public struct GradientTrack: Hashable, Sendable {
  /// At least two, offsets rising from 0 to 1.
  public let stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) {
    precondition(stops.count > 1, "a track needs two stops")
    self.stops = stops
  }

  /// From one colour to another, straight through sRGB.
  public static func between(_ start: Color, _ end: Color) -> GradientTrack {
    GradientTrack(stops: [.init(0, start), .init(1, end)])
  }

  /// All hues at a saturation and brightness.
  public static func rainbow(saturation: Double = 1, brightness: Double = 1) -> GradientTrack {
    hue(of: Color(.hsb, 0, saturation, brightness))
  }

  /// One component over its nominal range, the others as they are in `color`; opaque.
  public static func component(_ index: Int, of color: Color) -> GradientTrack {
    let component = color.space.components[index]
    let (low, high) = (component.range.lowerBound, component.range.upperBound)
    func stop(_ offset: Double) -> Gradient.Stop {
      let value = low * (1 - offset) + high * offset
      return .init(offset, color.with(value, at: index).with(alpha: 1))
    }
    let pieces: Int? =
      switch (color.space, component.kind) {
      case (.hsb, .hue), (.hsl, .hue): 6
      case (.hsl, .lightness): 2
      case (.srgb, _), (.hsb, _), (.hsl, _), (.cmyk, _): 1
      default: nil
      }
    let stops = (0...(pieces ?? 64)).map { stop(Double($0) / Double(pieces ?? 64)) }
    return GradientTrack(stops: pieces == nil ? refined(stops, by: stop) : stops)
  }

  /// With further stops between those that a straight line between does not join closely enough.
  private static func refined(
    _ stops: [Gradient.Stop], by stop: (Double) -> Gradient.Stop
  ) -> [Gradient.Stop] {
    var refined = [stops[0]]
    var ahead = Array(stops[1...].reversed())
    while let end = ahead.last {
      let start = refined[refined.count - 1]
      let middle = stop((start.offset + end.offset) / 2)
      let miss = middle.channels - (start.channels + end.channels) / 2
      // Where the mapping into sRGB jumps no stop is close enough: not finer than half a pixel.
      if max(miss.max(), -miss.min()) > 0.4 / 255, end.offset - start.offset > 1.0 / 2048 {
        ahead.append(middle)
      } else {
        refined.append(end)
        ahead.removeLast()
      }
    }
    return refined
  }

  /// Hue in the colour's own space, or in HSB where it has none.
  public static func hue(of color: Color) -> GradientTrack { kind(.hue, of: color, else: .hsb) }

  /// Saturation in HSL for a colour in HSL, in HSB for any other.
  public static func saturation(of color: Color) -> GradientTrack {
    kind(.saturation, of: color, else: .hsb)
  }

  public static func brightness(of color: Color) -> GradientTrack {
    kind(.brightness, of: color, else: .hsb)
  }

  /// Lightness in HSL.
  public static func lightness(of color: Color) -> GradientTrack {
    kind(.lightness, of: color, else: .hsl)
  }

  public static func red(of color: Color) -> GradientTrack { kind(.red, of: color, else: .srgb) }

  public static func green(of color: Color) -> GradientTrack {
    kind(.green, of: color, else: .srgb)
  }

  public static func blue(of color: Color) -> GradientTrack { kind(.blue, of: color, else: .srgb) }

  public static let grey = between(.black, .white)

  /// From clear to opaque, to be drawn over houndstooth.
  public static func alpha(of color: Color) -> GradientTrack {
    GradientTrack(
      stops: [.init(0, color.with(alpha: 0)), .init(1, color.with(alpha: 1))])
  }

  /// Lets something show through.
  public var isTranslucent: Bool { stops.contains { $0.alpha < 255 } }

  /// The colour at a place from 0 to 1, without its alpha.
  public func color(at place: Double) -> RGB8 {
    let after = stops.firstIndex { $0.offset >= place } ?? stops.count - 1
    let (low, high) = (stops[max(0, after - 1)], stops[after])
    let span = high.offset - low.offset
    let share = span > 0 ? min(max((place - low.offset) / span, 0), 1) : 1
    let channels = low.channels + (high.channels - low.channels) * share
    return RGB8(byte(channels.x), byte(channels.y), byte(channels.z))
  }

  private static func kind(
    _ kind: Component.Kind, of color: Color, else space: SpaceID
  ) -> GradientTrack {
    if let index = color.space.index(of: kind) { return component(index, of: color) }
    guard let index = space.index(of: kind) else { return between(color, color) }
    return component(index, of: color.converted(to: space))
  }
}
