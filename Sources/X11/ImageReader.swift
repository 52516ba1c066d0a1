public import Geometry

/// Reads pixels by the way that is fastest for their number, and works.
///
/// Large pictures come through shared memory where the server sees ours; should that ever fail, all
/// come through the socket from then on. Measured with Xvfb at depth 24, medians, socket and
/// shared: 17 x 17 pixels 17 and 15 us, 128 x 128 30 and 19 us, 256 x 256 290 and 29 us, 1920 x
/// 1080 28 and
/// 0.75 ms; trying it out once takes 90 us. What fits the socket's buffer is not worth that.
public final class ImageReader {
  private let display: Display
  private var memory: SharedMemory?
  private var isShared = true

  /// From how many bytes on shared memory is used.
  static let threshold = 1 << 16

  public init(_ display: Display) { self.display = display }

  /// Reads a rectangle of a drawable of a depth; refused where any lies outside, or it is gone.
  public func capture(
    _ rect: Rect, of drawable: DrawableID, format: PixmapFormat
  ) throws(XError) -> CapturedImage {
    let bytes = format.bytesPerRow(width: rect.width) * rect.height
    guard isShared, bytes >= Self.threshold else {
      return try display.capture(rect, of: drawable)
    }
    if let image = try? shared(bytes).capture(rect, of: drawable, depth: format.depth) {
      return image
    }
    memory = nil
    let image = try display.capture(rect, of: drawable)
    // It was not the rectangle.
    isShared = false
    return image
  }

  private func shared(_ bytes: Int) throws(XError) -> SharedMemory {
    if let memory, memory.capacity >= bytes { return memory }
    memory = nil
    let memory = try SharedMemory(display, bytes: bytes)
    self.memory = memory
    return memory
  }
}
