import Geometry

extension PixelBuffer {
  /// A part of a buffer in which every pixel is read by the buffer's own layout.
  struct Piece {
    let buffer: PixelBuffer
    /// Inside the buffer; no two overlap.
    let rects: [Rect]
    /// What is counted in place of the pixels' own values, where these do not tell colours apart.
    var numbers: PixelNumbers?
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
  /// How many there are.
  var pixels: Int { rects.reduce(0) { $0 + $1.width * $1.height } }

  /// Gives the pixels to `body` as `PixelBuffer.forEachRun` does, without what is padding in them.
  @inline(__always)
  func forEachRun(_ body: (_ value: UInt32, _ count: UInt32) -> Void) {
    if let numbers {
      buffer.forEachRun(in: rects) { body(UInt32(truncatingIfNeeded: numbers[$0]), $1) }
    } else {
      let bits = buffer.layout.usedBits
      buffer.forEachRun(in: rects) { body($0 & bits, $1) }
    }
  }

  /// Gives the pixels' values to `body`, or their numbers where these have no more than 32 bits: a row
  /// at a time, with the bits that count.
  func forEachRow(_ body: (_ row: UnsafeBufferPointer<UInt32>, _ bits: UInt32) -> Void) {
    guard let numbers else {
      let bits = buffer.layout.usedBits
      return buffer.forEachRow(in: rects) { body($0, bits) }
    }
    var numbered: [UInt32] = []
    buffer.forEachRow(in: rects) { row in
      numbered.removeAll(keepingCapacity: true)
      for pixel in row { numbered.append(UInt32(truncatingIfNeeded: numbers[pixel])) }
      numbered.withUnsafeBufferPointer { body($0, .max) }
    }
  }

  /// Gives the number of each pixel to `body`, or its value: none is compared with the one before.
  @inline(__always)
  func forEachNumber(_ body: (_ number: UInt64) -> Void) {
    if let numbers {
      buffer.forEachRow(in: rects) { row in
        for pixel in row { body(numbers[pixel]) }
      }
    } else {
      let bits = buffer.layout.usedBits
      buffer.forEachRow(in: rects) { row in
        for pixel in row { body(UInt64(pixel & bits)) }
      }
    }
  }

  /// The same in parts of about equal size, to be worked on at once; a small one is left whole.
  var bands: [PixelBuffer.Piece] {
    guard pixels >= 1 << 18 else { return [self] }
    return (0..<parallelParts).map { number in
      let rects = rects.map { rect in
        let start = rect.height * number / parallelParts
        let end = rect.height * (number + 1) / parallelParts
        return Rect(x: rect.minX, y: rect.minY + start, width: rect.width, height: end - start)
      }
      return PixelBuffer.Piece(
        buffer: buffer, rects: rects.filter { !$0.isEmpty }, numbers: numbers)
    }
  }
}

extension [PixelBuffer.Piece] {
  /// How many there are.
  var pixels: Int { reduce(0) { $0 + $1.pixels } }

  /// The same in lists of about equal size, to be worked on at once; few pixels are left together.
  var parts: [[PixelBuffer.Piece]] {
    guard pixels >= 1 << 18 else { return [self] }
    let bands = flatMap(\.bands)
    return (0..<Swift.min(parallelParts, bands.count)).map { number in
      stride(from: number, to: bands.count, by: parallelParts).map { bands[$0] }
    }
  }

  /// How often each value is met, by counts that are empty yet.
  func countValues(by counts: some ValueCounts) -> [(value: UInt32, count: UInt32)] {
    for piece in self { piece.forEachRun { counts.add($0, $1) } }
    var values: [(value: UInt32, count: UInt32)] = []
    counts.forEach { values.append(($0, UInt32($1))) }
    return values
  }

  /// The same by all processors.
  func count<Counts: ValueCounts>(by makeCounts: @Sendable () -> Counts) -> Counts {
    let counts = makeCounts()
    for part in atOnce(parts, { $0.countValues(by: makeCounts()) }) {
      for entry in part { counts.add(entry.value, entry.count) }
    }
    return counts
  }

  /// Whether the pixels have many values, going by some of large pieces.
  var isScattered: Bool {
    let counts = PixelCounts()
    var runs = 0
    for piece in self {
      let samples = piece.rects.flatMap { rect in
        stride(from: 0, to: rect.height, by: 128).map { y in
          let width = Swift.min(rect.width, 1 << 9)
          let x = (y << 2) % (rect.width - width + 1)
          return Rect(x: rect.minX + x, y: rect.minY + y, width: width, height: 1)
        }
      }
      PixelBuffer.Piece(buffer: piece.buffer, rects: samples, numbers: piece.numbers).forEachRun {
        counts.add($0, $1)
        runs += 1
      }
    }
    return runs >= 1 << 10 && counts.distinct * 4 > runs
  }

  /// The same pixels in reading order: each row's parts from left to right.
  var rows: some Sequence<[PixelBuffer.Piece]> {
    let parts = flatMap { piece in piece.rects.map { (piece: piece, rect: $0) } }
      .sorted { $0.rect.minX < $1.rect.minX }
    let top = parts.reduce(.max) { Swift.min($0, $1.rect.minY) }
    let bottom = parts.reduce(top) { Swift.max($0, $1.rect.maxY) }
    return (top..<bottom).lazy.map { y in
      parts.compactMap { piece, rect in
        guard rect.minY..<rect.maxY ~= y else { return nil }
        let row = Rect(x: rect.minX, y: y, width: rect.width, height: 1)
        return PixelBuffer.Piece(buffer: piece.buffer, rects: [row], numbers: piece.numbers)
      }
    }
  }
}

extension PixelLayout {
  /// All but padding.
  var usedBits: UInt32 { red.mask | green.mask | blue.mask }
}
