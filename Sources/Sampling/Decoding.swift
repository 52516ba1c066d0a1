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

  /// Gives the pixels of rectangles inside to `body`, in rows, padding and all.
  ///
  /// With how many are like it and follow each other: a run may be given in pieces, and goes on from
  /// one row to the next. Screens are mostly runs, which are passed over eight pixels at a time;
  /// where eight differ they are given one by one, as to look for shorter runs takes longer.
  @inline(__always)
  func forEachRun(in rects: [Rect], _ body: (_ pixel: UInt32, _ count: UInt32) -> Void) {
    var (last, count) = (0, 0) as (UInt32, UInt32)
    for rect in rects {
      forEachRow(in: rect) { bytes, start, step, pixel in
        var (offset, rest) = (start, rect.width)
        func read(_ number: Int) {
          for _ in 0..<number {
            last = pixel(bytes, offset)
            body(last, 1)
            offset += step
          }
          rest -= number
        }
        // What the run before the row goes on with is not looked at: it costs a row one more piece.
        if count > 0 { body(last, count) }
        count = 0
        read(1)
        while rest >= 8 {
          // Like themselves, moved by one pixel: like the one before. Eight pixels are `step` words.
          var difference: UInt64 = 0
          for word in 0..<step {
            let (at, before) = (offset + 8 * word, offset + 8 * word - step)
            difference |=
              bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
              ^ bytes.loadUnaligned(fromByteOffset: before, as: UInt64.self)
          }
          if difference == 0 {
            count &+= 8
            offset += 8 * step
            rest -= 8
          } else {
            if count > 0 { body(last, count) }
            count = 0
            read(8)
          }
        }
        if rest > 0 {
          if count > 0 { body(last, count) }
          count = 0
          read(rest)
        }
      }
    }
    if count > 0 { body(last, count) }
  }

  /// Gives the pixels of rectangles inside to `body`, a row at a time, padding and all.
  func forEachRow(in rects: [Rect], _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    let width = rects.reduce(0) { max($0, $1.width) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { row in
      for rect in rects {
        forEachRow(in: rect) { bytes, start, step, pixel in
          if step == 4, layout.byteOrder == .leastSignificantFirst, let base = bytes.baseAddress,
            Int(bitPattern: base + start) % 4 == 0
          {
            let values = (base + start).assumingMemoryBound(to: UInt32.self)
            return body(UnsafeBufferPointer(start: values, count: rect.width))
          }
          for x in 0..<rect.width {
            row.initializeElement(at: x, to: pixel(bytes, start + x * step))
          }
          body(UnsafeBufferPointer(rebasing: row[..<rect.width]))
        }
      }
    }
  }

  /// Gives every pixel of a rectangle inside to `body`, in rows.
  @inline(__always)
  private func forEachPixel(in rect: Rect, _ body: (UInt32) -> Void) {
    forEachRow(in: rect) { bytes, start, step, pixel in
      var offset = start
      for _ in 0..<rect.width {
        body(pixel(bytes, offset))
        offset += step
      }
    }
  }

  /// Gives where each row of a rectangle inside starts, the bytes of a pixel and how it is read.
  ///
  /// One loop for each size of pixel and order of bytes, so that the choice is made once a buffer
  /// and not once a pixel.
  @inline(__always)
  private func forEachRow(
    in rect: Rect,
    _ body: (
      _ bytes: UnsafeRawBufferPointer, _ start: Int, _ step: Int,
      _ pixel: (UnsafeRawBufferPointer, Int) -> UInt32
    ) -> Void
  ) {
    bytes.withUnsafeBytes { bytes in
      switch (layout.bytesPerPixel, layout.byteOrder) {
      case (1, _):
        forEachStart(in: rect) { body(bytes, $0, 1) { UInt32($0[$1]) } }
      case (2, .leastSignificantFirst):
        forEachStart(in: rect) { body(bytes, $0, 2) { UInt32($0[$1 + 1]) << 8 | UInt32($0[$1]) } }
      case (2, .mostSignificantFirst):
        forEachStart(in: rect) { body(bytes, $0, 2) { UInt32($0[$1]) << 8 | UInt32($0[$1 + 1]) } }
      case (3, .leastSignificantFirst):
        forEachStart(in: rect) {
          body(bytes, $0, 3) {
            UInt32($0[$1 + 2]) << 16 | UInt32($0[$1 + 1]) << 8 | UInt32($0[$1])
          }
        }
      case (3, .mostSignificantFirst):
        forEachStart(in: rect) {
          body(bytes, $0, 3) {
            UInt32($0[$1]) << 16 | UInt32($0[$1 + 1]) << 8 | UInt32($0[$1 + 2])
          }
        }
      case (_, .leastSignificantFirst):
        forEachStart(in: rect) {
          body(bytes, $0, 4) {
            UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self))
          }
        }
      case (_, .mostSignificantFirst):
        forEachStart(in: rect) {
          body(bytes, $0, 4) {
            UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: $1, as: UInt32.self))
          }
        }
      }
    }
  }

  @inline(__always)
  private func forEachStart(in rect: Rect, _ body: (Int) -> Void) {
    for y in rect.minY..<rect.maxY { body(offset(of: Point(x: rect.minX, y: y))) }
  }
}
