import Drawing
import Geometry

/// A small icon without a box that is clicked: a part of a control that has keys for the same.
struct GlyphButton<Message>: Control {
  let traits: Traits
  private let icon: Icon
  private let message: () -> Message?

  /// It is no Tab stop: the keys are `owner`'s.
  init(
    _ icon: Icon, id: ViewID, name: String, owner: ViewID, isEnabled: Bool = true,
    _ message: @escaping () -> Message?
  ) {
    traits = Traits(
      id: id, role: .button, name: name, actions: [.press], isEnabled: isEnabled, owner: owner)
    self.icon = icon
    self.message = message
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(24), height: context.scale(24))
  }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let theme = context.theme
    if state.isHovered, state.isEnabled {
      list.fill(
        .rounded(frame, radius: context.scale(4)), .solid(theme.shade(theme.button, state)))
    }
    let ink = theme.ink(state.isHovered ? theme.text : theme.dim, state)
    icon.draw(in: frame, context.scale, .solid(ink), into: &list)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    guard event.isActivation(in: frame) else { return event.isPress ? .handled : .ignored }
    return Reaction(messages: message().map { [$0] } ?? [])
  }
}
