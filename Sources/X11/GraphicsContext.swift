internal import CX11
public import Geometry

/// The core protocol's drawing state for drawables of one depth, freed with its owner.
///
/// C: `GC`.
public struct GraphicsContext: ~Copyable {
  private let display: Display
  private let drawable: DrawableID
  private let raw: GC

  /// C: `XCreateGC`.
  ///
  /// - Parameter includingInferiors: what a window is copied with: its children as they show.
  public init(_ display: Display, for drawable: DrawableID, includingInferiors: Bool = false) {
    self.display = display
    self.drawable = drawable
    var values = XGCValues()
    values.graphics_exposures = 0
    values.subwindow_mode = includingInferiors ? IncludeInferiors : ClipByChildren
    raw = XCreateGC(
      display.raw, drawable.rawValue, UInt(GCGraphicsExposures | GCSubwindowMode), &values)
  }

  deinit { XFreeGC(display.raw, raw) }

  /// Fills with a raw pixel value.
  ///
  /// C: `XFillRectangle`.
  public func fill(_ rect: Rect, pixel: UInt) {
    XSetForeground(display.raw, raw, pixel)
    XFillRectangle(
      display.raw, drawable.rawValue, raw, Int32(rect.minX), Int32(rect.minY),
      UInt32(rect.width), UInt32(rect.height))
  }

  /// Copies pixels of a drawable of the same depth.
  ///
  /// C: `XCopyArea`.
  public func copy(_ source: DrawableID, _ rect: Rect, to origin: Point) {
    XCopyArea(
      display.raw, source.rawValue, drawable.rawValue, raw, Int32(rect.minX), Int32(rect.minY),
      UInt32(rect.width), UInt32(rect.height), Int32(origin.x), Int32(origin.y))
  }

  /// Writes rows of pixels, in the depth's own format, at a point.
  ///
  /// C: `XPutImage`.
  ///
  /// Xlib splits what is larger than one request, and turns bytes round where the server's order
  /// is not this machine's: pixels are given in native order.
  public func put(_ bytes: [UInt8], bytesPerRow: Int, size: Size, depth: Int, at origin: Point) {
    bytes.withUnsafeBytes {
      put($0, bytesPerRow: bytesPerRow, size: size, depth: depth, at: origin)
    }
  }

  /// The same without a copy: of a whole plane of pixels it would cost as much as the upload.
  ///
  /// - Parameter asRead: the bytes are in the server's order, as a capture has them.
  func put(
    _ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, size: Size, depth: Int, at origin: Point,
    asRead: Bool = false
  ) {
    precondition(bytes.count >= bytesPerRow * size.height, "too few bytes")
    // Xlib only reads, though it asks for more.
    let data = UnsafeMutableRawBufferPointer(mutating: bytes).bindMemory(to: CChar.self)
    let image = XCreateImage(
      display.raw, display.screen.visual.raw, UInt32(depth), ZPixmap, 0, data.baseAddress,
      UInt32(size.width), UInt32(size.height),
      Int32(display.pixmapFormat(depth: depth).scanlinePad), Int32(bytesPerRow))
    guard let image else { return }
    let native = UInt16(1).littleEndian == 1 ? LSBFirst : MSBFirst
    image.pointee.byte_order = asRead ? XImageByteOrder(display.raw) : native
    image.pointee.bitmap_bit_order = image.pointee.byte_order
    XPutImage(
      display.raw, drawable.rawValue, raw, image, 0, 0, Int32(origin.x), Int32(origin.y),
      UInt32(size.width), UInt32(size.height))
    // The bytes are not Xlib's to free.
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image?(image)
  }
}
