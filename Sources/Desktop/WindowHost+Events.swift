import Geometry
import Sampling
import Views
public import X11

extension WindowHost {
  /// Takes an X event if it is this window's.
  public func handle(_ event: Event) {
    textInput.handle(event)
    if drag?.handle(event) == true || dropTarget?.handle(event) == true { return }
    switch event {
    case .button(let button) where owns(button.window): handle(button)
    case .motion(let motion) where owns(motion.window):
      let (position, inPopup) = place(motion.position, motion.rootPosition, motion.window)
      input(
        .pointerMoved(
          PointerEvent(position, modifiers: Modifiers(motion.state)), inPopup: inPopup))
    case .crossing(let crossing) where crossing.window == window.id: handle(crossing)
    case .key(let key) where key.isPress && owns(key.window):
      window.setUserTime(key.time)
      input(.key(KeyPress(desk.keyboard.stroke(for: key, input: textInput.method))))
    case .key where keyboardHold?.isOver == true: keyboardHold = nil
    case .focus(let focus) where focus.window == window.id && !focus.isPointer: handle(focus)
    case .expose(let id, let rect, _):
      if id == window.id {
        restore(rect)
      } else {
        popups.restore(id, rect)
      }
    default: handleManager(event)
    }
  }

  private func handle(_ event: ButtonEvent) {
    let (position, inPopup) = place(event.position, event.rootPosition, event.window)
    let modifiers = Modifiers(event.state)
    if event.isPress {
      window.setUserTime(event.time)
      takeFocus(at: event.time)
    }
    let button = PickSession.Button(event.button)
    switch button {
    case .primary, .middle, .secondary:
      guard let button = PointerEvent.Button(button) else { return }
      let count = event.isPress ? clicks.press(event) : clicks.count
      let pointer = PointerEvent(position, button: button, clicks: count, modifiers: modifiers)
      input(
        event.isPress
          ? .pointerDown(pointer, inPopup: inPopup) : .pointerUp(pointer, inPopup: inPopup))
    case .wheelUp, .wheelDown:
      guard event.isPress else { return }
      input(
        .wheel(
          button == .wheelUp ? 1 : -1, PointerEvent(position, modifiers: modifiers),
          inPopup: inPopup))
    case .other: break
    }
  }

  private func handle(_ crossing: CrossingEvent) {
    // A menu of ours begins by a grab that brings the window the pointer, wherever that is.
    guard !crossing.isInferior, !crossing.isEnter || crossing.mode != .grab else { return }
    if crossing.isEnter {
      input(
        .pointerMoved(
          PointerEvent(crossing.position, modifiers: Modifiers(crossing.state)), inPopup: false))
    } else if context.interaction.capture == nil {
      input(.pointerLeft)
    }
  }

  private func handle(_ focus: FocusEvent) {
    // While a grab lasts the window only lends its keyboard away.
    guard focus.mode == .normal || focus.mode == .whileGrabbed else { return }
    if !focus.isIn { focusLosses += 1 }
    textInput.focusChanged(focus.isIn)
    if focus.isIn != context.interaction.isActive { input(.windowActive(focus.isIn)) }
  }

  /// Where a pointer event happened: in the popup's coordinates or the window's.
  private func place(_ position: Point, _ root: Point, _ id: WindowID) -> (Point, Bool) {
    if context.interaction.popup != nil, let inside = popups.position(root) {
      return (inside, true)
    }
    if id == window.id { return (position, false) }
    // From the popup's window, but outside of it: a drag that began there.
    return (root - surface.originOnScreen, false)
  }

  private func owns(_ id: WindowID) -> Bool { id == window.id || popups.owns(id) }
}

/// Counts presses in quick succession at one place.
struct ClickCounter {
  private(set) var count = 1
  private var last: ButtonEvent?

  /// 1, 2 or 3 for this press.
  mutating func press(_ event: ButtonEvent) -> Int {
    if let last, last.button == event.button, last.window == event.window,
      event.time.rawValue &- last.time.rawValue <= 400,
      abs(event.position.x - last.position.x) <= 4, abs(event.position.y - last.position.y) <= 4
    {
      count = count % 3 + 1
    } else {
      count = 1
    }
    last = event
    return count
  }
}
