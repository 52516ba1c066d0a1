import Geometry

/// The pixels of pieces, put together by their values: each group is counted in the nearest cache.
///
/// For pixels of many values, such as those of photographs and noise: in one table for all of them,
/// each count would be a wait for memory. The lowest 8 bits of a value are its group; `Rest` holds the
/// others: 16 bits for values of up to 24, 32 for wider ones.
struct PixelGroups<Rest: FixedWidthInteger & UnsignedInteger & Sendable> {
  /// In blocks, each of one group.
  private let rests: [Rest]
  /// Where the blocks of each group start in `rests`.
  private let blocks: [[Int]]
  /// Where the last block of each group ends.
  private let ends: [Int]

  private static var count: Int { 1 << 8 }
  private static var blockSize: Int { 1 << 11 }

  init(_ pieces: [PixelBuffer.Piece]) {
    var blocks = [[Int]](repeating: [], count: Self.count)
    var ends = [Int](repeating: 0, count: Self.count)
    var used = 0
    // Groups grow alike: would all be written to at one place of their pages, these would share a few
    // lines of the cache.
    func addBlock(to group: Int) -> Int {
      let start = blocks[group].isEmpty ? used + group * 32 % Self.blockSize : used
      blocks[group].append(start)
      used += Self.blockSize
      return start
    }
    // The first block of a group is not whole, nor is the last.
    let capacity = pieces.pixels + 2 * Self.count * Self.blockSize
    rests = [Rest](unsafeUninitializedCapacity: capacity) { rests, count in
      ends.withUnsafeMutableBufferPointer { ends in
        for piece in pieces {
          piece.forEachRow { row, bits in
            for pixel in row {
              let value = pixel & bits
              let group = Int(UInt8(truncatingIfNeeded: value))
              var end = ends[group]
              if end & (Self.blockSize - 1) == 0 { end = addBlock(to: group) }
              rests[end] = Rest(truncatingIfNeeded: value >> 8)
              ends[group] = end &+ 1
            }
          }
        }
      }
      count = used
    }
    (self.blocks, self.ends) = (blocks, ends)
  }

  private func parts(of group: Int) -> [ArraySlice<Rest>] {
    blocks[group].map { start in
      let isLast = start == blocks[group].last
      let end = isLast ? ends[group] : (start | (Self.blockSize - 1)) + 1
      return rests[start..<end]
    }
  }

  /// The values that most pixels of some lists of pieces have.
  static func mostFrequent(in pieces: [PixelGroups]) -> FrequentValues<UInt32> {
    let shares = (0..<parallelParts).map { stride(from: $0, to: Self.count, by: parallelParts) }
    return atOnce(shares) { mostFrequent(in: pieces, of: $0) }.reduce(FrequentValues()) {
      $0.joined(with: $1)
    }
  }

  private static func mostFrequent(
    in pieces: [PixelGroups], of groups: some Sequence<Int>
  ) -> FrequentValues<UInt32> {
    var most = FrequentValues<UInt32>()
    let counts = PixelCounts()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { table in
      for group in groups {
        let parts = pieces.flatMap { $0.parts(of: group) }
        // Nothing is met more often than its place is; where a count does not fit, all are looked at.
        let isWhole = count(parts, in: table)
        guard !isWhole || table.reduce(0, max) >= most.count else { continue }
        counts.removeAll()
        for part in parts {
          for rest in part where !isWhole || table[place(of: rest)] >= most.count {
            let value = UInt32(rest) << 8 | UInt32(group)
            most.add(value, counts.add(value, 1))
          }
        }
      }
    }
    return most
  }

  /// Counts by place, and tells whether all counts fit.
  private static func count(
    _ parts: [ArraySlice<Rest>], in table: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    table.initialize(repeating: 0)
    for part in parts {
      for rest in part { table[place(of: rest)] &+= 1 }
    }
    return Int(table.reduce(0) { $0 &+ UInt32($1) }) == parts.reduce(0) { $0 + $1.count }
  }

  @inline(__always)
  private static func place(of rest: Rest) -> Int {
    Rest.bitWidth == 16 ? Int(rest) : Int((UInt32(rest) &* 0x9E37_79B1) >> 16)
  }
}
