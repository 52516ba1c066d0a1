public import ColorModel
public import Geometry

/// Decoded pixels of a piece of the screen; outside it there are none.
public struct Raster: Hashable, Sendable {
  /// Where the piece lies on the root window.
  public let rect: Rect
  /// In rows, top left first.
  public let pixels: [RGB8]

  /// There must be a pixel for every place of `rect`.
  public init(rect: Rect, pixels: [RGB8]) {
    precondition(pixels.count == rect.width * rect.height, "ragged pixels")
    self.rect = rect
    self.pixels = pixels
  }

  /// Decodes the part of a buffer that lies in `area`, or all of it.
  public init(_ buffer: PixelBuffer, in area: Rect? = nil) {
    let rect = area.map(buffer.rect.intersection) ?? buffer.rect
    self.init(rect: rect, pixels: rect.isEmpty ? [] : decode(buffer, rect))
  }

  /// The pixel at a point of the root window; nil outside.
  public subscript(point: Point) -> RGB8? {
    guard rect.contains(point) else { return nil }
    return pixels[(point.y - rect.minY) * rect.width + point.x - rect.minX]
  }

  /// The pixels of any area in rows, nil where this raster has none.
  public func cells(in area: Rect) -> [RGB8?] {
    (area.minY..<area.maxY).flatMap { y in
      (area.minX..<area.maxX).map { x in self[Point(x: x, y: y)] }
    }
  }
}
