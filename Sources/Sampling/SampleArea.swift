public import Geometry

/// What of the screen a colour is taken from.
public enum SampleArea: Hashable, Sendable {
  /// The square of an odd size around a pixel; of size 1 that pixel.
  case square(Int, around: Point)
  /// A dragged rectangle, which is not empty.
  case rectangle(Rect)

  public var rect: Rect {
    switch self {
    case .square(let size, let center): AreaAverage.square(size, around: center)
    case .rectangle(let rect): rect
    }
  }

  /// One pixel is its own mean, whichever that is.
  public var isOnePixel: Bool { rect.size == Size(width: 1, height: 1) }

  /// The place that is told: the centre of a square, the top left pixel of a rectangle.
  public var position: Point {
    switch self {
    case .square(_, let center): center
    case .rectangle(let rect): rect.origin
    }
  }
}
