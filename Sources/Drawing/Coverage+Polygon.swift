/// A part of a horizontal line.
struct Span: Equatable {
  var start: Double
  var end: Double

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The parts in both of two lists, each without overlaps and from left to right.
  static func intersection(_ a: [Span], _ b: [Span]) -> [Span] {
    a.flatMap { one in
      b.compactMap { other in
        let common = Span(max(one.start, other.start), min(one.end, other.end))
        return common.start < common.end ? common : nil
      }
    }
  }

  /// The parts of `a` that are not in `b`; of the kind `intersection` takes.
  static func difference(_ a: [Span], _ b: [Span]) -> [Span] {
    var gaps: [Span] = []
    var start = -Double.infinity
    for span in b {
      gaps.append(Span(start, span.start))
      start = span.end
    }
    gaps.append(Span(start, .infinity))
    return intersection(a, gaps)
  }

  /// The parts in any of the spans, which may overlap and come in any order.
  static func union(_ spans: [Span]) -> [Span] {
    var merged: [Span] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1].end = max(last.end, span.end)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}

/// The edges of a polygon, cut by horizontal lines.
struct Polygon {
  private let vertices: [Path.Vertex]

  init(_ vertices: [Path.Vertex]) { self.vertices = vertices }

  private var edges: [(Path.Vertex, Path.Vertex)] {
    vertices.indices.map { (vertices[$0], vertices[($0 + 1) % vertices.count]) }
  }

  /// Where the winding number is not zero.
  func spans(at y: Double) -> [Span] {
    var crossings: [(x: Double, turn: Int)] = []
    for (from, to) in edges where (from.y <= y) != (to.y <= y) {
      let (high, low) = from.y < to.y ? (from, to) : (to, from)
      let x = high.x + (y - high.y) * (low.x - high.x) / (low.y - high.y)
      crossings.append((x, from.y < to.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var spans: [Span] = []
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { spans.append(Span(start, crossing.x)) }
    }
    return Span.union(spans)
  }

  /// The points of the line no further than `reach` from an edge.
  func band(at y: Double, reach: Double) -> [Span] {
    Span.union(edges.compactMap { Self.capsule($0, $1, reach: reach, at: y) })
  }

  /// The points no further than `reach` from a segment: two discs and what lies between, convex.
  private static func capsule(
    _ a: Path.Vertex, _ b: Path.Vertex, reach: Double, at y: Double
  ) -> Span? {
    var spans: [Span] = []
    for end in [a, b] {
      let rise = y - end.y
      guard abs(rise) < reach else { continue }
      let half = (reach * reach - rise * rise).squareRoot()
      spans.append(Span(end.x - half, end.x + half))
    }
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    if length > 0 {
      let (nx, ny) = (-dy / length * reach, dx / length * reach)
      let between = Polygon([
        .init(x: a.x + nx, y: a.y + ny), .init(x: b.x + nx, y: b.y + ny),
        .init(x: b.x - nx, y: b.y - ny), .init(x: a.x - nx, y: a.y - ny),
      ])
      spans.append(contentsOf: between.spans(at: y))
    }
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return nil }
    return Span(start, end)
  }
}
