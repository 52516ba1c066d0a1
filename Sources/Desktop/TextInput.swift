import Geometry
import X11

/// The input method of one window: opened after its first frame, told of focus and caret.
///
/// Until it is open, and where there is none, keys type what the keyboard map says.
final class TextInput {
  let method: InputMethod
  private let window: Window
  private let events: EventMask
  private let reader: SelectionReader
  private var hasFocus = false
  /// Where text is typed, in the window; nil while nothing takes any.
  var caret: Rect? {
    didSet { if caret != oldValue { tellSpot() } }
  }

  /// `events` are those the window wants for itself.
  init(_ window: Window, events: EventMask, loop: EventLoop) {
    self.window = window
    self.events = events
    method = InputMethod(loop, window: window.id)
    reader = SelectionReader(loop)
  }

  /// Looks for the server that XMODIFIERS names, without waiting for it.
  func open(modifiers: String) {
    method.open(modifiers: modifiers, asking: reader) { [weak self] in
      guard let self else { return }
      window.select(events.union(method.events))
      if hasFocus { method.focus() }
      tellSpot()
    }
  }

  /// Takes the answers to what opening asks, and the news of servers.
  func handle(_ event: Event) {
    _ = reader.handle(event)
    method.handle(event)
  }

  func focusChanged(_ isFocused: Bool) {
    hasFocus = isFocused
    isFocused ? method.focus() : method.unfocus()
  }

  private func tellSpot() {
    if let caret { method.setSpot(Point(x: caret.minX, y: caret.maxY)) }
  }
}
