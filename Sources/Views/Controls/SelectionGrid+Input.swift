import Geometry

extension GridBody {
  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .key(let press) where layout.count > 0: key(press, &context)
    case .menuOpening where layout.count > 0: openMenu(at: position.focus, &context)
    default: event.isPress ? .handled : .ignored
    }
  }

  /// What the pointer does to a cell.
  func handle(
    _ event: ControlEvent, at index: Int, in frame: Rect, _ context: inout ViewContext
  ) -> Reaction<Message> {
    if case .menuOpening = event { return openMenu(at: index, &context) }
    guard case .pointerUp(let pointer) = event, pointer.button == .primary,
      frame.contains(pointer.position)
    else { return event.isPress ? .handled : .ignored }
    let adds = pointer.modifiers.contains(.control)
    if pointer.modifiers.contains(.shift) {
      return extend(to: index, adding: adds, &context)
    }
    move(to: index, &context)
    return send(adds ? .toggle(index) : .take(index))
  }

  private func key(_ press: KeyPress, _ context: inout ViewContext) -> Reaction<Message> {
    let (focus, modifiers) = (position.focus, press.modifiers)
    switch press.key {
    case .enter where modifiers.isEmpty: return send(.activate(focus))
    case .space where modifiers == .control, .character(" ") where modifiers == .control:
      move(to: focus, &context)
      return send(.toggle(focus))
    case _ where press.isActivation:
      move(to: focus, &context)
      return send(.take(focus))
    case .character("a") where modifiers == .control: return send(.selectAll)
    case .character("c") where modifiers == .control: return send(.copy(focus))
    case .delete where modifiers.isEmpty: return send(.delete(focus))
    default: break
    }
    guard modifiers.isDisjoint(with: [.alt, .super]), let target = target(press.key) else {
      return .ignored
    }
    let keeps = modifiers.contains(.control)
    if modifiers.contains(.shift) { return extend(to: target, adding: keeps, &context) }
    if keeps {
      context.interaction.grids[grid.id] = GridPosition(focus: target, anchor: position.anchor)
      return .handled
    }
    move(to: target, &context)
    return send(.select(target...target, adding: false))
  }

  /// Where a key leads from the cell that has the keys.
  private func target(_ key: Key) -> Int? {
    let (focus, page) = (position.focus, layout.rows(inPage: pageHeight))
    return switch key {
    case .left: max(0, focus - 1)
    case .right: min(layout.count - 1, focus + 1)
    case .up: layout.index(-1, rowsFrom: focus)
    case .down: layout.index(1, rowsFrom: focus)
    case .pageUp: layout.index(-page, rowsFrom: focus)
    case .pageDown: layout.index(page, rowsFrom: focus)
    case .home: 0
    case .end: layout.count - 1
    default: nil
    }
  }

  private func move(to index: Int, _ context: inout ViewContext) {
    context.interaction.grids[grid.id] = GridPosition(focus: index, anchor: index)
  }

  /// From where the range began to a cell.
  private func extend(to index: Int, adding: Bool, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    let anchor = position.anchor
    context.interaction.grids[grid.id] = GridPosition(focus: index, anchor: anchor)
    return send(.select(min(anchor, index)...max(anchor, index), adding: adding))
  }

  /// The menu is for what is selected: the cell becomes so.
  private func openMenu(at index: Int, _ context: inout ViewContext) -> Reaction<Message> {
    guard !grid.isSelected(index) else { return .handled }
    move(to: index, &context)
    return send(.select(index...index, adding: false))
  }

  private func send(_ event: SelectionEvent) -> Reaction<Message> {
    Reaction(messages: grid.on(event).map { [$0] } ?? [])
  }
}
