import Geometry
import TestSupport
import Testing
import X11

@Suite struct PointerGrabTests {
  private func grab(
    _ client: Client, _ devices: PointerGrab.Devices = [.pointer, .keyboard]
  ) throws -> PointerGrab {
    try PointerGrab(
      client.display, window: client.display.screen.root, events: .pointer,
      cursor: CursorImage(transparentOn: client.display), devices: devices)
  }

  @Test func takesPointerAndKeyboardFromTheRoot() throws {
    let client = try Client()
    let grab = try grab(client)
    _ = try client.server.run("xdotool", "mousemove", "12", "34", "click", "3", "key", "a")
    var told: [String] = []
    client.event { event in
      switch event {
      case .button(let button):
        told.append("\(button.button) \(button.isPress) \(button.rootPosition)")
      case .key(let key): told.append("key \(key.isPress)")
      default: break
      }
      return told.count == 4
    }
    #expect(told == ["3 true 12,34", "3 false 12,34", "key true", "key false"])
    _ = consume grab
  }

  @Test(arguments: [PointerGrab.Devices.pointer, .keyboard, [.pointer, .keyboard]])
  func c34_heldByAnotherClientIsAPassingRefusal(devices: PointerGrab.Devices) throws {
    let client = try Client()
    let other = try Client(client.server)
    do {
      let theirs = try grab(other, devices)
      #expect(throws: GrabRefusal.held) { _ = try grab(client) }
      #expect(GrabRefusal.held.isPassing)
      _ = consume theirs
    }
    other.display.sync()
    _ = try grab(client)
  }

  @Test func takesNeitherWhereTheKeyboardIsRefused() throws {
    let client = try Client()
    let other = try Client(client.server)
    let keyboard = try grab(other, .keyboard)
    #expect(throws: GrabRefusal.held) { _ = try grab(client) }
    // The pointer was let go: a third client can have it.
    client.display.sync()
    let third = try Client(client.server)
    _ = try grab(third, .pointer)
    _ = consume keyboard
  }

  @Test func needsAWindowOnTheScreen() throws {
    let client = try Client()
    let hidden = Window(
      Window.Form(frame: Rect(x: 0, y: 0, width: 9, height: 9)), on: client.display)
    #expect(throws: GrabRefusal.notViewable) {
      _ = try PointerGrab(client.display, window: hidden.id, events: .pointer, cursor: nil)
    }
    #expect(throws: GrabRefusal.failed) {
      _ = try PointerGrab(
        client.display, window: WindowID(rawValue: 0x1234_5678), events: .pointer, cursor: nil)
    }
    #expect(!GrabRefusal.notViewable.isPassing && !GrabRefusal.failed.isPassing)
  }

  @Test func warpsAndTellsThePointer() throws {
    let client = try Client()
    client.display.warpPointer(to: Point(x: 321, y: 123))
    #expect(client.display.queryPointer()?.rootPosition == Point(x: 321, y: 123))
  }
}
