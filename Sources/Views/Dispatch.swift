import Geometry

/// Takes an event to the control it is for.
///
/// `scene` must have been built since the last event that changed the model or the interaction.
/// All that is remembered between events is in `context.interaction`. A control that has gone loses
/// the focus and the pointer without being told.
public func dispatch<Message>(
  _ event: InputEvent, to scene: Scene<Message>, _ context: inout ViewContext
) -> Reaction<Message> {
  var dispatcher = Dispatcher(scene: scene, context: context)
  defer { context = dispatcher.context }
  return dispatcher.handle(event)
}

/// Moves the focus, as Tab and clicks do: who had it is told, then who gets it.
public func moveFocus<Message>(
  to id: ViewID?, byKeyboard: Bool, in scene: Scene<Message>, _ context: inout ViewContext
) -> Reaction<Message> {
  var dispatcher = Dispatcher(scene: scene, context: context)
  defer { context = dispatcher.context }
  return dispatcher.focus(id, byKeyboard: byKeyboard)
}

/// An event on its way through a scene; menus are in `Dispatch+Menu.swift`.
struct Dispatcher<Message> {
  let scene: Scene<Message>
  var context: ViewContext

  mutating func handle(_ event: InputEvent) -> Reaction<Message> {
    forgetTheGone()
    if let menu = scene.popup, menu.kind == .menu, context.interaction.popup != nil {
      if let reaction = handle(event, in: menu) { return reaction }
    }
    switch event {
    case .pointerDown(let pointer, _): return press(pointer)
    case .pointerMoved(let pointer, _): return move(pointer)
    case .pointerUp(let pointer, _): return release(pointer)
    case .pointerLeft:
      context.interaction.pointer = nil
      endCapture()
      hover(nil)
      return .handled
    case .wheel(let notches, let pointer, _):
      return wheel(notches, pointer)
    case .key(let press): return key(press)
    case .paste(let text): return sendToFocus(.paste(text))
    case .windowActive(let isActive):
      context.interaction.isActive = isActive
      context.interaction.tooltip = nil
      return .handled
    case .popupDismissed:
      closeMenu()
      context.interaction.tooltip = nil
      return .handled
    case .tooltipDue:
      if context.interaction.capture == nil, context.interaction.popup == nil {
        context.interaction.tooltip = context.interaction.hover
      }
      return .handled
    }
  }

  /// Moves the focus to the control with this id, or away from all.
  mutating func focus(_ id: ViewID?, byKeyboard: Bool) -> Reaction<Message> {
    context.interaction.showsFocusRing = byKeyboard
    context.interaction.followsFocus = byKeyboard
    guard id != context.interaction.focus else { return .handled }
    var reaction = Reaction<Message>.handled
    reaction.merge(sendToFocus(.unfocused))
    context.interaction.focus = id
    context.interaction.editing = nil
    reaction.merge(sendToFocus(.focused(byKeyboard: byKeyboard)))
    return reaction
  }

  mutating func send(_ event: ControlEvent, to target: Placed<Message>) -> Reaction<Message> {
    target.control.handle(event, in: target.frame, &context)
  }

  func item(_ id: ViewID?) -> Placed<Message>? { id.flatMap(scene.item) }
}

extension Dispatcher {
  private mutating func press(_ pointer: PointerEvent) -> Reaction<Message> {
    context.interaction.tooltip = nil
    context.interaction.pointer = pointer.position
    // Further buttons during a drag change nothing.
    guard context.interaction.capture == nil else { return .handled }
    if let sheet = scene.sheet, !sheet.frame.contains(pointer.position) { return dismiss(sheet) }
    guard let target = hit(pointer.position) else { return focus(nil, byKeyboard: false) }
    hover(target.traits.id)
    var reaction =
      target.traits.keepsFocus
      ? .handled : focus(target.traits.owner ?? target.traits.id, byKeyboard: false)
    let answer = send(.pointerDown(pointer), to: target)
    if answer.isHandled {
      context.interaction.capture = target.traits.id
      context.interaction.pressedButton = pointer.button
      context.interaction.pressedAt = pointer.position
    }
    reaction.merge(answer)
    if pointer.button == .secondary, target.menu != nil {
      context.interaction.capture = target.traits.id
      context.interaction.pressedButton = pointer.button
      reaction.merge(openMenu(of: target, at: pointer.position))
    }
    return reaction
  }

  private mutating func move(_ pointer: PointerEvent) -> Reaction<Message> {
    context.interaction.pointer = pointer.position
    let under = hit(pointer.position)?.traits.id
    guard let capture = context.interaction.capture, let target = item(capture) else {
      hover(under)
      return .handled
    }
    hover(under == capture ? capture : nil)
    if let color = target.control.dragged, isDrag(to: pointer.position) {
      endCapture()
      return Reaction(requests: [.drag(color)])
    }
    return send(.pointerDragged(pointer), to: target)
  }

