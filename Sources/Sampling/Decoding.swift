import ColorModel
import Geometry

/// The pixels of a part of a buffer that is inside it and not empty, patches and all.
func decode(_ buffer: PixelBuffer, _ rect: Rect) -> [RGB8] {
  var pixels = buffer.decodeGround(in: rect)
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

extension PixelBuffer {
  /// The same without patches; the layout of nearly all screens has a loop that only moves bytes.
  fileprivate func decodeGround(in rect: Rect) -> [RGB8] {
    let (red, green, blue) = (layout.red, layout.green, layout.blue)
    return [RGB8](unsafeUninitializedCapacity: rect.width * rect.height) { pixels, count in
      if layout.isPlainRGB {
        forEachPixel(in: rect) { pixel in
          pixels.initializeElement(at: count, to: RGB8(pixel))
          count += 1
        }
      } else {
        forEachPixel(in: rect) { pixel in
          let color = RGB8(red.byte(of: pixel), green.byte(of: pixel), blue.byte(of: pixel))
          pixels.initializeElement(at: count, to: color)
          count += 1
        }
      }
    }
  }

  /// The sum of the levels of each channel over a rectangle inside, patches left out.
  func groundLevels(in rect: Rect) -> SIMD3<UInt64> {
    let (red, green, blue) = (layout.red, layout.green, layout.blue)
    var (r, g, b) = (0, 0, 0) as (UInt64, UInt64, UInt64)
    if red.isLinear, green.isLinear, blue.isLinear {
      let masks = SIMD3(red.mask, green.mask, blue.mask)
      let shifts = SIMD3(UInt32(red.shift), UInt32(green.shift), UInt32(blue.shift))
      forEachPixel(in: rect) { pixel in
        r &+= UInt64((pixel & masks.x) &>> shifts.x)
        g &+= UInt64((pixel & masks.y) &>> shifts.y)
        b &+= UInt64((pixel & masks.z) &>> shifts.z)
      }
    } else {
      forEachPixel(in: rect) { pixel in
        r &+= UInt64(red.level(of: pixel))
        g &+= UInt64(green.level(of: pixel))
        b &+= UInt64(blue.level(of: pixel))
      }
    }
    return SIMD3(r, g, b)
  }

  /// Gives every pixel of a rectangle inside to `body`, in rows.
  ///
  /// One loop for each size of pixel and order of bytes, so that the choice is made once a buffer
  /// and not once a pixel.
  @inline(__always)
  private func forEachPixel(in rect: Rect, _ body: (UInt32) -> Void) {
    switch (layout.bytesPerPixel, layout.byteOrder) {
    case (1, _):
      forEachOffset(in: rect, 1) { body(UInt32($0[$1])) }
    case (2, .leastSignificantFirst):
      forEachOffset(in: rect, 2) { body(UInt32($0[$1 + 1]) << 8 | UInt32($0[$1])) }
    case (2, .mostSignificantFirst):
      forEachOffset(in: rect, 2) { body(UInt32($0[$1]) << 8 | UInt32($0[$1 + 1])) }
    case (3, .leastSignificantFirst):
      forEachOffset(in: rect, 3) {
        body(UInt32($0[$1 + 2]) << 16 | UInt32($0[$1 + 1]) << 8 | UInt32($0[$1]))
      }
    case (3, .mostSignificantFirst):
      forEachOffset(in: rect, 3) {
        body(UInt32($0[$1]) << 16 | UInt32($0[$1 + 1]) << 8 | UInt32($0[$1 + 2]))
      }
    case (_, .leastSignificantFirst):
      forEachOffset(in: rect, 4) {
        body(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self)))
      }
    case (_, .mostSignificantFirst):
      forEachOffset(in: rect, 4) {
        body(UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self)))
      }
    }
  }

  @inline(__always)
  private func forEachOffset(
    in rect: Rect, _ step: Int, _ body: (UnsafeRawBufferPointer, Int) -> Void
  ) {
    bytes.withUnsafeBytes { bytes in
      for y in rect.minY..<rect.maxY {
        var offset = offset(of: Point(x: rect.minX, y: y))
        for _ in 0..<rect.width {
          body(bytes, offset)
          offset += step
        }
      }
    }
  }
}

extension PixelLayout {
  /// Three bytes in the usual places: what depth 24 is on nearly every screen.
  fileprivate var isPlainRGB: Bool {
    (red.mask, green.mask, blue.mask) == (0xFF_0000, 0x00_FF00, 0x00_00FF)
      && (red.maximum, green.maximum, blue.maximum) == (255, 255, 255)
  }
}
