public import Geometry

/// Where the loupe stands: off what it shows and samples, so that it is never in its own picture,
/// nor is a shadow.
extension LoupeGeometry {
  /// The place beside a view: wholly on the pointer's monitor, `gap` away from it.
  ///
  /// Below to the right of the view; to the left or above where there is no room. Where there is no
  /// room on either side of one axis it slides along that axis, as the other keeps it clear. Where
  /// both are too short it takes the corner of the monitor that hides least of the view.
  public func frame(at pointer: Point, on monitor: Rect) -> Rect {
    frame(beside: view(at: pointer), on: monitor)
  }

  /// Where the loupe stands, of several monitors.
  public func frame(at pointer: Point, monitors: [Rect], in bounds: Rect) -> Rect {
    frame(at: pointer, on: monitor(under: pointer, of: monitors) ?? bounds)
  }

  /// Where the loupe stands while an area is sampled; nil where it would hide some of it.
  ///
  /// A large rectangle may leave no room on its own monitor, but on another.
  public func frame(
    at pointer: Point, sampling area: Rect, monitors: [Rect], in bounds: Rect
  ) -> Rect? {
    let kept = view(at: pointer).union(area)
    let first = monitor(under: pointer, of: monitors) ?? bounds
    let frames = ([first] + monitors.filter { $0 != first }).map { frame(beside: kept, on: $0) }
    return frames.first { !$0.intersects(area) }
  }

  private func frame(beside view: Rect, on monitor: Rect) -> Rect {
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
