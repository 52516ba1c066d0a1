import Geometry
import TestSupport

@testable import X11

/// A program at the other end of a drag, on a connection of its own that the client's loop serves:
/// a window, the messages that came to it, and what it answers.
final class DragPeer {
  let display: Display
  let id: WindowID
  private var window: Window?
  private(set) var messages: [DragMessage] = []
  /// What is done about each.
  var received: (DragMessage) -> Void = { _ in }
  /// What is done about other events.
  var handle: (Event) -> Void = { _ in }

  /// A window on the screen, which takes drops where a version is given.
  init(
    beside client: Client, _ frame: Rect = Rect(x: 100, y: 100, width: 200, height: 150),
    version: UInt32? = 5
  ) throws {
    display = try Display(name: client.server.display)
    var form = Window.Form(frame: frame)
    form.overrideRedirect = true
    form.events = [.property]
    let window = Window(form, on: display)
    self.window = window
    id = window.id
    if let version {
      display.setProperty(
        display[.dragAware], of: window.id, to: Property(type: .atom, .words([version])))
    }
    window.map()
    display.sync()
    let file = display.fileDescriptor
    client.loop.watch(file) { [weak self] in
      if let self { serve() } else { client.loop.unwatch(file) }
    }
  }

  /// Its window goes, at once.
  func vanish() {
    window = nil
    display.sync()
  }

  /// The names of what came, in order.
  var names: [String] {
    messages.map { message in
      switch message {
      case .enter: "enter"
      case .position: "position"
      case .status: "status"
      case .leave: "leave"
      case .drop: "drop"
      case .finished: "finished"
      }
    }
  }

  func send(_ message: DragMessage, to receiver: WindowID) {
    try? display.send(message, about: receiver, to: receiver)
    display.flush()
  }

  /// Answers every position likewise, and every drop.
  func answer(isAccepted: Bool, quiet: Rect = .zero, isDone: Bool? = true) {
    received = { [unowned self] message in
      switch message {
      case .position(let source, _, _):
        send(.status(target: id, isAccepted: isAccepted, quiet: quiet), to: source)
      case .drop(let source, _):
        if let isDone { send(.finished(target: id, isDone: isDone), to: source) }
      default: break
      }
    }
  }

  private func serve() {
    // A flush reads as well: what it brought along wakes nobody.
    repeat {
      while let event = display.nextEvent() {
        handle(event)
        guard case .clientMessage(let raw) = event, let message = display.dragMessage(in: raw)
        else { continue }
        messages.append(message)
        received(message)
      }
      display.flush()
    } while display.hasQueuedEvents
  }
}
