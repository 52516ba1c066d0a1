internal import CX11
public import Geometry

/// What RENDER draws on or takes colour from, freed with its last owner.
///
/// A class, so that caches can hold it; it owns the pixmap made for it. Picture.
public final class Picture {
  /// What a source has outside its own pixels.
  ///
  /// Repeat.
  public enum Outside: Sendable {
    case clear, tiled, padded
  }

  public let display: Display
  let id: UInt
  private let pixmap: Pixmap?

  private init(_ display: Display, id: UInt, pixmap: consuming Pixmap? = nil) {
    self.display = display
    self.id = id
    self.pixmap = pixmap
  }

  deinit { XRenderFreePicture(display.raw, id) }

  /// One colour everywhere.
  ///
  /// XRenderCreateSolidFill.
  public convenience init(solid color: RenderColor, on display: Display) {
    var raw = color.premultiplied.raw
    self.init(display, id: XRenderCreateSolidFill(display.raw, &raw))
  }

  /// A picture of its own pixels, undefined at first.
  ///
  /// XRenderCreatePicture.
  public convenience init(_ format: PictureFormat, size: Size, on display: Display) {
    let pixmap = Pixmap(display, size: size, depth: format.depth)
    let id = XRenderCreatePicture(display.raw, pixmap.id.rawValue, format.raw, 0, nil)
    self.init(display, id: id, pixmap: pixmap)
  }

  /// The pixels of a window without those of its children.
  ///
  /// XRenderCreatePicture.
  public convenience init(of window: WindowID, _ format: PictureFormat, on display: Display) {
    let id = XRenderCreatePicture(display.raw, window.rawValue, format.raw, 0, nil)
    self.init(display, id: id)
  }

  /// Writes rows of bytes without padding; the format is one byte a pixel.
  ///
  /// XPutImage.
  public func put(coverage bytes: [UInt8], size: Size) {
    let stride = (size.width + 3) & ~3
    guard stride != size.width else {
      pixmap?.put(bytes, bytesPerRow: stride, size: size)
      return
    }
    var padded: [UInt8] = []
    padded.reserveCapacity(stride * size.height)
    for start in Swift.stride(from: 0, to: size.width * size.height, by: size.width) {
      padded.append(contentsOf: bytes[start..<start + size.width])
      padded.append(contentsOf: repeatElement(0, count: stride - size.width))
    }
    pixmap?.put(padded, bytesPerRow: stride, size: size)
  }

  /// Writes rows of premultiplied `0xaarrggbb`; the format is four bytes a pixel.
  ///
  /// XPutImage.
  public func put(argb pixels: [UInt32], size: Size) {
    pixmap?.put(pixels, size: size)
  }

  /// XRenderChangePicture.
  public func setOutside(_ outside: Outside) {
    var attributes = XRenderPictureAttributes()
    switch outside {
    case .clear: attributes.repeat = Int32(RepeatNone)
    case .tiled: attributes.repeat = Int32(RepeatNormal)
    case .padded: attributes.repeat = Int32(RepeatPad)
    }
    XRenderChangePicture(display.raw, id, UInt(CPRepeat), &attributes)
  }

  /// Shows each of its pixels as a square of `factor` by `factor`.
  ///
  /// XRenderSetPictureTransform.
  public func magnify(by factor: Int) {
    let scale = XFixed(65536 / max(1, factor))
    var transform = XTransform()
    transform.matrix.0.0 = scale
    transform.matrix.1.1 = scale
    transform.matrix.2.2 = 65536
    XRenderSetPictureTransform(display.raw, id, &transform)
    XRenderSetPictureFilter(display.raw, id, FilterNearest, nil, 0)
  }
}

extension Picture {
  /// A colour at a place between the ends of a gradient, from 0 to 1, not premultiplied.
  public struct Stop: Hashable, Sendable {
    public let offset: Double
    public let color: RenderColor

    public init(offset: Double, color: RenderColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// A gradient over `length` pixels, from the centre of the first to the centre of the last.
  ///
  /// Pixel x stands for x / (length - 1), so that both ends have their stop's exact colour; beyond
  /// them the ends go on.
  ///
  /// XRenderCreateLinearGradient.
  public convenience init(
    gradient stops: [Stop], isVertical: Bool, length: Int, on display: Display
  ) {
    let first = XFixed(32768)
    let last = first + XFixed(max(1, length - 1)) * 65536
    var line = XLinearGradient()
    line.p1 = isVertical ? XPointFixed(x: 0, y: first) : XPointFixed(x: first, y: 0)
    line.p2 = isVertical ? XPointFixed(x: 0, y: last) : XPointFixed(x: last, y: 0)
    let offsets = stops.map { XFixed(($0.offset * 65536).rounded()) }
    let colors = stops.map(\.color.raw)
    let id = XRenderCreateLinearGradient(
      display.raw, &line, offsets, colors, Int32(stops.count))
    self.init(display, id: id)
    setOutside(.padded)
  }
}

extension Picture {
  /// Reads a rectangle of its own pixels back, as the server keeps them.
  ///
  /// XGetImage, XShmGetImage.
  public func capture(_ rect: Rect, by reader: ImageReader) throws(XError) -> CapturedImage {
    guard let image = try pixmap?.capture(rect, by: reader, on: display) else {
      throw .missing(.render)
    }
    return image
  }

  /// Reads its own pixels back as premultiplied `0xaarrggbb`, in rows; for tests and screenshots.
  ///
  /// Waits for the server. Empty where it has no pixels of its own, or not four bytes each.
  ///
  /// XGetImage.
  public func pixels() -> [UInt32] { pixmap?.pixels(on: display) ?? [] }
}

extension Pixmap {
  fileprivate func capture(
    _ rect: Rect, by reader: ImageReader, on display: Display
  ) throws(XError) -> CapturedImage {
    try reader.capture(rect, of: id.drawable, format: display.pixmapFormat(depth: depth))
  }

  fileprivate func pixels(on display: Display) -> [UInt32] {
    guard depth == 32 else { return [] }
    let image = XGetImage(
      display.raw, id.rawValue, 0, 0, UInt32(size.width), UInt32(size.height),
      UInt(bitPattern: -1), ZPixmap)
    guard let image else { return [] }
    defer { _ = image.pointee.f.destroy_image?(image) }
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { x in
        UInt32(truncatingIfNeeded: image.pointee.f.get_pixel?(image, Int32(x), Int32(y)) ?? 0)
      }
    }
  }
}
