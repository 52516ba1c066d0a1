import Sampling
import X11

/// Pointer and keyboard during a pick, with a transparent cursor: the loupe is the pointer.
final class PickGrab {
  private let grab: PointerGrab

  /// Grabs first and hides the cursor then: making one takes Xlib a millisecond of questions.
  init(_ display: Display) throws(GrabRefusal) {
    let events: EventMask = [.buttonPress, .buttonRelease, .motion]
    grab = try PointerGrab(display, window: display.screen.root, events: events, cursor: nil)
    grab.setCursor(CursorImage(transparentOn: display), events: events)
  }
}

/// The redirection of the root's children, held by an object.
final class ScreenRedirection {
  private let redirection: Redirection

  init(_ display: Display) throws(XError) { redirection = try Redirection(display) }
}

extension PickSession.Button {
  init(_ number: Int) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    default: self = .other(UInt32(number))
    }
  }
}

extension PickSession.Key {
  init(_ stroke: KeyStroke) {
    switch stroke.key {
    case .return: self = .enter
    case .space: self = .space
    case .escape: self = .escape
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: self = .other(stroke.key.rawValue)
    }
  }
}
