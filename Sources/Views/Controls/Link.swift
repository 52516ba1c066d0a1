public import Drawing
public import Geometry

/// A line of underlined words that lead somewhere when they are clicked.
public struct Link<Message>: Control {
  public let traits: Traits
  private let font: Font
  private let ink: Ink
  private let message: Message

  public init(
    _ text: String, _ font: Font = .body, _ ink: Ink = .text, id: ViewID, shortcut: String? = nil,
    _ message: Message
  ) {
    traits = Traits(
      id: id, role: .button, name: text, actions: [.press], isFocusable: true, shortcut: shortcut)
    self.font = font
    self.ink = ink
    self.message = message
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    context.text.size(of: traits.name, context.style(font))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (style, line) = (context.style(font), context.scale(1))
    let color = context.theme.ink(context.theme.color(ink), state)
    list.line(traits.name, style, color, in: frame, .left, context.text)
    let size = size(in: frame.size, context)
    let baseline = frame.minY + (frame.height - size.height) / 2 + context.text.ascent(style)
    list.fill(
      .rect(
        Rect(
          x: frame.minX, y: baseline + line, width: min(size.width, frame.width), height: line)),
      .solid(color, alpha: state.isHovered || state.isPressed ? 255 : 128))
    list.focusRing(around: frame, radius: context.scale(4), state, context)
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    event.isActivation(in: frame) ? .message(message) : event.isPress ? .handled : .ignored
  }
}
