public import Geometry

/// Views beside each other, from left to right.
public struct Row<Message>: View {
  private let children: [any View<Message>]
  private let spacing: Double
  private let alignment: CrossAlignment

  /// `spacing` is given at scale 1.
  public init(
    spacing: Double = 8, alignment: CrossAlignment = .center, _ children: [any View<Message>]
  ) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let sizes = children.map { $0.size(in: room, context) }
    let gaps = context.scale(spacing) * max(0, children.count - 1)
    return Size(
      width: sizes.reduce(gaps) { $0 + $1.width },
      height: sizes.reduce(0) { max($0, $1.height) })
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let sizes = children.map { $0.size(in: frame.size, context) }
    let gap = context.scale(spacing)
    let widths = share(
      frame.width, lengths: sizes.map(\.width), weights: children.map(\.weight), spacing: gap)
    var x = frame.minX
    for (index, child) in children.enumerated() {
      let (y, height) = alignment.place(sizes[index].height, in: frame.height)
      let slot = Rect(x: x, y: frame.minY + y, width: widths[index], height: height)
      child.place(in: slot, context, into: &scene)
      x += widths[index] + gap
    }
  }
}
