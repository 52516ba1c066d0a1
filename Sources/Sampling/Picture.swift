public import Geometry

/// The decoded pixels of a picture: sRGB, 8 bits a channel, red first, with straight alpha or none.
public struct Picture: Hashable, Sendable {
  public let size: Size
  public let hasAlpha: Bool
  /// From the start of one row to the start of the next.
  public let bytesPerRow: Int
  public let bytes: [UInt8]

  /// There must be bytes for every pixel, 4 each or, without alpha, 3; what pads the last row may
  /// be missing.
  public init(_ bytes: [UInt8], size: Size, hasAlpha: Bool = true, bytesPerRow: Int? = nil) {
    let used = size.width * (hasAlpha ? 4 : 3)
    let stride = bytesPerRow ?? used
    precondition(stride >= used, "rows overlap")
    precondition(
      size.isEmpty || bytes.count >= stride * (size.height - 1) + used, "too few bytes")
    self.size = size
    self.hasAlpha = hasAlpha
    self.bytesPerRow = stride
    self.bytes = bytes
  }

  /// Gives every run of equal pixels to `body`, as `0xaarrggbb`, with its length.
  @inline(__always)
  func forEachRun(_ body: (_ pixel: UInt32, _ count: UInt32) -> Void) {
    if hasAlpha {
      forEachRun(4, body) { bytes, offset in
        let rgba = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        return rgba >> 8 | rgba << 24
      }
    } else {
      forEachRun(3, body) { bytes, offset in
        UInt32(bytes[offset]) << 16 | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2])
          | 0xFF00_0000
      }
    }
  }

  @inline(__always)
  private func forEachRun(
    _ step: Int, _ body: (UInt32, UInt32) -> Void,
    _ pixel: (UnsafeRawBufferPointer, Int) -> UInt32
  ) {
    var (last, count) = (0, 0) as (UInt32, UInt32)
    bytes.withUnsafeBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let next = pixel(bytes, y * bytesPerRow + x * step)
          if next == last {
            count &+= 1
          } else {
            if count > 0 { body(last, count) }
            (last, count) = (next, 1)
          }
        }
      }
    }
    if count > 0 { body(last, count) }
  }
}
