import Drawing
import Geometry

/// A row: a grip, a tick, and what it is called.
struct ReorderItem<Message>: Control {
  let list: ReorderList<Message>
  let index: Int
  /// The list's, in the window.
  let top: Int
  let isFocusable: Bool

  private var row: ReorderRow { list.rows[index] }

  var traits: Traits {
    Traits(
      id: list.rowID(row), role: .listItem, name: row.title, value: row.isOn ? "on" : "off",
      actions: [.press, .select], isEnabled: list.isEnabled, isSelected: row.isOn,
      isFocusable: isFocusable)
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let isDragged = state.isPressed && context.interaction.pendingValue != nil
    let ground = frame.inset(by: min(scale(1), frame.height / 2))
    if isDragged || state.isHovered {
      list.fill(
        .rounded(ground, radius: scale(5)), .solid(isDragged ? theme.chosen : theme.button))
    }
    if state.showsFocusRing {
      list.stroke(.rounded(ground, radius: scale(5)), width: scale(2), .solid(theme.accent))
    }
    let grip = Rect(x: frame.minX + scale(6), y: frame.minY, width: scale(12), height: frame.height)
    Icon.grip.draw(in: grip, scale, .solid(theme.ink(theme.dim, state)), into: &list)
    var resting = state
    resting.isPressed = false
    list.checkMark(row.isOn, in: box(in: frame, scale), resting, context)
    let title = frame.inset(by: Insets(left: scale(50), right: scale(30)))
    list.line(
      row.title, context.body, theme.ink(theme.text, state), in: title, .left, context.text)
  }

  private func box(in frame: Rect, _ scale: Scale) -> Rect {
    CheckMark.box(in: frame.inset(by: Insets(left: scale(26))), scale)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .pointerDown(let pointer):
      guard pointer.button == .primary else { return .ignored }
      context.interaction.grip = pointer.position
    case .pointerDragged(let pointer):
      let way = pointer.position - context.interaction.grip
      guard context.interaction.pendingValue != nil || abs(way.y) > context.scale(4) else { break }
      let place = (pointer.position.y - top) / max(1, frame.height)
      context.interaction.pendingValue = Double(min(max(place, 0), list.rows.count - 1))
      // What is dragged out of sight is scrolled to.
      context.interaction.followsFocus = true
    case .pointerUp(let pointer):
      if let place = context.interaction.pendingValue.map({ Int($0) }) {
        context.interaction.pendingValue = nil
        return move(to: place)
      }
      let isGrip = pointer.position.x < box(in: frame, context.scale).minX
      if frame.contains(pointer.position), !isGrip { return send(.toggle(index)) }
    case .key(let press): return key(press, &context)
    default: return .ignored
    }
    return .handled
  }

  private func key(_ press: KeyPress, _ context: inout ViewContext) -> Reaction<Message> {
    if press.isActivation { return send(.toggle(index)) }
    let last = list.rows.count - 1
    switch (press.key, press.modifiers) {
    case (.up, .alt): return move(to: max(0, index - 1))
    case (.down, .alt): return move(to: min(last, index + 1))
    case (.home, .alt): return move(to: 0)
    case (.end, .alt): return move(to: last)
    case (.up, []): return focus(max(0, index - 1), &context)
    case (.down, []): return focus(min(last, index + 1), &context)
    case (.home, []): return focus(0, &context)
    case (.end, []): return focus(last, &context)
    case (.delete, []):
      guard row.canBeRemoved else { return .handled }
      // The keyboard goes to the row that takes its place.
      if last > 0 { _ = focus(index < last ? index + 1 : index - 1, &context) }
      return send(.remove(index))
    case (.escape, []) where context.interaction.pendingValue != nil:
      context.interaction.pendingValue = nil
      context.interaction.capture = nil
      return .handled
    default: return .ignored
    }
  }

  private func focus(_ index: Int, _ context: inout ViewContext) -> Reaction<Message> {
    context.interaction.focus = list.rowID(list.rows[index])
    return .handled
  }

  private func move(to place: Int) -> Reaction<Message> {
    place == index ? .handled : send(.move(from: index, to: place))
  }

  private func send(_ event: ReorderEvent) -> Reaction<Message> {
    Reaction(messages: list.on(event).map { [$0] } ?? [])
  }
}
