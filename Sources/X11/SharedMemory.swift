internal import CX11
public import Geometry
internal import Glibc

/// Memory that the server writes pictures into, so that they need not come through the socket.
///
/// Whether that works is tried, not believed: a server that offers MIT-SHM may be on another
/// machine or in another space of segment numbers, where the number is nobody's or, worse,
/// another's. So the server must first put a known pattern there. The segment is marked for removal
/// as soon as both sides have it: nothing is left behind, however the program ends.
public final class SharedMemory {
  private let display: Display
  /// On the heap: Xlib's images point to it.
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>
  /// How many bytes of pixels fit.
  public let capacity: Int

  /// Throws where the server lacks MIT-SHM or does not see our memory.
  ///
  /// C: `XShmAttach`.
  public init(_ display: Display, bytes: Int) throws(XError) {
    try display.require(.sharedMemory)
    self.display = display
    capacity = max(bytes, Self.pattern.count * 4)
    segment = .allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    segment.pointee.shmid = shmget(IPC_PRIVATE, capacity, IPC_CREAT | 0o600)
    defer { shmctl(segment.pointee.shmid, IPC_RMID, nil) }
    let address = shmat(segment.pointee.shmid, nil, 0)
    guard let address, Int(bitPattern: address) != -1 else { throw .missing(.sharedMemory) }
    segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    try display.trapping { () throws(XError) in _ = XShmAttach(display.raw, segment) }
    try prove()
  }

  deinit {
    // Where the server never had it, that is refused.
    _ = try? display.trapping { () throws(XError) in _ = XShmDetach(display.raw, segment) }
    if let address = segment.pointee.shmaddr { shmdt(address) }
    segment.deallocate()
  }

  /// Reads a rectangle of a drawable of a depth; refused where any of it lies outside.
  ///
  /// C: `XShmGetImage`.
  public func capture(
    _ rect: Rect, of drawable: DrawableID, depth: Int
  ) throws(XError) -> CapturedImage {
    let image = XShmCreateImage(
      display.raw, nil, UInt32(depth), ZPixmap, segment.pointee.shmaddr, segment,
      UInt32(rect.width), UInt32(rect.height))
    guard let image else { throw .missing(.sharedMemory) }
    defer {
      // The pixels are the segment's: Xlib must not free them.
      image.pointee.data = nil
      _ = image.pointee.f.destroy_image?(image)
    }
    guard Int(image.pointee.bytes_per_line) * rect.height <= capacity else {
      throw .missing(.sharedMemory)
    }
    try display.trapping { () throws(XError) in
      _ = XShmGetImage(
        display.raw, drawable.rawValue, image, Int32(rect.minX), Int32(rect.minY), UInt.max)
    }
    return CapturedImage(image.pointee, of: rect)
  }

  /// Pixels that no memory holds by chance.
  private static let pattern = (0..<64).map { bit in
    (0xC41D_0121_5EED_3A7B as UInt64) >> UInt64(bit) & 1 == 1
  }

  /// Has the server draw the pattern, and reads it through the memory.
  private func prove() throws(XError) {
    let depth = display.screen.depth
    let size = Size(width: Self.pattern.count, height: 1)
    let pixmap = Pixmap(display, size: size, depth: depth)
    let context = GraphicsContext(display, for: pixmap.id.drawable)
    for (x, isSet) in Self.pattern.enumerated() {
      context.fill(Rect(x: x, y: 0, width: 1, height: 1), pixel: isSet ? 1 : 0)
    }
    let image = try capture(
      Rect(origin: .zero, size: size), of: pixmap.id.drawable, depth: depth)
    let step = image.bitsPerPixel / 8
    guard step > 0 else { throw .missing(.sharedMemory) }
    let low = image.isBigEndian ? step - 1 : 0
    let read = (0..<Self.pattern.count).map { image.bytes[$0 * step + low] == 1 }
    if read != Self.pattern { throw .missing(.sharedMemory) }
  }
}
