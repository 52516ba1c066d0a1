public import ColorModel
public import Geometry

/// A piece of the screen as the server gave it.
///
/// Nearly always one picture in one layout. Where a window's pixels stand for other colours than
/// the rest of the screen, its own picture lies over it as a patch.
public struct PixelBuffer: Hashable, Sendable {
  /// What lies inside this piece in layouts of its own; no two overlap.
  public let patches: [PixelBuffer]
  /// Where the piece lies on the root window.
  public let rect: Rect
  public let layout: PixelLayout
  /// From the start of one row to the start of the next.
  public let bytesPerRow: Int
  public internal(set) var bytes: [UInt8]

  /// There must be bytes for every pixel of `rect`; rows are as the layout pads them unless said
  /// otherwise, and the padding after the last pixel may be missing.
  public init(
    _ bytes: [UInt8], rect: Rect, layout: PixelLayout, bytesPerRow: Int? = nil,
    patches: [PixelBuffer] = []
  ) {
    let stride = bytesPerRow ?? layout.bytesPerRow(width: rect.width)
    let used = rect.width * layout.bytesPerPixel
    precondition(stride >= used, "rows overlap")
    precondition(
      rect.isEmpty || bytes.count >= stride * (rect.height - 1) + used, "too few bytes")
    self.rect = rect
    self.layout = layout
    self.bytesPerRow = stride
    self.bytes = bytes
    self.patches = patches
  }

  /// The raw pixel at a point of the root window; nil outside the piece, where nothing is known.
  public func pixel(at point: Point) -> UInt32? { sample(at: point)?.pixel }

  /// The colour at a point of the root window, in 8 bits a channel; nil outside the piece.
  public func rgb8(at point: Point) -> RGB8? {
    sample(at: point).map { $0.layout.rgb8(of: $0.pixel) }
  }

  /// The colour at a point of the root window, at full precision; nil outside the piece.
  public func color(at point: Point) -> Color? {
    sample(at: point).map { $0.layout.color(of: $0.pixel) }
  }

  /// How many bits of a channel count at a point of the root window.
  public func bitsPerChannel(at point: Point) -> Int {
    (sample(at: point)?.layout ?? layout).bitsPerChannel
  }

  /// A pixel and what it is to be read by: that of the patch there, where there is one.
  func sample(at point: Point) -> (pixel: UInt32, layout: PixelLayout)? {
    for patch in patches {
      if let sample = patch.sample(at: point) { return sample }
    }
    guard rect.contains(point) else { return nil }
    return (layout.pixel(in: bytes, at: offset(of: point)), layout)
  }

  /// Where the bytes of the pixel at a point inside start.
  func offset(of point: Point) -> Int {
    (point.y - rect.minY) * bytesPerRow + (point.x - rect.minX) * layout.bytesPerPixel
  }
}
