public import Geometry

/// What the host tells the views: input as it came, in window coordinates.
public enum InputEvent: Hashable, Sendable {
  case pointerDown(PointerEvent, inPopup: Bool)
  case pointerMoved(PointerEvent, inPopup: Bool)
  case pointerUp(PointerEvent, inPopup: Bool)
  /// The pointer left the window without a button held, or something else has taken it.
  case pointerLeft
  /// Positive up (away from the user).
  case wheel(Int, PointerEvent, inPopup: Bool)
  case key(KeyPress)
  /// The answer to `Request.paste`.
  case paste(String)
  case windowActive(Bool)
  /// The popup was closed from outside: a click elsewhere, another window.
  case popupDismissed
  /// The pointer has rested on one control for as long as a tooltip takes to appear, 600 ms.
  ///
  /// The host keeps the time, from the last change of `Interaction.hover`.
  case tooltipDue
}

extension InputEvent {
  /// The pointer is over the popup, which lies over the window.
  var isInPopup: Bool {
    switch self {
    case .pointerDown(_, let inPopup), .pointerMoved(_, let inPopup), .pointerUp(_, let inPopup),
      .wheel(_, _, let inPopup):
      inPopup
    default: false
    }
  }
}

/// What a control is told.
public enum ControlEvent: Hashable, Sendable {
  /// Pressed on it, or by the primary button unless it says so.
  case pointerDown(PointerEvent)
  /// Moved while pressed, wherever the pointer is.
  case pointerDragged(PointerEvent)
  /// Released after being pressed, wherever the pointer is.
  case pointerUp(PointerEvent)
  case wheel(Int, PointerEvent)
  /// The focus is here, or in its menu.
  case key(KeyPress)
  case paste(String)
  case focused(byKeyboard: Bool)
  case unfocused
  /// Its context menu is about to open.
  case menuOpening
}

public struct PointerEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case primary, middle, secondary, none
  }

  public var position: Point
  public var button: Button
  /// 1, 2 or 3 for presses in quick succession at one place.
  public var clicks: Int
  public var modifiers: Modifiers

  public init(
    _ position: Point, button: Button = .none, clicks: Int = 1, modifiers: Modifiers = []
  ) {
    self.position = position
    self.button = button
    self.clicks = clicks
    self.modifiers = modifiers
  }
}
