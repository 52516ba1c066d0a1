import Geometry

/// An open menu takes the pointer and the keys until it is closed.
extension Dispatcher {
  /// Nil where the event is none of the menu's business.
  mutating func handle(_ event: InputEvent, in menu: Scene<Message>.Popup) -> Reaction<Message>? {
    if event.isInPopup { context.interaction.pointer = nil }
    switch event {
    case .pointerDown(let pointer, true), .pointerMoved(let pointer, true):
      context.interaction.highlight = row(at: pointer.position, in: menu)?.traits.id
      // What is under the pointer stays there.
      context.interaction.menuScroll = menu.scroll
    case .pointerDown(_, false): closeMenu()
    case .pointerMoved(_, false): break
    case .pointerUp(let pointer, true):
      // The menu came up under the press that opened it: let go where it was, that chooses nothing.
      let isOpening = context.interaction.capture != nil && context.interaction.menuScroll == nil
      var pointer = pointer
      // Held since it opened the menu, the secondary button chooses as well.
      if pointer.button == context.interaction.pressedButton { pointer.button = .primary }
      endCapture()
      guard !isOpening, pointer.button == .primary, let row = row(at: pointer.position, in: menu)
      else { break }
      return choose(row, by: .pointerUp(pointer))
    case .pointerUp(let pointer, false): letGo(pointer)
    case .key(let press): return key(press, in: menu)
    case .wheel(let notches, let pointer, true): scroll(menu, by: -notches, pointer.position)
    case .wheel: break
    // A menu that comes up under a pointer at rest takes it from the window: the keyboard goes on.
    case .pointerLeft: break
    case .windowActive(false):
      closeMenu()
      return nil
    case .paste, .windowActive, .popupDismissed, .tooltipDue: return nil
    }
    return .handled
  }

  mutating func closeMenu() { context.interaction.closeMenu() }

  /// Opens the context menu of a control: at the pointer, or else where the keys are in it.
  mutating func openMenu(of owner: Placed<Message>, at pointer: Point?) -> Reaction<Message> {
    guard let menu = owner.menu else { return .ignored }
    var reaction = send(.menuOpening, to: owner)
    reaction.isHandled = true
    context.interaction.tooltip = nil
    context.interaction.popup = owner.traits.id
    if let pointer {
      context.interaction.menuAnchor = Rect(origin: pointer, size: .zero)
      context.interaction.highlight = nil
    } else {
      context.interaction.menuAnchor = owner.control.focusArea(in: owner.frame, context)
      context.interaction.highlight = menu().enabled().first?.id
    }
    return reaction
  }

  /// Three rows a notch; the row that comes under the pointer is highlighted.
  private mutating func scroll(
    _ menu: Scene<Message>.Popup, by notches: Int, _ position: Point
  ) {
    let step = 3 * (menu.items.first?.frame.height ?? 0)
    let target = min(max(menu.scroll + notches * step, 0), menu.overflow)
    let below = position + Point(x: 0, y: target - menu.scroll)
    context.interaction.highlight = row(at: below, in: menu)?.traits.id
    context.interaction.menuScroll = target
  }

  /// Whatever was pressed gets no release.
  mutating func endCapture() {
    context.interaction.capture = nil
    context.interaction.pressedButton = .none
    context.interaction.pendingValue = nil
  }

  /// The press that opened the menu ends: over its button the menu stays, elsewhere it closes.
  private mutating func letGo(_ pointer: PointerEvent) {
    guard let owner = item(context.interaction.capture) else { return }
    endCapture()
    if !owner.frame.contains(pointer.position) { closeMenu() }
  }

  private func row(at position: Point, in menu: Scene<Message>.Popup) -> Placed<Message>? {
    menu.items.last { $0.traits.isInteractive && $0.frame.contains(position) }
  }

  private mutating func choose(_ row: Placed<Message>, by event: ControlEvent)
    -> Reaction<Message>
  {
    let owner = item(context.interaction.popup)
    closeMenu()
    var reaction =
      if let press = row.press, let owner { send(.key(press), to: owner) } else {
        send(event, to: row)
      }
    reaction.isHandled = true
    return reaction
  }

  private mutating func key(_ press: KeyPress, in menu: Scene<Message>.Popup)
    -> Reaction<Message>
  {
    let rows = menu.items.filter(\.traits.isInteractive)
    let here = rows.firstIndex { $0.traits.id == context.interaction.highlight }
    switch press.key {
    case .escape, .tab: closeMenu()
    case _ where press.isActivation:
      guard let here else { break }
      return choose(rows[here], by: .key(press))
    case .down: highlight((here ?? -1) + 1, of: rows)
    case .up: highlight((here ?? 0) - 1, of: rows)
    case .home, .pageUp: highlight(0, of: rows)
    case .end, .pageDown: highlight(-1, of: rows)
    default: seek(press.text, from: (here ?? -1) + 1, in: rows)
    }
    return .handled
  }

  /// Highlights a row by number, counted round the ends.
  private mutating func highlight(_ index: Int, of rows: [Placed<Message>]) {
    guard !rows.isEmpty else { return }
    let wrapped = (index % rows.count + rows.count) % rows.count
    highlight(rows[wrapped])
  }

  /// Highlights the next row that begins with what was typed.
  private mutating func seek(_ typed: String, from start: Int, in rows: [Placed<Message>]) {
    guard !typed.isEmpty else { return }
    let order = rows[start...] + rows[..<start]
    let found = order.first { $0.traits.name.lowercased().hasPrefix(typed.lowercased()) }
    if let found { highlight(found) }
  }

  private mutating func highlight(_ row: Placed<Message>) {
    context.interaction.highlight = row.traits.id
    context.interaction.menuScroll = nil
  }
}
