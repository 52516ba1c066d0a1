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

  /// A cross: close this, or take it away.
  public static let close = Icon(
    side: 10,
    [
      [.init(x: 0.6, y: 1.8), .init(x: 1.8, y: 0.6), .init(x: 9.4, y: 8.2), .init(x: 8.2, y: 9.4)],
      [.init(x: 8.2, y: 0.6), .init(x: 9.4, y: 1.8), .init(x: 1.8, y: 9.4), .init(x: 0.6, y: 8.2)],
    ])

  /// An exclamation mark: an error is not shown by colour alone.
  static let problem = Icon(
    side: 10,
    [
      [.init(x: 4, y: 1), .init(x: 6, y: 1), .init(x: 5.6, y: 6.4), .init(x: 4.4, y: 6.4)],
      [.init(x: 4.2, y: 7.4), .init(x: 5.8, y: 7.4), .init(x: 5.8, y: 9), .init(x: 4.2, y: 9)],
    ])

  /// A tick: this is on.
  static let check = Icon(
    side: 12,
    [
      [
        .init(x: 2, y: 6.2), .init(x: 3.3, y: 4.9), .init(x: 4.9, y: 6.5), .init(x: 8.7, y: 2.7),
        .init(x: 10, y: 4), .init(x: 4.9, y: 9.1),
      ]
    ])

  /// Six dots: take hold here.
  static let grip = Icon(
    side: 12,
    [(3.0, 2.0), (7, 2), (3, 5), (7, 5), (3, 8), (7, 8)].map { x, y in
      let corners = [(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)]
      return corners.map { Path.Vertex(x: $0.0, y: $0.1) }
    })

  /// More, and less.
  static let plus = Icon(side: 10, [bar(across: true), bar(across: false)])
  static let minus = Icon(side: 10, [bar(across: true)])

  private static func bar(across: Bool) -> [Path.Vertex] {
    let corners = [(1.0, 4.4), (9, 4.4), (9, 5.6), (1, 5.6)]
    return corners.map { across ? .init(x: $0.0, y: $0.1) : .init(x: $0.1, y: $0.0) }
  }

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
