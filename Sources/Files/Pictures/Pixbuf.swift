internal import CPixbuf
internal import Geometry

/// A decoded picture in gdk-pixbuf's memory: 8 bits a channel, red first, with straight alpha or none.
final class Pixbuf {
  private let pixbuf: OpaquePointer
  private let pixels: chidori_pixels

  /// Owns it from now on.
  init(_ pixbuf: OpaquePointer) {
    self.pixbuf = pixbuf
    pixels = chidori_pixbuf_pixels(pixbuf)
  }

  deinit { chidori_pixbuf_free(UnsafeMutableRawPointer(pixbuf)) }

  var size: Size { Size(width: Int(pixels.width), height: Int(pixels.height)) }
  var hasAlpha: Bool { pixels.has_alpha }
  var bytesPerRow: Int { Int(pixels.bytes_per_row) }

  /// The last row is without what pads the others.
  func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    let count = bytesPerRow * (size.height - 1) + size.width * (hasAlpha ? 4 : 3)
    return body(UnsafeMutableRawBufferPointer(start: pixels.pixels, count: count))
  }

  /// Turned and mirrored as the file says; nil where memory is short.
  ///
  /// - Parameter orientation: as EXIF numbers them, 1 to 8; nil for what the loader has found.
  func upright(_ orientation: Int? = nil) -> Pixbuf? {
    if let orientation { chidori_pixbuf_orient(pixbuf, "\(orientation)") }
    return chidori_pixbuf_upright(pixbuf).map(Pixbuf.init)
  }

  /// The pixels of every row, without what pads it.
  func forEachRow(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    let used = size.width * (hasAlpha ? 4 : 3)
    withBytes { bytes in
      for y in 0..<size.height {
        let start = y * bytesPerRow
        body(UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + used]))
      }
    }
  }

  /// The colour profile of the file; nil where there is none.
  var profile: [UInt8]? {
    var count = 0
    guard let bytes = chidori_pixbuf_profile(pixbuf, &count) else { return nil }
    defer { chidori_pixbuf_free_bytes(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }
}
