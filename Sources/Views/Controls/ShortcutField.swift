public import Drawing
public import Geometry

/// What a `ShortcutField` tells.
public enum ShortcutEvent: Hashable, Sendable {
  /// This key, with what was held, is wanted.
  case pressed(KeyPress)
  /// A modifier, by its name; another key may follow.
  case modifier(String)
  /// Backspace: none is wanted.
  case cleared
  /// Esc: what was refused is wanted no longer.
  case reverted
}

/// Shows the keys of a command; while it has the keyboard, the keys pressed become them.
///
/// Tab goes on as ever, and Esc gives the keyboard away; an invalid text goes by that. While a
/// modifier is held keys of the whole desktop come to it too.
public struct ShortcutField<Message>: Control {
  public let traits: Traits
  private let text: String
  private let on: (ShortcutEvent) -> Message?

  /// `text` is the chord in words, such as `Ctrl+P`, or empty; an invalid one is wanted twice.
  public init(
    id: ViewID, name: String, text: String, isInvalid: Bool = false, isEnabled: Bool = true,
    on: @escaping (ShortcutEvent) -> Message?
  ) {
    traits = Traits(
      id: id, role: .shortcutField, name: name, value: text, actions: [.press, .edit],
      isEnabled: isEnabled, isFocusable: true, isInvalid: isInvalid)
    self.text = text
    self.on = on
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.room(140), height: context.scale(26))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let theme = context.theme
    list.fieldBox(frame, isInvalid: traits.isInvalid, state, context)
    let words = state.isFocused && text.isEmpty ? "Press keys" : text.isEmpty ? "none" : text
    let ink = theme.ink(text.isEmpty ? theme.dim : theme.text, state)
    let edge = context.scale(9)
    let mark = traits.isInvalid ? context.scale(Icon.problem.side) : 0
    let line = frame.inset(by: Insets(left: edge, right: edge + mark))
    list.line(words, context.body, ink, in: line, .left, context.text)
    if traits.isInvalid { list.problemMark(in: frame, atLeft: false, context) }
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    guard case .key(let press) = event else { return event.isPress ? .handled : .ignored }
    switch press.key {
    case .tab where press.modifiers.subtracting(.shift).isEmpty: return .ignored
    case .modifier(let name):
      var reaction = send(.modifier(name))
      reaction.requests.append(.holdKeyboard)
      return reaction
    case .escape where press.modifiers.isEmpty:
      context.interaction.focus = nil
      return traits.isInvalid ? send(.reverted) : .handled
    case .backspace where press.modifiers.isEmpty: return send(.cleared)
    default: return send(.pressed(press))
    }
  }

  private func send(_ event: ShortcutEvent) -> Reaction<Message> {
    Reaction(messages: on(event).map { [$0] } ?? [])
  }
}
