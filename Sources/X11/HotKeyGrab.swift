internal import CX11

/// A key of the whole display, with the modifiers held.
public struct HotKey: Hashable, Sendable {
  /// As `KeyStroke.key` names it.
  public var key: Keysym
  /// Exactly these; locks are none.
  public var modifiers: KeyModifiers

  public init(_ key: Keysym, _ modifiers: KeyModifiers) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// Why a key of the display does not come to us.
public enum HotKeyRefusal: Error, Hashable, Sendable {
  /// Another client has it: try again once that has gone.
  case taken
  /// No key of the keyboard has the symbol.
  case missing
  /// Shift, a lock or their like: it only changes what other keys mean.
  case modifier
  case connectionLost
}

/// A key that comes to the root window whatever has the focus, until its owner lets go.
///
/// In all states of the locks, and by its place on the board: which layout is active is no matter.
/// All of it is taken or none.
///
/// C: `XGrabKey`.
public final class HotKeyGrab {
  /// A key and the exact state in which the server lets it through.
  struct Press: Hashable {
    var keycode: UInt32
    var state: UInt32
  }

  let presses: Set<Press>
  private let display: Display

  /// A round trip.
  public convenience init(
    _ hotKey: HotKey, on display: Display, _ keyboard: Keyboard
  ) throws(HotKeyRefusal) {
    try self.init(try keyboard.presses(of: hotKey), on: display)
  }

  init(_ presses: Set<Press>, on display: Display) throws(HotKeyRefusal) {
    self.presses = presses
    self.display = display
    do throws(XError) {
      try display.trapping { () throws(XError) in
        for press in presses {
          XGrabKey(
            display.raw, Int32(press.keycode), press.state, display.screen.root.rawValue, 0,
            GrabModeAsync, GrabModeAsync)
        }
      }
    } catch {
      // What was given goes back with us.
      throw error == .connectionLost ? .connectionLost : .taken
    }
  }

  deinit {
    for press in presses {
      XUngrabKey(
        display.raw, Int32(press.keycode), press.state, display.screen.root.rawValue)
    }
    XFlush(display.raw)
  }

  /// Whether a press of the event is one of the key's.
  public func contains(_ event: KeyEvent) -> Bool {
    let modifiers = event.state.rawValue & KeyState.modifiers.rawValue
    return presses.contains(Press(keycode: event.keycode, state: modifiers))
  }
}

extension KeyState {
  /// The eight modifiers, no button and no layout.
  fileprivate static let modifiers = KeyState(rawValue: 0xFF)
}
