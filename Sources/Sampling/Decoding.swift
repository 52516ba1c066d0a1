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
  /// The same without patches.
  fileprivate func decodeGround(in rect: Rect) -> [RGB8] {
    switch layout.splitKind {
    case .rgb888 where layout.isOneToOne: decodeRGB888(in: rect)
    case .rgb888, .byMasks: decode(in: rect, by: SplitByMasks(layout))
    case .rgb101010: decode(in: rect, by: SplitRGB101010())
    case .rgb565: decode(in: rect, by: SplitRGB565())
    }
  }

  /// Bytes are only moved.
  private func decodeRGB888(in rect: Rect) -> [RGB8] {
    [RGB8](unsafeUninitializedCapacity: rect.width * rect.height) { pixels, count in
      forEachPixel(in: rect) { pixel in
        pixels.initializeElement(at: count, to: RGB8(pixel))
        count += 1
      }
    }
  }

  private func decode(in rect: Rect, by split: some PixelSplit) -> [RGB8] {
    [RGB8](unsafeUninitializedCapacity: rect.width * rect.height) { pixels, count in
      layout.red.bytes.withUnsafeBufferPointer { reds in
        layout.green.bytes.withUnsafeBufferPointer { greens in
          layout.blue.bytes.withUnsafeBufferPointer { blues in
            forEachPixel(in: rect) { pixel in
              let (red, green, blue) = split.values(of: pixel)
              let color = RGB8(reds[red], greens[green], blues[blue])
              pixels.initializeElement(at: count, to: color)
              count += 1
            }
          }
        }
      }
    }
  }

  /// Gives every run of equal pixels in rectangles inside to `body`, with its length.
  ///
  /// In rows, padding and all; a run goes on from one row to the next. Screens are mostly runs.
  @inline(__always)
  func forEachRun(in rects: [Rect], _ body: (_ pixel: UInt32, _ count: UInt32) -> Void) {
    var (last, count) = (0, 0) as (UInt32, UInt32)
    for rect in rects {
      forEachPixel(in: rect) { pixel in
        if pixel == last {
          count &+= 1
        } else {
          if count > 0 { body(last, count) }
          (last, count) = (pixel, 1)
        }
      }
    }
    if count > 0 { body(last, count) }
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
