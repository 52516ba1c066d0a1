import ColorModel

/// How many pixels of an area have each value of one channel, whatever their layouts.
///
/// A mean lies between the least and the greatest value: rounding does not lead out of them, and
/// so the mean of equal values is exactly that value.
struct ChannelCounts {
  private let parts: [LevelCounts]
  /// From 0 to 1, ascending; a value is there once for each layout that has it.
  private let values: [(value: Double, count: Int)]
  private let total: Int

  /// Of one channel in the layouts that are met; some pixel there must be.
  init(_ parts: [LevelCounts]) {
    self.parts = parts
    values = parts.flatMap { part in
      part.levels.map { (Double($0.level) / Double(part.maximum), $0.count) }
    }.sorted { $0.value < $1.value }
    total = values.reduce(0) { $0 + $1.count }
    precondition(total > 0, "no pixels")
  }

  /// Correctly rounded where all pixels are of one layout, as levels are whole numbers.
  var encodedMean: Double {
    clamped(
      parts.reduce(0) { sum, part in
        let levels = part.levels.reduce(0) { $0 + Int($1.level) * $1.count }
        return sum + Double(levels) / (Double(total) * Double(part.maximum))
      })
  }

  /// Of the light, encoded again.
  var lightMean: Double {
    let light = values.reduce(0) { sum, entry in
      sum + converted(entry.value, from: .srgb, to: .linearSRGB) * Double(entry.count)
    }
    return clamped(converted(light / Double(total), from: .linearSRGB, to: .srgb))
  }

  var median: Double { (value(at: (total - 1) / 2) + value(at: total / 2)) / 2 }

  /// The value at a place in the order of all pixels' values.
  private func value(at place: Int) -> Double {
    var rest = place
    for (value, count) in values {
      if rest < count { return value }
      rest -= count
    }
    return greatest
  }

  private var least: Double { values[0].value }
  private var greatest: Double { values[values.count - 1].value }

  private func clamped(_ mean: Double) -> Double { min(max(mean, least), greatest) }

  private func converted(_ value: Double, from space: SpaceID, to other: SpaceID) -> Double {
    Color(space, value, value, value).converted(to: other).components.x
  }
}
