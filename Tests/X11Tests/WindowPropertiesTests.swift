import Geometry
import Glibc
import TestSupport
import Testing
import X11

@Suite struct WindowPropertiesTests {
  private func xprop(_ client: Client, _ window: Window, _ name: String) throws -> String {
    client.display.sync()
    return try client.server.run("xprop", "-id", "\(window.id.rawValue)", name).text
  }

  private func window(_ client: Client) -> Window {
    Window(Window.Form(frame: Rect(x: 5, y: 6, width: 300, height: 200)), on: client.display)
  }

  @Test func othersReadWhatWeTell() throws {
    let client = try Client()
    let window = window(client)
    window.setTitle("#3366CC — Chidori")
    window.setClass(instance: "chidori", class: "Chidori")
    window.setSizeHints(minimum: Size(width: 360, height: 320))
    window.setInputHints()
    window.setProtocols()
    window.setProcess()
    window.setKind(.normal)
    window.disableShadow()
    window.setIcons([Icon(size: Size(width: 1, height: 2), pixels: [0xFF33_66CC, 0x8000_0000])])
    #expect(
      try xprop(client, window, "_NET_WM_NAME")
        == "_NET_WM_NAME(UTF8_STRING) = \"#3366CC — Chidori\"\n")
    #expect(
      try xprop(client, window, "WM_CLASS") == "WM_CLASS(STRING) = \"chidori\", \"Chidori\"\n")
    #expect(
      try xprop(client, window, "WM_NORMAL_HINTS").contains(
        "program specified minimum size: 360 by 320"))
    #expect(
      try xprop(client, window, "WM_HINTS").contains("Client accepts input or input focus: True"))
    #expect(
      try xprop(client, window, "WM_PROTOCOLS")
        == "WM_PROTOCOLS(ATOM): protocols  WM_DELETE_WINDOW, _NET_WM_PING\n")
    #expect(
      try xprop(client, window, "_NET_WM_WINDOW_TYPE")
        == "_NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_NORMAL\n")
    #expect(try xprop(client, window, "_COMPTON_SHADOW") == "_COMPTON_SHADOW(CARDINAL) = 0\n")
    let icon = client.display.property(client.display[.netWMIcon], of: window.id)
    #expect(icon?.words == [1, 2, 0xFF33_66CC, 0x8000_0000])
    let process = client.display.property(client.display[.netWMPID], of: window.id)
    #expect(process?.words == [UInt32(getpid())])
    #expect(client.display.property(.wmClientMachine, of: window.id)?.bytes.isEmpty == false)
  }

  @Test func propertiesRoundTripAndGoAway() throws {
    let client = try Client()
    let window = window(client)
    let name = client.display.atom("TEST")
    for value: Property.Value in [
      .bytes([0, 1, 255]), .bytes([]), .words([0, 1, 0x8000_0000, UInt32.max]),
      .bytes([UInt8](repeating: 7, count: 300_000)),
    ] {
      let property = Property(type: .cardinal, value)
      client.display.setProperty(name, of: window.id, to: property)
      #expect(client.display.property(name, of: window.id) == property)
    }
    #expect(client.display.property(name, of: window.id, deleting: true) != nil)
    #expect(client.display.property(name, of: window.id) == nil)
    #expect(client.display.property(name, of: WindowID(rawValue: 0x1234_5678)) == nil)
  }

  @Test func managerClosesAndPings() throws {
    let client = try Client()
    let manager = try WindowManager(on: client.server)
    let window = window(client)
    window.setTitle("closing")
    window.setProtocols()
    window.select([.structure, .exposure])
    window.map()
    client.event { if case .expose(window.id, _, _) = $0 { true } else { false } }
    // As a pager would: openbox then asks the window, and whether it is alive.
    let display = client.display
    display.send(
      ClientMessageEvent(
        window: window.id, type: display.atom("_NET_CLOSE_WINDOW"), words: [0, 2]),
      to: display.screen.root, events: [.substructure, .substructureRedirect])
    var requests: Set<String> = []
    client.event { event in
      guard case .clientMessage(let message) = event else { return false }
      switch display.managerRequest(in: message) {
      case .close: requests.insert("close")
      case .ping(let ping):
        display.answer(ping: ping)
        requests.insert("ping")
      case .sync, nil: break
      }
      return requests.count == 2
    }
    #expect(requests == ["close", "ping"])
    withExtendedLifetime(manager) {}
  }

  @Test func pingIsAnsweredToTheRoot() throws {
    let client = try Client()
    let window = window(client)
    let manager = try Client(client.server)
    manager.display.select([.substructure], of: manager.display.screen.root)
    manager.display.sync()
    let words = [
      UInt32(client.display[.netWMPing].rawValue), 4711, UInt32(window.id.rawValue), 0, 0,
    ]
    let message = ClientMessageEvent(
      window: window.id, type: client.display[.wmProtocols], words: words)
    #expect(client.display.managerRequest(in: message) == .ping(message))
    client.display.answer(ping: message)
    client.display.flush()
    let answer = manager.value { event -> ClientMessageEvent? in
      if case .clientMessage(let answer) = event { answer } else { nil }
    }
    #expect(answer?.window == manager.display.screen.root)
    #expect(answer?.words == words)
  }

  @Test func otherMessagesAskNothing() throws {
    let client = try Client()
    let message = ClientMessageEvent(
      window: .none, type: client.display[.wmProtocols], words: [12345])
    #expect(client.display.managerRequest(in: message) == nil)
  }
}
