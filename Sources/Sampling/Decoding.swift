import ColorModel
import Geometry

/// The pixels of a part of a buffer that is inside it and not empty, patches and all.
func decode(_ buffer: PixelBuffer, _ rect: Rect) -> [RGB8] {
  var pixels = decodeGround(of: buffer, rect)
  for patch in buffer.patches {
    let part = patch.rect.intersection(rect)
    guard !part.isEmpty else { continue }
    let patched = decode(patch, part)
    for y in 0..<part.height {
      let start = (part.minY + y - rect.minY) * rect.width + part.minX - rect.minX
      pixels.replaceSubrange(
        start..<start + part.width, with: patched[y * part.width..<(y + 1) * part.width])
    }
  }
  return pixels
}

/// The same without patches.
///
/// One loop for each size of pixel and order of bytes, so that the choice is made once a buffer and
/// not once a pixel; the layout of nearly all screens has a loop that only moves bytes.
private func decodeGround(of buffer: PixelBuffer, _ rect: Rect) -> [RGB8] {
  let layout = buffer.layout
  if layout.isPlainBGRX {
    return decode(buffer, rect, 4) { RGB8($0[$1 + 2], $0[$1 + 1], $0[$1]) }
  }
  let (red, green, blue) = (layout.red, layout.green, layout.blue)
  func color(_ pixel: UInt32) -> RGB8 {
    RGB8(red.byte(of: pixel), green.byte(of: pixel), blue.byte(of: pixel))
  }
  return switch (layout.bytesPerPixel, layout.byteOrder) {
  case (1, _):
    decode(buffer, rect, 1) { color(UInt32($0[$1])) }
  case (2, .leastSignificantFirst):
    decode(buffer, rect, 2) { color(UInt32($0[$1 + 1]) << 8 | UInt32($0[$1])) }
  case (2, .mostSignificantFirst):
    decode(buffer, rect, 2) { color(UInt32($0[$1]) << 8 | UInt32($0[$1 + 1])) }
  case (3, .leastSignificantFirst):
    decode(buffer, rect, 3) {
      color(UInt32($0[$1 + 2]) << 16 | UInt32($0[$1 + 1]) << 8 | UInt32($0[$1]))
    }
  case (3, .mostSignificantFirst):
    decode(buffer, rect, 3) {
      color(UInt32($0[$1]) << 16 | UInt32($0[$1 + 1]) << 8 | UInt32($0[$1 + 2]))
    }
  case (_, .leastSignificantFirst):
    decode(buffer, rect, 4) {
      color(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self)))
    }
  case (_, .mostSignificantFirst):
    decode(buffer, rect, 4) {
      color(UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self)))
    }
  }
}

/// Reads every pixel of `rect` with `read`, which is given all bytes and the pixel's place in them.
@inline(__always)
private func decode(
  _ buffer: PixelBuffer, _ rect: Rect, _ step: Int,
  _ read: (UnsafeRawBufferPointer, Int) -> RGB8
) -> [RGB8] {
  buffer.bytes.withUnsafeBytes { bytes in
    [RGB8](unsafeUninitializedCapacity: rect.width * rect.height) { pixels, count in
      for y in rect.minY..<rect.maxY {
        var offset = buffer.offset(of: Point(x: rect.minX, y: y))
        for _ in 0..<rect.width {
          pixels.initializeElement(at: count, to: read(bytes, offset))
          offset += step
          count += 1
        }
      }
    }
  }
}

extension PixelLayout {
  /// Blue, green, red and a byte of padding: what depth 24 is on nearly every screen.
  fileprivate var isPlainBGRX: Bool {
    bitsPerPixel == 32 && byteOrder == .leastSignificantFirst
      && (red.mask, green.mask, blue.mask) == (0xFF_0000, 0x00_FF00, 0x00_00FF)
      && (red.maximum, green.maximum, blue.maximum) == (255, 255, 255)
  }
}
