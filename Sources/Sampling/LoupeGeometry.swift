public import Geometry

/// The measures of the loupe and where it stands, in device pixels.
///
/// The loupe is a grid of square cells over a strip with swatch and text, inside a border. It
/// stands diagonally off what it shows, so that it is never in its own picture, nor is a shadow.
public struct LoupeGeometry: Hashable, Sendable {
  /// In each direction; odd, so that one is the centre.
  public let cells: Int
  /// The side of a cell.
  public let cell: Int
  public let border: Int
  public let stripHeight: Int
  public let radius: Int
  /// The free space kept around what is captured.
  public let gap: Int

  public init(scale: Double = 1) {
    func scaled(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
    cells = 17
    cell = scaled(11)
    border = 1
    stripHeight = scaled(52)
    radius = scaled(10)
    gap = max(32, scaled(32))
  }

  /// The whole loupe.
  public var size: Size {
    let side = cells * cell + 2 * border
    return Size(width: side, height: side + stripHeight)
  }

  /// The cells, from the loupe's top left corner.
  public var grid: Rect {
    Rect(x: border, y: border, width: cells * cell, height: cells * cell)
  }

  /// Swatch and text, from the loupe's top left corner.
  public var strip: Rect {
    Rect(x: border, y: grid.maxY, width: grid.width, height: stripHeight)
  }

  /// The cell at the centre, from the loupe's top left corner.
  public var centerCell: Rect {
    let start = cells / 2 * cell
    return Rect(x: grid.minX + start, y: grid.minY + start, width: cell, height: cell)
  }

  /// The pixels under the cells; near the root's edges a part of them does not exist.
  public func view(at pointer: Point) -> Rect { AreaAverage.square(cells, around: pointer) }

  /// The pixels under the cells that exist.
  public func capture(at pointer: Point, in bounds: Rect) -> Rect {
    view(at: pointer).intersection(bounds)
  }

  /// Where the loupe stands: wholly on the pointer's monitor, `gap` away from the view.
  ///
  /// Below to the right of the view; to the left or above where there is no room. Where there is no
  /// room on either side of one axis it slides along that axis, as the other keeps it clear. Where
  /// both are too short it takes the corner of the monitor that hides least of the view.
  public func frame(at pointer: Point, on monitor: Rect) -> Rect {
    let view = view(at: pointer)
    let kept = view.inset(by: -gap)
    let x = place(
      size.width, after: kept.maxX, orBefore: kept.minX, in: monitor.minX..<monitor.maxX)
    let y = place(
      size.height, after: kept.maxY, orBefore: kept.minY, in: monitor.minY..<monitor.maxY)
    if x != nil || y != nil {
      let origin = Point(x: x ?? kept.maxX, y: y ?? kept.maxY)
      return Rect(origin: origin, size: size).moved(inside: monitor)
    }
    return corner(of: monitor, hidingLeastOf: view)
  }

  /// Where the loupe stands, of several monitors.
  public func frame(at pointer: Point, monitors: [Rect], in bounds: Rect) -> Rect {
    frame(at: pointer, on: monitor(under: pointer, of: monitors) ?? bounds)
  }

  private func corner(of monitor: Rect, hidingLeastOf view: Rect) -> Rect {
    let far = Point(x: monitor.maxX - size.width, y: monitor.maxY - size.height)
    let corners = [far.x, monitor.minX].flatMap { x in
      [far.y, monitor.minY].map { y in
        Rect(origin: Point(x: x, y: y), size: size).moved(inside: monitor)
      }
    }
    func badness(_ frame: Rect) -> (hidden: Int, nearness: Int) {
      let hidden = frame.intersection(view)
      return (hidden.width * hidden.height, -distance(frame, view))
    }
    return corners.min { badness($0) < badness($1) } ?? Rect(origin: monitor.origin, size: size)
  }
}

/// The start of a span of `length` within `range`, from `after` on or else up to `before`.
private func place(_ length: Int, after: Int, orBefore before: Int, in range: Range<Int>) -> Int? {
  if after + length <= range.upperBound { return max(after, range.lowerBound) }
  if before - length >= range.lowerBound { return min(before, range.upperBound) - length }
  return nil
}

/// The monitor the pointer is on, or the nearest one; nil where there is none.
private func monitor(under pointer: Point, of monitors: [Rect]) -> Rect? {
  let there = monitors.filter { !$0.isEmpty }
  return there.first { $0.contains(pointer) }
    ?? there.min { squaredDistance($0, pointer) < squaredDistance($1, pointer) }
}

private func squaredDistance(_ rect: Rect, _ point: Point) -> Int {
  let delta = rect.clamp(point) - point
  return delta.x * delta.x + delta.y * delta.y
}

/// The free pixels between two rectangles, along the axis where there are more.
private func distance(_ a: Rect, _ b: Rect) -> Int {
  max(b.minX - a.maxX, a.minX - b.maxX, b.minY - a.maxY, a.minY - b.maxY)
}
