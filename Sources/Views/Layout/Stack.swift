import Geometry

/// Where children stand across the direction in which they follow each other.
public enum CrossAlignment: Hashable, Sendable {
  /// At the top of a row, at the left of a column.
  case start
  case center
  /// At the bottom of a row, at the right of a column.
  case end
  /// As high as the row, as wide as the column.
  case fill

  /// Where a child of `length` begins in `room`, and how long it becomes.
  func place(_ length: Int, in room: Int) -> (start: Int, length: Int) {
    let length = min(length, room)
    return switch self {
    case .start: (0, length)
    case .center: ((room - length) / 2, length)
    case .end: (room - length, length)
    case .fill: (0, room)
    }
  }
}

/// Shares `room` among children that follow each other.
///
/// Children without a weight get the length they ask for as long as there is room: what does not
/// fit is cut off the last ones, so nothing ever overlaps. The rest is shared by weight, to the
/// pixel.
func share(_ room: Int, lengths: [Int], weights: [Int], spacing: Int) -> [Int] {
  var left = max(0, room - spacing * max(0, lengths.count - 1))
  var shares = [Int](repeating: 0, count: lengths.count)
  for index in lengths.indices where weights[index] == 0 {
    shares[index] = min(lengths[index], left)
    left -= shares[index]
  }
  var total = weights.reduce(0, +)
  for index in lengths.indices where weights[index] > 0 {
    shares[index] = left * weights[index] / total
    left -= shares[index]
    total -= weights[index]
  }
  return shares
}
