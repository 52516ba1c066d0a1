public import ColorModel
public import Geometry

/// A piece of the screen as the server gave it.
public struct PixelBuffer: Hashable, Sendable {
  /// Where the piece lies on the root window.
  public let rect: Rect
  public let layout: PixelLayout
  /// From the start of one row to the start of the next.
  public let bytesPerRow: Int
  public internal(set) var bytes: [UInt8]

  /// There must be bytes for every pixel of `rect`; rows are as the layout pads them unless said
  /// otherwise, and the padding after the last pixel may be missing.
  public init(_ bytes: [UInt8], rect: Rect, layout: PixelLayout, bytesPerRow: Int? = nil) {
    let stride = bytesPerRow ?? layout.bytesPerRow(width: rect.width)
    let used = rect.width * layout.bytesPerPixel
    precondition(stride >= used, "rows overlap")
    precondition(
      rect.isEmpty || bytes.count >= stride * (rect.height - 1) + used, "too few bytes")
    self.rect = rect
    self.layout = layout
    self.bytesPerRow = stride
    self.bytes = bytes
  }

  /// The raw pixel at a point of the root window; nil outside the piece, where nothing is known.
  public func pixel(at point: Point) -> UInt32? {
    rect.contains(point) ? layout.pixel(in: bytes, at: offset(of: point)) : nil
  }

  /// The colour at a point of the root window, in 8 bits a channel; nil outside the piece.
  public func rgb8(at point: Point) -> RGB8? { pixel(at: point).map(layout.rgb8) }

  /// The colour at a point of the root window, at full precision; nil outside the piece.
  public func color(at point: Point) -> Color? { pixel(at: point).map(layout.color) }

  /// Where the bytes of the pixel at a point inside start.
  func offset(of point: Point) -> Int {
    (point.y - rect.minY) * bytesPerRow + (point.x - rect.minX) * layout.bytesPerPixel
  }
}
