import Geometry
import TestSupport
import Testing
import X11

/// A server, a connection and a loop, as most tests want them.
final class Client {
  let server: XServer
  let display: Display
  let loop: EventLoop

  /// `name` is another by which the server can be reached.
  init(_ server: XServer, name: String? = nil) throws {
    self.server = server
    display = try Display(name: name ?? server.display)
    loop = EventLoop(display)
  }

  convenience init(screen: String = "640x480x24", arguments: [String] = []) throws {
    try self.init(XServer(screen: screen, arguments: arguments))
  }

  /// Runs the loop until an event passes; nil where none ever does, or on a lost connection.
  @discardableResult
  func event(where passes: @escaping (Event) -> Bool) -> Event? {
    value { passes($0) ? $0 : nil }
  }

  /// Runs the loop until an event gives a value.
  func value<Value>(from event: @escaping (Event) -> Value?) -> Value? {
    var found: Value?
    loop.handle = { [loop] in
      if found == nil, let value = event($0) {
        found = value
        loop.stop()
      }
    }
    runBounded()
    return found
  }

  /// Runs the loop until it is stopped, or fails where it never is.
  func runBounded() {
    if !loop.runBounded() { Issue.record("waited for what never came") }
    // A test's closures hold the client, and the client its server.
    loop.handle = { _ in }
    loop.batchEnded = {}
    loop.lost = {}
  }

  /// A popup that is on the screen.
  func shownWindow(
    _ frame: Rect = Rect(x: 10, y: 10, width: 100, height: 80), events: EventMask = []
  ) -> Window {
    var form = Window.Form(frame: frame)
    form.overrideRedirect = true
    form.events = events.union([.structure, .exposure])
    let window = Window(form, on: display)
    window.map()
    event { if case .expose(window.id, _, 0) = $0 { true } else { false } }
    return window
  }

  /// Runs the loop until another program, which is served meanwhile, has written a whole output.
  func serve(_ owner: SelectionOwner, while arguments: [String]) throws -> Program.Outcome {
    let program = try Program(arguments, environment: server.environment)
    loop.handle = { _ = owner.handle($0) }
    loop.watch(program.outputFile) { [loop] in
      if !program.readAvailable() { loop.stop() }
    }
    runBounded()
    loop.unwatch(program.outputFile)
    return program.finish()
  }
}
