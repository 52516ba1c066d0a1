import Geometry

/// The pixels of a piece, put together by their values: each group is counted in the nearest cache.
///
/// For pixels of many values, such as noise. In one table for all of them, each count would be a
/// wait for memory. A value is told by its hash, from which it could
/// be had back: the first 8 bits are the group, the next 16 a place in the table that counts it. Of
/// values of 24 bits none is left, and `Rest`, what is kept of each pixel, has 16 bits; of wider ones
/// several may share a place, and `Rest` has 32.
struct PixelGroups<Rest: FixedWidthInteger & UnsignedInteger> {
  private let rests: [Rest]
  /// Where each group ends in `rests`.
  private let ends: [Int]
  /// Of the values, how many high bits are not used.
  private let unused: UInt32

  /// - Parameter bits: those that may be set in a value.
  init(_ piece: PixelBuffer.Piece, bits: UInt32) {
    let unused = UInt32(bits.leadingZeroBitCount)
    var ends = [Int](repeating: 0, count: 1 << 8)
    let total = ends.withUnsafeMutableBufferPointer { ends in
      piece.forEachRun { ends[Int(Self.hash(of: $0, unused) >> 24)] += Int($1) }
      return ends.indices.reduce(0) { total, group in
        // Where it starts; as it is filled, this becomes its end.
        defer { ends[group] = total }
        return total + ends[group]
      }
    }
    rests = [Rest](unsafeUninitializedCapacity: total) { rests, count in
      ends.withUnsafeMutableBufferPointer { ends in
        piece.forEachRun { value, length in
          let hash = Self.hash(of: value, unused)
          let (group, rest) = (Int(hash >> 24), (hash << 8) &>> (32 - UInt32(Rest.bitWidth)))
          for place in ends[group]..<ends[group] &+ Int(length) {
            rests.initializeElement(at: place, to: Rest(truncatingIfNeeded: rest))
          }
          ends[group] &+= Int(length)
        }
      }
      count = total
    }
    self.ends = ends
    self.unused = unused
  }

  /// The hashes of the values that are met most often, each once, and how often that is.
  func mostFrequent() -> (hashes: PixelCounts, count: UInt32) {
    var (leaders, most) = ([UInt32](), UInt32(0))
    let counts = PixelCounts()
    var start = 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { table in
      for (group, end) in ends.enumerated() {
        let rests = rests[start..<end]
        start = end
        guard Self.count(rests, in: table) >= most else { continue }
        counts.removeAll()
        for rest in rests where Self.bound(table[Self.place(of: rest)]) >= most {
          let count = counts.add(UInt32(rest), 1)
          guard count >= most else { continue }
          if count > most { (most, leaders) = (count, []) }
          leaders.append(UInt32(group) << 24 | (UInt32(rest) << (32 - UInt32(Rest.bitWidth))) >> 8)
        }
      }
    }
    let hashes = PixelCounts()
    for leader in leaders { hashes.add(leader, 1) }
    return (hashes, most)
  }

  /// What `mostFrequent` tells of a value.
  func hash(of value: UInt32) -> UInt32 { Self.hash(of: value, unused) }

  /// By a multiplication that no two values share a product of.
  @inline(__always)
  private static func hash(of value: UInt32, _ unused: UInt32) -> UInt32 {
    (value &<< unused) &* 0x9E37_79B1
  }

  @inline(__always)
  private static func place(of rest: Rest) -> Int { Int(rest &>> Rest(Rest.bitWidth - 16)) }

  /// Counts by place, up to what a byte holds; no value is met more often than is told.
  private static func count(
    _ rests: ArraySlice<Rest>, in table: UnsafeMutableBufferPointer<UInt8>
  ) -> UInt32 {
    table.initialize(repeating: 0)
    var most: UInt8 = 0
    for rest in rests {
      let place = place(of: rest)
      let count = table[place] &+ (table[place] == .max ? 0 : 1)
      table[place] = count
      most = max(most, count)
    }
    return bound(most)
  }

  private static func bound(_ count: UInt8) -> UInt32 { count == .max ? .max : UInt32(count) }
}

extension PixelBuffer.Piece {
  /// Gives the pixels to `body` as `PixelBuffer.forEachRun` does, without what is padding in them.
  @inline(__always)
  func forEachRun(_ body: (_ value: UInt32, _ count: UInt32) -> Void) {
    let bits = buffer.layout.usedBits
    buffer.forEachRun(in: rects) { body($0 & bits, $1) }
  }

  /// Whether the pixels have many values, going by some rows of a large piece.
  var isScattered: Bool {
    let rows = rects.flatMap { rect in
      stride(from: rect.minY, to: rect.maxY, by: 128).map {
        Rect(x: rect.minX, y: $0, width: rect.width, height: 1)
      }
    }
    let counts = PixelCounts()
    var runs = 0
    PixelBuffer.Piece(buffer: buffer, rects: rows).forEachRun {
      counts.add($0, $1)
      runs += 1
    }
    return runs >= 1 << 11 && counts.distinct * 4 > runs
  }
}

extension PixelLayout {
  /// All but padding.
  var usedBits: UInt32 { red.mask | green.mask | blue.mask }
}
