import Geometry
import Glibc
import TestSupport
import Testing
import X11

/// An input method that a server of its own serves: it starts late, is killed, and comes back.
@Suite struct InputMethodServerTests {
  /// A window that has the keyboard and an open input method.
  private final class Typing {
    let client: Client
    let window: Window
    let method: InputMethod
    private let keyboard: Keyboard
    private let reader: SelectionReader
    private var text = ""

    init(_ client: Client, modifiers: String = "@im=test") {
      setlocale(LC_CTYPE, "C.UTF-8")
      self.client = client
      window = client.shownWindow(events: [.keyPress, .focus])
      method = InputMethod(client.loop, window: window.id)
      keyboard = Keyboard(client.display)
      reader = SelectionReader(client.loop)
      window.focus()
      client.event { if case .focus = $0 { true } else { false } }
      method.open(modifiers: modifiers, asking: reader, patience: .safetyNet) {
        [unowned self] in
        window.select([.keyPress, .focus, .structure, .exposure, method.events])
        method.focus()
      }
    }

    /// Runs the loop until the method is served, or is not.
    func wait(untilServed isServed: Bool) {
      run { self.method.isOpen && self.method.isServed == isServed }
    }

    /// What the keys type, by keycode, up to a Return of ours.
    func text(of keys: String...) throws -> String {
      text = ""
      var isDone = false
      _ = try Program.run(
        ["xdotool", "key"] + keys + ["Return"], environment: client.server.environment)
      run(until: { isDone }) { event in
        guard case .key(let key) = event, key.isPress else { return }
        let stroke = self.keyboard.stroke(for: key, input: self.method)
        self.text += stroke.text
        if stroke.key == .return { isDone = true }
      }
      return text
    }

    private func run(
      until isDone: @escaping () -> Bool, _ event: @escaping (Event) -> Void = { _ in }
    ) {
      client.loop.handle = { [client, method, reader] in
        _ = reader.handle($0)
        method.handle($0)
        event($0)
        if isDone() { client.loop.stop() }
      }
      client.loop.batchEnded = { [client] in if isDone() { client.loop.stop() } }
      client.runBounded()
    }
  }

  @Test func c168_committedTextLandsOnce() throws {
    let client = try Client()
    let server = try InputMethodServer("test", on: client.server)
    let typing = Typing(client)
    typing.wait(untilServed: true)
    // 45 is "k", 24 "q", 57 "n", 38 "a".
    #expect(try typing.text(of: "38", "45", "38", "24", "57") == "a漢字añ")
    _ = server
  }

  @Test func c168_preeditStandsAtTheCaret() throws {
    let client = try Client()
    let server = try InputMethodServer("test", on: client.server)
    let typing = Typing(client)
    typing.wait(untilServed: true)
    // XIMPreeditPosition | XIMStatusNothing
    #expect(server.nextLine { $0.hasPrefix("style") } == "style \(0x404)")
    typing.method.setSpot(Point(x: 33, y: 44))
    client.display.sync()
    #expect(server.nextLine { $0.hasPrefix("spot 33") } == "spot 33 44")
  }

  @Test func serverWithoutPlacesIsUsedAsItIs() throws {
    let client = try Client()
    let server = try InputMethodServer("test", on: client.server, atCaret: false)
    let typing = Typing(client)
    typing.wait(untilServed: true)
    #expect(server.nextLine { $0.hasPrefix("style") } == "style \(0x408)")
    #expect(try typing.text(of: "45") == "漢字")
  }

  @Test func serverThatStartsLateIsTakenUp() throws {
    let client = try Client()
    let typing = Typing(client)
    typing.wait(untilServed: false)
    #expect(try typing.text(of: "45", "38") == "ka")
    let server = try InputMethodServer("test", on: client.server)
    typing.wait(untilServed: true)
    #expect(try typing.text(of: "45", "38") == "漢字a")
    _ = server
  }

  @Test func killedServerIsReplacedAndComesBack() throws {
    let client = try Client()
    _ = try client.server.run("setxkbmap", "us", "intl")
    var server: InputMethodServer? = try InputMethodServer("test", on: client.server)
    let typing = Typing(client)
    typing.wait(untilServed: true)
    for _ in 0..<3 {
      #expect(try typing.text(of: "45", "38") == "漢字a")
      server?.kill()
      typing.wait(untilServed: false)
      // Xlib itself composes meanwhile.
      #expect(try typing.text(of: "45", "dead_tilde", "n", "38") == "kña")
      server = try InputMethodServer("test", on: client.server)
      typing.wait(untilServed: true)
    }
  }
}
