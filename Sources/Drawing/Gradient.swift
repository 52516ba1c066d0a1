public import ColorModel

/// A linear gradient whose first stop lies on the centre of the first pixel and whose last on the
/// centre of the last: pixel x of a rectangle w wide stands for x / (w - 1), and both ends are
/// exact.
public struct Gradient: Hashable, Sendable {
  public enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// A colour at a place from 0 to 1.
  ///
  /// Finer than bytes, so that each pixel between two stops is rounded once. On the way to clear
  /// it keeps the colour it fades from: white at alpha 0, not black at alpha 0.
  public struct Stop: Hashable, Sendable {
    public var offset: Double
    /// Red, green, blue and alpha in gamma-encoded sRGB, 0 to 1, not premultiplied.
    public var channels: SIMD4<Double>

    /// The colour as sRGB shows it, with its alpha.
    public init(_ offset: Double, _ color: Color) {
      var channels = color.shownInSRGB().components
      channels.w = color.alpha
      self.offset = offset
      self.channels = channels.clamped(lowerBound: .zero, upperBound: .one)
    }

    public init(_ offset: Double, _ color: RGB8, alpha: UInt8 = 255) {
      self.init(offset, Color(color, alpha: Double(alpha) / 255))
    }

    /// To nearest.
    public var color: RGB8 { RGB8(byte(channels.x), byte(channels.y), byte(channels.z)) }

    /// To nearest.
    public var alpha: UInt8 { byte(channels.w) }
  }

  public var axis: Axis
  /// At least two, offsets rising from 0 to 1.
  public var stops: [Stop]

  public init(_ axis: Axis, _ stops: [Stop]) {
    self.axis = axis
    self.stops = stops
  }
}
