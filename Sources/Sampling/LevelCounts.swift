import Geometry

/// How many pixels have each level of one channel of one layout.
struct LevelCounts {
  /// The levels that are met.
  let levels: [(level: UInt32, count: Int)]
  /// The level of full intensity.
  let maximum: UInt32

  /// - Parameter counts: by the channel's values.
  init(_ channel: PixelLayout.Channel, _ counts: [UInt32]) {
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

  /// - Parameter counts: by the levels that are met.
  init(_ counts: [UInt32: Int], maximum: UInt32) {
    levels = counts.map { ($0.key, $0.value) }
    self.maximum = maximum
  }
}

extension PixelBuffer.Piece {
  /// Fewer values are possible than there are pixels, and their counts lie in a near cache.
  var isOfFewValues: Bool {
    buffer.layout.usedBits >> 16 == 0 && pixels > 1 << 16
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

  private func countLevels(by split: some PixelSplit & Sendable) -> [LevelCounts] {
    let channels = [buffer.layout.red, buffer.layout.green, buffer.layout.blue]
    let ends = channels.reduce(into: [0]) { ends, channel in
      ends.append((ends.last ?? 0) + 1 << channel.bits)
    }
    let parts = atOnce(bands) { $0.countLevels(by: split, ends) }
    return channels.indices.map { channel in
      let counts = (ends[channel]..<ends[channel + 1]).map { level in
        parts.reduce(0) { $0 + $1[level] }
      }
      return LevelCounts(channels[channel], counts)
    }
  }

  /// One channel after the other.
  ///
  /// - Parameter ends: where each channel starts, and where the last ends.
  private func countLevels(by split: some PixelSplit, _ ends: [Int]) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: ends[3]) { all, count in
      all.initialize(repeating: 0)
      count = ends[3]
      func add(_ pixel: UInt32, _ count: UInt32) {
        let (red, green, blue) = split.values(of: pixel)
        all[red] &+= count
        all[ends[1] + green] &+= count
        all[ends[2] + blue] &+= count
      }
      if isOfFewValues {
        // Channels of few levels wait for themselves, pixel by pixel; whole values do so less.
        for (value, count) in [self].countValues(by: ShortCounts()) { add(value, count) }
      } else {
        buffer.forEachRun(in: rects, add)
      }
    }
  }
}
