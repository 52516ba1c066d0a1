public import Drawing
public import Geometry

/// A small picture made of polygons, drawn in one colour at any scale.
public struct Icon: Hashable, Sendable {
  /// How wide and high it is at scale 1.
  public var side: Double
  /// Corners from 0 to `side`.
  public var polygons: [[Path.Vertex]]

  public init(side: Double = 16, _ polygons: [[Path.Vertex]]) {
    self.side = side
    self.polygons = polygons
  }

  /// A triangle that points down: a menu opens here.
  public static let menu = Icon(
    side: 8, [[.init(x: 1, y: 1), .init(x: 7, y: 1), .init(x: 4, y: 7)]])

  /// Appends it, centred in `frame`.
  public func draw(in frame: Rect, _ scale: Scale, _ paint: Paint, into list: inout DrawList) {
    let extent = scale(side)
    let left = Double(frame.minX + (frame.width - extent) / 2)
    let top = Double(frame.minY + (frame.height - extent) / 2)
    for polygon in polygons {
      let placed = polygon.map { corner in
        Path.Vertex(x: left + corner.x * scale.factor, y: top + corner.y * scale.factor)
      }
      list.fill(.polygon(placed), paint)
    }
  }
}
