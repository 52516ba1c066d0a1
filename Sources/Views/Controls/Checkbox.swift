public import Drawing
public import Geometry

/// A box with a tick or without, and what it means beside it.
public struct Checkbox<Message>: Control {
  public let traits: Traits
  private let message: Message

  /// `message` is what a click leads to: as a rule that it is the other way round.
  public init(
    _ title: String, id: ViewID, isOn: Bool, isEnabled: Bool = true, shortcut: String? = nil,
    _ message: Message
  ) {
    traits = Traits(
      id: id, role: .checkBox, name: title, value: isOn ? "on" : "off", actions: [.press],
      isEnabled: isEnabled, isSelected: isOn, isFocusable: true, shortcut: shortcut)
    self.message = message
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let text = context.text.size(of: traits.name, context.body).width
    return Size(width: context.scale(24) + text, height: context.room(24))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let box = CheckMark.box(in: frame, scale)
    list.checkMark(traits.isSelected, in: box, state, context)
    list.focusRing(around: box, radius: scale(4), state, context)
    let title = frame.inset(by: Insets(left: scale(24)))
    list.line(
      traits.name, context.body, theme.ink(theme.text, state), in: title, .left, context.text)
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    event.isActivation(in: frame) ? .message(message) : event.isPress ? .handled : .ignored
  }
}

/// The box of what is on or off.
enum CheckMark {
  static let side = 16.0

  /// At the left of a frame, in the middle of its height.
  static func box(in frame: Rect, _ scale: Scale) -> Rect {
    let side = scale(side)
    return Rect(
      x: frame.minX, y: frame.minY + (frame.height - side) / 2, width: side, height: side)
  }
}

extension DrawList {
  /// A box with a tick in it, or none.
  mutating func checkMark(
    _ isOn: Bool, in box: Rect, _ state: ControlState, _ context: ViewContext
  ) {
    let (theme, radius) = (context.theme, context.scale(4))
    var state = state
    state.isPressed = state.isPressed && state.isHovered
    let ground = theme.shade(isOn ? theme.accent : theme.field, state)
    let border = isOn ? ground : theme.ink(theme.dim, state)
    self.box(box, radius: radius, ground, border: border, context.scale)
    if isOn { Icon.check.draw(in: box, context.scale, .solid(theme.onAccent), into: &self) }
  }
}
