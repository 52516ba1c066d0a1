import Geometry

/// How many pixels have each level of one channel of one layout.
struct LevelCounts {
  /// The levels that are met.
  let levels: [(level: UInt32, count: Int)]
  /// The level of full intensity.
  let maximum: UInt32

  /// - Parameter counts: by the channel's values.
  init(_ channel: PixelLayout.Channel, _ counts: UnsafeBufferPointer<UInt32>) {
    levels = counts.indices.compactMap { value in
      counts[value] == 0 ? nil : (channel.level(ofValue: value), Int(counts[value]))
    }
    maximum = channel.maximum
  }

  /// - Parameter counts: by the levels, the last of which is full intensity.
  init(_ counts: [Int]) {
    levels = counts.indices.compactMap { counts[$0] == 0 ? nil : (UInt32($0), counts[$0]) }
    maximum = UInt32(counts.count - 1)
  }
}

extension PixelBuffer.Piece {
  /// Fewer values are possible than there are pixels, and their counts lie in a near cache.
  var isOfFewValues: Bool {
    buffer.layout.usedBits >> 16 == 0
      && rects.reduce(0) { $0 + $1.width * $1.height } > 1 << 16
  }

  /// For red, green and blue.
  func countLevels() -> [LevelCounts] {
    switch buffer.layout.splitKind {
    case .rgb888: countLevels(by: SplitRGB888())
    case .rgb101010: countLevels(by: SplitRGB101010())
    case .rgb565: countLevels(by: SplitRGB565())
    case .byMasks: countLevels(by: SplitByMasks(buffer.layout))
    }
  }

  private func countLevels(by split: some PixelSplit) -> [LevelCounts] {
    let channels = [buffer.layout.red, buffer.layout.green, buffer.layout.blue]
    let ends = channels.reduce(into: [0]) { ends, channel in
      ends.append((ends.last ?? 0) + 1 << channel.bits)
    }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: ends[3]) { all in
      all.initialize(repeating: 0)
      let counts = (0..<3).map {
        UnsafeMutableBufferPointer(rebasing: all[ends[$0]..<ends[$0 + 1]])
      }
      let (reds, greens, blues) = (counts[0], counts[1], counts[2])
      func add(_ pixel: UInt32, _ count: UInt32) {
        let (red, green, blue) = split.values(of: pixel)
        reds[red] &+= count
        greens[green] &+= count
        blues[blue] &+= count
      }
      if isOfFewValues {
        // Channels of few levels wait for themselves, pixel by pixel; whole values do so less.
        let values = ShortCounts()
        forEachRun { values.add($0, $1) }
        values.forEach { add($0, UInt32($1)) }
      } else {
        buffer.forEachRun(in: rects, add)
      }
      return zip(channels, counts).map { LevelCounts($0, UnsafeBufferPointer($1)) }
    }
  }
}
