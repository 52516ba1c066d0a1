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
}
