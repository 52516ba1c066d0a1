import Geometry

/// A rectangle cut into four corners and the bands between them.
///
/// Only corners need an antialiased mask, which is then the same at any size of the rectangle: a
/// small square of both corners' width, whose quarters they are.
struct RoundedSlices {
  /// A corner of the rectangle, and where its part of the mask starts.
  struct Corner: Equatable {
    let rect: Rect
    let mask: Point
  }

  let corners: [Corner]
  /// All the rest, in bands without overlap.
  let inside: [Rect]
  /// The rest of a band `stroke` wide along the edge.
  let edges: [Rect]

  /// Nil where the corners, `corner` pixels wide, do not fit side by side.
  init?(_ rect: Rect, corner: Int, stroke: Int = 0) {
    guard 2 * corner <= min(rect.width, rect.height) else { return nil }
    let (left, top) = (rect.minX, rect.minY)
    let (right, bottom) = (rect.maxX - corner, rect.maxY - corner)
    func square(_ x: Int, _ y: Int, _ column: Int, _ row: Int) -> Corner {
      Corner(
        rect: Rect(x: x, y: y, width: corner, height: corner),
        mask: Point(x: column * corner, y: row * corner))
    }
    corners =
      corner == 0
      ? []
      : [
        square(left, top, 0, 0), square(right, top, 1, 0), square(left, bottom, 0, 1),
        square(right, bottom, 1, 1),
      ]
    let (across, down) = (rect.width - 2 * corner, rect.height - 2 * corner)
    inside = [
      Rect(x: left + corner, y: top, width: across, height: corner),
      Rect(x: left, y: top + corner, width: rect.width, height: down),
      Rect(x: left + corner, y: bottom, width: across, height: corner),
    ].filter { !$0.isEmpty }
    edges = [
      Rect(x: left + corner, y: top, width: across, height: stroke),
      Rect(x: left + corner, y: rect.maxY - stroke, width: across, height: stroke),
      Rect(x: left, y: top + corner, width: stroke, height: down),
      Rect(x: rect.maxX - stroke, y: top + corner, width: stroke, height: down),
    ].filter { !$0.isEmpty }
  }
}
