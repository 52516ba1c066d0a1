import Geometry
import Glibc
import TestSupport
import Testing
import X11

@Suite struct InputMethodTests {
  private func opened(
    _ client: Client, _ method: InputMethod, modifiers: String, patience: Duration = .safetyNet
  ) -> Bool {
    setlocale(LC_CTYPE, "C.UTF-8")
    let reader = SelectionReader(client.loop)
    client.loop.handle = { _ = reader.handle($0) }
    method.open(modifiers: modifiers, asking: reader, patience: patience) { client.loop.stop() }
    if !method.isOpen { client.runBounded() }
    return method.isOpen
  }

  @Test(arguments: ["@im=none", "", "@im=nobodyThere"])
  func c167_deadKeysComposeWithoutAServer(modifiers: String) throws {
    let client = try Client()
    _ = try client.server.run("setxkbmap", "us", "intl")
    let window = client.shownWindow(events: [.keyPress, .focus])
    let method = InputMethod(client.loop, window: window.id)
    #expect(opened(client, method, modifiers: modifiers))
    #expect(!method.isServed)
    method.setSpot(Point(x: 3, y: 4))
    window.select([.keyPress, .focus, method.events])
    window.focus()
    client.event { if case .focus = $0 { true } else { false } }
    method.focus()

    _ = try client.server.run("xdotool", "key", "dead_tilde", "n", "x", "ctrl+c", "Return")
    let keyboard = Keyboard(client.display)
    var text = ""
    client.event { event in
      guard case .key(let key) = event, key.isPress else { return false }
      let stroke = keyboard.stroke(for: key, input: method)
      text += stroke.text
      return stroke.key == .return
    }
    #expect(text == "ñx")
  }

  @Test func serverThatDoesNotAnswerIsNotWaitedFor() throws {
    let client = try Client()
    // It owns the server's selection and never looks at a request.
    let silent = try Client(client.server)
    let owner = SelectionOwner(silent.display)
    let server = silent.display.atom("@server=mute")
    #expect(owner.own(server, text: ""))
    // Where Xlib looks for servers: without it XOpenIM would not even try.
    silent.display.setProperty(
      silent.display.atom("XIM_SERVERS"), of: silent.display.screen.root,
      to: Property(type: .atom, .words([UInt32(server.rawValue)])))
    silent.display.sync()
    let window = client.shownWindow()
    let method = InputMethod(client.loop, window: window.id)
    let start = ContinuousClock.now
    #expect(
      opened(client, method, modifiers: "@im=mute", patience: .milliseconds(50)))
    #expect(!method.isServed)
    // It was asked, and given up.
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    // Xlib by itself would have waited for half a minute.
    #expect(ContinuousClock.now - start < .seconds(25))
  }

  /// Xlib guards neither its list of methods nor the locale's modifiers: what it shares was freed twice.
  @Test func threadsOpenMethodsOfTheirOwn() async throws {
    try await withThrowingTaskGroup(of: Void.self) { threads in
      for _ in 0..<4 {
        threads.addTask {
          let client = try Client()
          let window = client.shownWindow()
          for _ in 0..<400 {
            let method = InputMethod(client.loop, window: window.id)
            #expect(opened(client, method, modifiers: "@im=none"))
          }
        }
      }
      try await threads.waitForAll()
    }
  }

  @Test func closedMethodLeavesTheTextToTheKeyboard() throws {
    let client = try Client()
    let window = client.shownWindow()
    let method = InputMethod(client.loop, window: window.id)
    #expect(!method.isOpen && method.events.isEmpty)
  }
}
