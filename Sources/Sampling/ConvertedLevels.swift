import ColorModel
import Geometry

/// How many pixels of an area have each level of a channel once a profile has converted them.
///
/// A colour that many pixels have is converted once; of sRGB then 65536 levels are told apart.
struct ConvertedLevels {
  /// For red, green and blue.
  private(set) var channels: [LevelCounts] = []

  init(of pieces: [PixelBuffer.Piece], by profile: any DeviceProfile) {
    var counts = [[UInt32: Int]](repeating: [:], count: 3)
    var values: [Double] = []
    var weights: [Int] = []
    func flush() {
      profile.convert(&values)
      for (index, weight) in weights.enumerated() {
        for channel in 0..<3 {
          let level = UInt32((values[3 * index + channel] * 65535).rounded())
          counts[channel][level, default: 0] += weight
        }
      }
      values.removeAll(keepingCapacity: true)
      weights.removeAll(keepingCapacity: true)
    }
    for piece in pieces {
      let layout = piece.buffer.layout
      piece.forEachValue { pixel, count in
        values.append(layout.red.fraction(of: pixel))
        values.append(layout.green.fraction(of: pixel))
        values.append(layout.blue.fraction(of: pixel))
        weights.append(count)
        if weights.count == 1 << 12 { flush() }
      }
    }
    flush()
    channels = counts.map { LevelCounts($0, maximum: 65535) }
  }
}

extension PixelBuffer.Piece {
  /// Every value that is met, without padding, and how often.
  fileprivate func forEachValue(_ body: (_ value: UInt32, _ count: Int) -> Void) {
    if isOfFewValues {
      [self].count(by: { ShortCounts() }).forEach(body)
    } else if buffer.layout.usedBits >> 24 == 0 {
      [self].count(by: { ColorCounts() }).forEach(body)
    } else {
      [self].count(by: { PixelCounts() }).forEach(body)
    }
  }
}
