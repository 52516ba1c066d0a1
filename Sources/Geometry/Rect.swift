/// A rectangle of device pixels: `minX`, `minY` are inside, `maxX`, `maxY` are not.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  public var maxX: Int { origin.x + size.width }
  public var maxY: Int { origin.y + size.height }
  public var width: Int { size.width }
  public var height: Int { size.height }
  public var isEmpty: Bool { size.isEmpty }

  /// The pixel at the middle; of two middle pixels, the later.
  public var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The common pixels; an empty rectangle where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// What is left without the pixels of another: up to four rectangles that do not overlap.
  public func subtracting(_ other: Rect) -> [Rect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
      Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Every side moved inwards by `amount`; a negative amount moves it outwards.
  public func inset(by amount: Int) -> Rect { inset(by: Insets(all: amount)) }

  /// The point moved to the nearest pixel inside; the rectangle must not be empty.
  public func clamp(_ point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX - 1), y: min(max(point.y, minY), maxY - 1))
  }

  /// Moved, not resized, so that it lies inside `bounds`; at the top left where it does not fit.
  public func moved(inside bounds: Rect) -> Rect {
    let x = max(bounds.minX, min(minX, bounds.maxX - width))
    let y = max(bounds.minY, min(minY, bounds.maxY - height))
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension Rect: CustomStringConvertible {
  public var description: String { "\(origin) \(size)" }
}
