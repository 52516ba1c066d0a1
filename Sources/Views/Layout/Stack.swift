import Geometry

/// Views that follow each other: what a row and a column are.
struct Stack<Message> {
  /// The direction in which they follow each other.
  enum Axis { case horizontal, vertical }

  private let axis: Axis
  private let spacing: Double
  private let alignment: CrossAlignment
  private let children: [any View<Message>]

  init(
    _ axis: Axis, _ spacing: Double, _ alignment: CrossAlignment, _ children: [any View<Message>]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    let sizes = children.map { axis.sides(of: $0.size(in: room, context)) }
    let gaps = context.scale(spacing) * max(0, children.count - 1)
    return axis.size(
      along: sizes.reduce(gaps) { $0 + $1.along }, across: sizes.reduce(0) { max($0, $1.across) })
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let sizes = children.map { axis.sides(of: $0.size(in: frame.size, context)) }
    let (room, gap) = (axis.sides(of: frame.size), context.scale(spacing))
    let lengths = share(
      room.along, lengths: sizes.map(\.along), weights: children.map(\.weight), spacing: gap)
    var start = 0
    for (index, child) in children.enumerated() {
      let side = alignment.place(sizes[index].across, in: room.across)
      let slot = Rect(
        origin: frame.origin + axis.point(along: start, across: side.start),
        size: axis.size(along: lengths[index], across: side.length))
      child.place(in: slot, context, into: &scene)
      start += lengths[index] + gap
    }
  }
}

extension Stack.Axis {
  fileprivate func sides(of size: Size) -> (along: Int, across: Int) {
    self == .horizontal ? (size.width, size.height) : (size.height, size.width)
  }

  fileprivate func size(along: Int, across: Int) -> Size {
    self == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  fileprivate func point(along: Int, across: Int) -> Point {
    self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

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
