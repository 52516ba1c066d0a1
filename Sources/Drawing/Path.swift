public import Geometry

/// An outline to fill or stroke.
public enum Path: Hashable, Sendable {
  case rect(Rect)
  /// The radius is at most half the shorter side; more is taken as that.
  case rounded(Rect, radius: Int)
  case ellipse(Rect)
  /// Closed by itself; filled by the nonzero rule.
  case polygon([Vertex])

  /// A corner of a polygon in device pixels; whole numbers lie between pixels.
  public struct Vertex: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The pixels the path may touch.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
    case .polygon(let vertices):
      guard let first = vertices.first else { return .zero }
      var (low, high) = (first, first)
      for vertex in vertices {
        low = Vertex(x: min(low.x, vertex.x), y: min(low.y, vertex.y))
        high = Vertex(x: max(high.x, vertex.x), y: max(high.y, vertex.y))
      }
      let (left, top) = (Int(low.x.rounded(.down)), Int(low.y.rounded(.down)))
      return Rect(
        x: left, y: top, width: Int(high.x.rounded(.up)) - left,
        height: Int(high.y.rounded(.up)) - top)
    }
  }
}
