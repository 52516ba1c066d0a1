public import Geometry

/// Shows a view over the whole window until it is dismissed; the last view to be placed.
public struct Sheet<Message>: View {
  private let content: any View<Message>
  private let dismiss: Message

  public init(dismiss: Message, _ content: any View<Message>) {
    self.content = content
    self.dismiss = dismiss
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let padding = 2 * context.scale(12)
    let size = content.size(
      in: Size(width: max(0, room.width - padding), height: max(0, room.height - padding)), context)
    return Size(
      width: min(room.width, size.width + padding), height: min(room.height, size.height + padding))
  }

  /// In the middle of the frame, and no larger than it.
  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let size = size(in: frame.size, context)
    let panel = Rect(
      origin: Point(
        x: frame.minX + (frame.width - size.width) / 2,
        y: frame.minY + (frame.height - size.height) / 2), size: size)
    var inside = Scene<Message>()
    let inner = panel.inset(by: min(context.scale(12), panel.width / 2, panel.height / 2))
    if !inner.isEmpty { content.place(in: inner, context, into: &inside) }
    scene.sheet = Scene.Sheet(frame: panel, items: inside.items, dismiss: dismiss)
  }
}
