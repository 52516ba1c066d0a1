import Geometry

extension PixelBuffer {
  /// A part of a buffer in which every pixel is read by the buffer's own layout.
  struct Piece {
    let buffer: PixelBuffer
    /// Inside the buffer; no two overlap.
    let rects: [Rect]
  }

  /// The pixels of a rectangle inside, patches apart from what they lie over.
  func pieces(in rect: Rect) -> [Piece] {
    var own = [rect]
    var pieces: [Piece] = []
    for patch in patches {
      let part = patch.rect.intersection(rect)
      guard !part.isEmpty else { continue }
      own = own.flatMap { $0.subtracting(part) }
      pieces += patch.pieces(in: part)
    }
    return own.isEmpty ? pieces : [Piece(buffer: self, rects: own)] + pieces
  }
}

extension PixelBuffer.Piece {
  /// Gives the pixels to `body` as `PixelBuffer.forEachRun` does, without what is padding in them.
  @inline(__always)
  func forEachRun(_ body: (_ value: UInt32, _ count: UInt32) -> Void) {
    let bits = buffer.layout.usedBits
    buffer.forEachRun(in: rects) { body($0 & bits, $1) }
  }

  /// The same in parts of about equal size, to be worked on at once; a small one is left whole.
  var bands: [PixelBuffer.Piece] {
    let pixels = rects.reduce(0) { $0 + $1.width * $1.height }
    guard pixels >= 1 << 18 else { return [self] }
    return (0..<parallelParts).map { number in
      let rects = rects.map { rect in
        let start = rect.height * number / parallelParts
        let end = rect.height * (number + 1) / parallelParts
        return Rect(x: rect.minX, y: rect.minY + start, width: rect.width, height: end - start)
      }
      return PixelBuffer.Piece(buffer: buffer, rects: rects.filter { !$0.isEmpty })
    }
  }

  /// How often each value is met, by counts that are empty yet.
  func countValues(by counts: some ValueCounts) -> [(value: UInt32, count: UInt32)] {
    forEachRun { counts.add($0, $1) }
    var values: [(value: UInt32, count: UInt32)] = []
    counts.forEach { values.append(($0, UInt32($1))) }
    return values
  }

  /// The same of all processors at work on a large piece.
  func count<Counts: ValueCounts>(by makeCounts: @Sendable () -> Counts) -> Counts {
    let counts = makeCounts()
    for part in atOnce(bands, { $0.countValues(by: makeCounts()) }) {
      for entry in part { counts.add(entry.value, entry.count) }
    }
    return counts
  }

  /// Whether the values have no more than 24 bits, as on most screens: they are counted faster.
  var isNarrow: Bool { buffer.layout.usedBits >> 24 == 0 }

  /// Whether the pixels have many values, going by some of a large piece.
  var isScattered: Bool {
    let samples = rects.flatMap { rect in
      stride(from: 0, to: rect.height, by: 128).map { y in
        let width = min(rect.width, 1 << 9)
        let x = (y << 2) % (rect.width - width + 1)
        return Rect(x: rect.minX + x, y: rect.minY + y, width: width, height: 1)
      }
    }
    let counts = PixelCounts()
    var runs = 0
    PixelBuffer.Piece(buffer: buffer, rects: samples).forEachRun {
      counts.add($0, $1)
      runs += 1
    }
    return runs >= 1 << 10 && counts.distinct * 4 > runs
  }
}

extension PixelLayout {
  /// All but padding.
  var usedBits: UInt32 { red.mask | green.mask | blue.mask }
}
