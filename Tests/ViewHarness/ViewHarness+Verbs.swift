public import Geometry
public import Views

extension ViewHarness {
  /// Presses and releases in the middle of a control; false where there is none of this name.
  @discardableResult
  public func click(
    _ name: String, _ role: Traits.Role? = nil, button: PointerEvent.Button = .primary,
    clicks: Int = 1, _ modifiers: Modifiers = []
  ) -> Bool {
    guard let (point, inPopup) = center(name, role) else { return false }
    click(at: point, button: button, clicks: clicks, modifiers, inPopup: inPopup)
    return true
  }

  /// Presses as often as `clicks` says, in quick succession.
  public func click(
    at point: Point, button: PointerEvent.Button = .primary, clicks: Int = 1,
    _ modifiers: Modifiers = [], inPopup: Bool = false
  ) {
    send(.pointerMoved(PointerEvent(point, modifiers: modifiers), inPopup: inPopup))
    for count in 1...clicks {
      let event = PointerEvent(point, button: button, clicks: count, modifiers: modifiers)
      send(.pointerDown(event, inPopup: inPopup))
      send(.pointerUp(event, inPopup: inPopup))
    }
  }

  public func pointerDown(at point: Point, _ modifiers: Modifiers = [], inPopup: Bool = false) {
    send(
      .pointerDown(
        PointerEvent(point, button: .primary, modifiers: modifiers), inPopup: inPopup))
  }

  public func pointerMove(to point: Point, inPopup: Bool = false) {
    send(.pointerMoved(PointerEvent(point), inPopup: inPopup))
  }

  public func pointerUp(at point: Point, inPopup: Bool = false) {
    send(.pointerUp(PointerEvent(point, button: .primary), inPopup: inPopup))
  }

  /// Presses, moves there in one step, releases.
  public func drag(from start: Point, to end: Point) {
    pointerDown(at: start)
    pointerMove(to: end)
    pointerUp(at: end)
  }

  /// Drags from the middle of a control to a place in it; false where there is none of this name.
  ///
  /// 0 and 1 are its first and last pixel, values beyond lie outside.
  @discardableResult
  public func drag(_ name: String, to place: (x: Double, y: Double)) -> Bool {
    guard let start = find(name)?.frame.center, let end = pixel(of: name, x: place.x, y: place.y)
    else { return false }
    drag(from: start, to: end)
    return true
  }

  public func press(_ key: Key, _ modifiers: Modifiers = []) {
    send(.key(KeyPress(key, modifiers, text: key == .space ? " " : "")))
  }

  /// Types the characters one after the other.
  public func type(_ text: String) {
    for character in text { send(.key(.typing(String(character)))) }
  }

  @discardableResult
  public func wheel(_ name: String, _ notches: Int, _ modifiers: Modifiers = []) -> Bool {
    guard let (point, inPopup) = center(name) else { return false }
    send(.wheel(notches, PointerEvent(point, modifiers: modifiers), inPopup: inPopup))
    return true
  }

  /// Moves the pointer onto a control; false where there is none of this name.
  @discardableResult
  public func hover(_ name: String) -> Bool {
    guard let (point, inPopup) = center(name) else { return false }
    pointerMove(to: point, inPopup: inPopup)
    return true
  }

  /// Puts the text on the clipboard and presses Ctrl+V.
  public func paste(_ text: String) {
    clipboard = text
    press(.character("v"), .control)
  }
}
