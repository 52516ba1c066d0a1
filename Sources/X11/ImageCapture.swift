internal import CX11
public import Geometry

/// Pixels read from the server, in the layout in which it sent them.
public struct CapturedImage: Hashable, Sendable {
  /// What they show, in the drawable's coordinates.
  public let rect: Rect
  public let bytes: [UInt8]
  public let bytesPerRow: Int
  public let depth: Int
  public let bitsPerPixel: Int
  /// The first byte of a pixel is the most significant.
  public let isBigEndian: Bool
}

extension CapturedImage {
  /// Copies Xlib's picture of a rectangle.
  init(_ image: XImage, of rect: Rect) {
    let bytesPerRow = Int(image.bytes_per_line)
    let data = UnsafeRawBufferPointer(start: image.data, count: bytesPerRow * rect.height)
    self.init(
      rect: rect, bytes: [UInt8](data), bytesPerRow: bytesPerRow, depth: Int(image.depth),
      bitsPerPixel: Int(image.bits_per_pixel), isBigEndian: image.byte_order == MSBFirst)
  }
}

extension Display {
  /// Reads a rectangle of what the root window shows, other windows and all, without the cursor.
  ///
  /// The rectangle is cut to `bounds`, the root's size as the caller knows it; nil where nothing
  /// is left. One round trip.
  ///
  /// C: `XGetImage`.
  public func captureScreen(
    _ rect: Rect, bounds: Rect
  ) throws(XError) -> CapturedImage? {
    let visible = rect.intersection(bounds)
    return visible.isEmpty ? nil : try capture(visible, of: screen.root.drawable)
  }

  /// Reads a rectangle of a drawable; refused where any of it lies outside, or it is gone.
  ///
  /// C: `XGetImage`.
  public func capture(_ rect: Rect, of drawable: DrawableID) throws(XError) -> CapturedImage {
    let image = try trapping { () throws(XError) in
      XGetImage(
        raw, drawable.rawValue, Int32(rect.minX), Int32(rect.minY), UInt32(rect.width),
        UInt32(rect.height), UInt.max, ZPixmap)
    }
    guard let image else { throw .connectionLost }
    defer { _ = image.pointee.f.destroy_image?(image) }
    return CapturedImage(image.pointee, of: rect)
  }

  /// The raw pixel values row by row, as Xlib reads them: slow, the measure of other readers.
  ///
  /// C: `XGetPixel`.
  public func pixels(of captured: CapturedImage) -> [UInt] {
    var bytes = captured.bytes
    return bytes.withUnsafeMutableBytes { data in
      let image = XCreateImage(
        raw, screen.visual.raw, UInt32(captured.depth), ZPixmap, 0,
        data.bindMemory(to: CChar.self).baseAddress, UInt32(captured.rect.width),
        UInt32(captured.rect.height), 8, Int32(captured.bytesPerRow))
      guard let image else { return [] }
      image.pointee.bits_per_pixel = Int32(captured.bitsPerPixel)
      image.pointee.byte_order = captured.isBigEndian ? MSBFirst : LSBFirst
      XInitImage(image)
      defer {
        // The bytes are ours: Xlib must not free them.
        image.pointee.data = nil
        _ = image.pointee.f.destroy_image?(image)
      }
      return (0..<captured.rect.height).flatMap { y in
        (0..<captured.rect.width).map { x in
          image.pointee.f.get_pixel?(image, Int32(x), Int32(y)) ?? 0
        }
      }
    }
  }
}
