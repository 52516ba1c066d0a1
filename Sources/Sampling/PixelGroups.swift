import Geometry

/// The pixels of a piece, put together by their values: each group is counted in the nearest cache.
///
/// For pixels of which nearly every one has a value of its own, such as noise. In one table for all
/// of them, each count would be a wait for memory.
struct PixelGroups {
  private let values: [UInt32]
  /// Where each group ends in `values`.
  private let ends: [Int]

  private static let count = 1 << 10

  init(_ piece: PixelBuffer.Piece) {
    var ends = [Int](repeating: 0, count: Self.count)
    piece.forEachRun { ends[Self.group(of: $0)] += Int($1) }
    var total = 0
    for group in ends.indices {
      // Where it starts; as it is filled, this becomes its end.
      (ends[group], total) = (total, total + ends[group])
    }
    values = [UInt32](unsafeUninitializedCapacity: total) { values, count in
      piece.forEachRun { value, length in
        let group = Self.group(of: value)
        for place in ends[group]..<ends[group] + Int(length) {
          values.initializeElement(at: place, to: value)
        }
        ends[group] += Int(length)
      }
      count = total
    }
    self.ends = ends
  }

  /// The values that are met most often, each once, and how often that is.
  func mostFrequent() -> (values: [UInt32], count: UInt32) {
    var counts = PixelCounts()
    var (leaders, most) = ([UInt32](), UInt32(0))
    var start = 0
    for end in ends {
      counts.removeAll()
      for value in values[start..<end] {
        let count = counts.add(value, 1)
        guard count >= most else { continue }
        if count > most { (most, leaders) = (count, []) }
        leaders.append(value)
      }
      start = end
    }
    return (leaders, most)
  }

  /// By bits of the hash of `PixelCounts` that are not those of a place in it.
  private static func group(of value: UInt32) -> Int {
    Int(PixelCounts.hash(of: value) >> 8) & (count - 1)
  }
}

extension PixelBuffer.Piece {
  /// Gives every run of equal pixels to `body`, without what is padding in them.
  @inline(__always)
  func forEachRun(_ body: (_ value: UInt32, _ count: UInt32) -> Void) {
    let bits = buffer.layout.usedBits
    buffer.forEachRun(in: rects) { body($0 & bits, $1) }
  }

  /// Whether nearly every run has a value of its own, going by every 64th row of a large piece.
  var isScattered: Bool {
    let rows = rects.flatMap { rect in
      stride(from: rect.minY, to: rect.maxY, by: 64).map {
        Rect(x: rect.minX, y: $0, width: rect.width, height: 1)
      }
    }
    var (counts, runs) = (PixelCounts(), 0)
    PixelBuffer.Piece(buffer: buffer, rects: rows).forEachRun {
      counts.add($0, $1)
      runs += 1
    }
    return runs >= 1 << 11 && counts.distinct * 4 > runs * 3
  }
}

extension PixelLayout {
  /// All but padding.
  var usedBits: UInt32 { red.mask | green.mask | blue.mask }
}
