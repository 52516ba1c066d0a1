public import Geometry

/// A label at the left and a control at the right, or below it where the room is narrow.
public struct LabeledRow<Message>: View {
  private let label: Label<Message>
  private let control: any View<Message>

  /// A control with a weight takes all the room that the label leaves.
  public init(_ title: String, isEnabled: Bool = true, _ control: any View<Message>) {
    label = Label(title, .body, isEnabled ? .text : .dim)
    self.control = control
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let (label, own) = (label.size(in: room, context), control.size(in: room, context))
    let gap = context.scale(16)
    guard fits(label, own, in: room.width, context) else {
      return Size(
        width: max(label.width, own.width), height: label.height + context.scale(4) + own.height)
    }
    return Size(width: label.width + gap + own.width, height: max(label.height, own.height))
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let (words, own) = (label.size(in: frame.size, context), control.size(in: frame.size, context))
    let isWide = fits(words, own, in: frame.width, context)
    let room = isWide ? frame.width - words.width - context.scale(16) : frame.width
    let width = control.weight > 0 ? room : min(own.width, room)
    let top = isWide ? (frame.height - own.height) / 2 : words.height + context.scale(4)
    label.place(
      in: Rect(
        x: frame.minX, y: frame.minY, width: isWide ? words.width : frame.width,
        height: isWide ? frame.height : min(words.height, frame.height)), context, into: &scene)
    control.place(
      in: Rect(
        x: isWide ? frame.maxX - width : frame.minX, y: frame.minY + top, width: width,
        height: min(own.height, frame.height - max(0, top))), context, into: &scene)
  }

  private func fits(_ label: Size, _ control: Size, in width: Int, _ context: ViewContext) -> Bool {
    label.width + context.scale(16) + control.width <= width
  }
}