  /// Whether the press that holds the pointer is more than an unsteady click.
  private func isDrag(to position: Point) -> Bool {
    let (way, threshold) = (
      position - context.interaction.pressedAt, context.scale(Double(context.dragThreshold))
    )
    return context.interaction.pressedButton == .primary && max(abs(way.x), abs(way.y)) > threshold
  }

  private mutating func release(_ pointer: PointerEvent) -> Reaction<Message> {
    guard pointer.button == context.interaction.pressedButton else { return .handled }
    let target = item(context.interaction.capture)
    context.interaction.capture = nil
    context.interaction.pressedButton = .none
    let reaction = target.map { send(.pointerUp(pointer), to: $0) } ?? .ignored
    hover(hit(pointer.position)?.traits.id)
    return reaction
  }

  /// In what scrolls only the focused control takes the wheel: others come under the pointer by it.
  private mutating func wheel(_ notches: Int, _ pointer: PointerEvent) -> Reaction<Message> {
    context.interaction.tooltip = nil
    context.interaction.pointer = pointer.position
    guard context.interaction.capture == nil, let target = hit(pointer.position) else {
      return .ignored
    }
    let event = ControlEvent.wheel(notches, pointer)
    if target.traits.id == context.interaction.focus || target.traits.actions.contains(.scroll) {
      let reaction = send(event, to: target)
      return reaction.isHandled ? reaction : scroll(event, around: target)
    }
    let reaction = scroll(event, around: target)
    return reaction.isHandled ? reaction : send(event, to: target)
  }

  /// Offers an event to the scroll views that a control lies in, from the inside out.
  private mutating func scroll(_ event: ControlEvent, around inner: Placed<Message>)
    -> Reaction<Message>
  {
    var scroller = item(inner.scroller)
    while let view = scroller {
      let reaction = send(event, to: view)
      if reaction.isHandled { return reaction }
      scroller = view.scroller == view.traits.id ? nil : item(view.scroller)
    }
    return .ignored
  }

  private mutating func key(_ press: KeyPress) -> Reaction<Message> {
    context.interaction.tooltip = nil
    let reaction = sendToFocus(.key(press))
    if reaction.isHandled {
      context.interaction.showsFocusRing = true
      context.interaction.followsFocus = true
      return reaction
    }
    if let target = item(context.interaction.focus) {
      if let list = item(target.traits.list), list.traits.isFocusable, press.leadsToList {
        var reaction = focus(list.traits.id, byKeyboard: true)
        reaction.merge(sendToFocus(.key(KeyPress(.home))))
        return reaction
      }
      let answer =
        press.asksForMenu ? openMenu(of: target, at: nil) : scroll(.key(press), around: target)
      if answer.isHandled { return answer }
    }
    if let sheet = scene.sheet, let reaction = key(press, in: sheet) { return reaction }
    guard press.key == .tab, press.modifiers.subtracting(.shift).isEmpty else { return reaction }
    let order = FocusOrder(scene.front)
    let next = order.next(
      to: context.interaction.focus, backwards: press.modifiers.contains(.shift))
    return next.map { focus($0, byKeyboard: true) } ?? .ignored
  }

  /// What a key means that no control of a sheet takes; commands go on to the window.
  private mutating func key(_ press: KeyPress, in sheet: Scene<Message>.Sheet)
    -> Reaction<Message>?
  {
    if press.key == .escape, press.modifiers.isEmpty { return dismiss(sheet) }
    let reaction = item(sheet.scroller).map { send(.key(press), to: $0) }
    return reaction?.isHandled == true ? reaction : nil
  }

  /// Who has the keyboard in it is told before it goes.
  private mutating func dismiss(_ sheet: Scene<Message>.Sheet) -> Reaction<Message> {
    var reaction = focus(nil, byKeyboard: false)
    reaction.merge(.message(sheet.dismiss))
    return reaction
  }

  private mutating func sendToFocus(_ event: ControlEvent) -> Reaction<Message> {
    item(context.interaction.focus).map { send(event, to: $0) } ?? .ignored
  }

  private mutating func hover(_ id: ViewID?) { context.interaction.hover(id) }

  /// The control under the pointer: of several, the one placed last.
  private func hit(_ position: Point) -> Placed<Message>? { scene.item(at: position, context) }

  private mutating func forgetTheGone() {
    func isThere(_ id: ViewID?) -> Bool { item(id)?.traits.isInteractive ?? false }
    if !isThere(context.interaction.focus) {
      context.interaction.focus = nil
      context.interaction.editing = nil
    }
    if !isThere(context.interaction.hover) { hover(nil) }
    if !isThere(context.interaction.capture) { endCapture() }
    if !isThere(context.interaction.popup) { closeMenu() }
  }
}

extension KeyPress {
  /// From where it is searched.
  fileprivate var leadsToList: Bool { modifiers.isEmpty && (key == .down || key == .enter) }

  /// The Menu key, or Shift+F10.
  fileprivate var asksForMenu: Bool {
    (key == .menu && modifiers.isEmpty) || (key == .function(10) && modifiers == .shift)
  }
}
