import Views
import X11

/// The keyboard for a window alone, from the press of a modifier until none is held.
///
/// Meanwhile keys that another program has, or the daemon, are the window's.
final class KeyboardHold {
  private let display: Display
  private let grab: PointerGrab

  init(_ window: WindowID, _ display: Display) throws(GrabRefusal) {
    self.display = display
    grab = try PointerGrab(
      display, window: window, events: [], cursor: nil, devices: .keyboard)
  }

  /// Whether all modifiers are up.
  ///
  /// A round trip.
  var isOver: Bool { display.queryPointer().map { Modifiers($0.state).isEmpty } ?? true }
}
