internal import CPixbuf
internal import Geometry
public import Sampling

extension Raster {
  /// A PNG file of it, 8 bits a channel and without a colour profile.
  ///
  /// Nil where gdk-pixbuf is missing or memory is short, and of an empty raster.
  public var png: [UInt8]? {
    guard !rect.isEmpty, chidori_has_pixbuf() else { return nil }
    var count = 0
    // Three bytes a pixel, red first, without padding.
    let file = pixels.withUnsafeBytes {
      chidori_png($0.baseAddress, Int32(rect.width), Int32(rect.height), &count)
    }
    guard let file else { return nil }
    defer { chidori_pixbuf_free_bytes(file) }
    return [UInt8](UnsafeBufferPointer(start: file, count: count))
  }
}
