public import Geometry

/// Views below each other, from top to bottom.
public struct Column<Message>: View {
  private let stack: Stack<Message>

  /// `spacing` is given at scale 1.
  public init(
    spacing: Double = 8, alignment: CrossAlignment = .fill, _ children: [any View<Message>]
  ) {
    stack = Stack(.vertical, spacing, alignment, children)
  }

  public func size(in room: Size, _ context: ViewContext) -> Size { stack.size(in: room, context) }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    stack.place(in: frame, context, into: &scene)
  }
}
