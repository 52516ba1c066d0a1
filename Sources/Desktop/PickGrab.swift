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
