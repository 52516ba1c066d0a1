public import Geometry

/// Views below each other, from top to bottom.
public struct Column<Message>: View {
  private let children: [any View<Message>]
  private let spacing: Double
  private let alignment: CrossAlignment

  /// `spacing` is given at scale 1.
  public init(
    spacing: Double = 8, alignment: CrossAlignment = .fill, _ children: [any View<Message>]
  ) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let sizes = children.map { $0.size(in: room, context) }
    let gaps = context.scale(spacing) * max(0, children.count - 1)
    return Size(
      width: sizes.reduce(0) { max($0, $1.width) },
      height: sizes.reduce(gaps) { $0 + $1.height })
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let sizes = children.map { $0.size(in: frame.size, context) }
    let gap = context.scale(spacing)
    let heights = share(
      frame.height, lengths: sizes.map(\.height), weights: children.map(\.weight), spacing: gap)
    var y = frame.minY
    for (index, child) in children.enumerated() {
      let (x, width) = alignment.place(sizes[index].width, in: frame.width)
      let slot = Rect(x: frame.minX + x, y: y, width: width, height: heights[index])
      child.place(in: slot, context, into: &scene)
      y += heights[index] + gap
    }
  }
}
