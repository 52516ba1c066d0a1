import Geometry
import TestSupport
import Testing
import X11

@Suite struct KeyboardTests {
  /// A window that has the keyboard, and the strokes that come to it.
  private struct Typing {
    let client: Client
    let window: Window
    let keyboard: Keyboard

    init(layout: String...) throws {
      client = try Client()
      if !layout.isEmpty {
        let outcome = try Program.run(
          ["setxkbmap"] + layout, environment: client.server.environment)
        try #require(outcome.status == 0, "\(outcome.errorText)")
      }
      window = client.shownWindow(events: [.keyPress, .keyRelease, .focus])
      keyboard = Keyboard(client.display)
      window.focus()
      let id = window.id
      client.event { if case .focus(let change) = $0 { change.window == id } else { false } }
    }

    /// The strokes of the keys that xdotool presses, locks and modifiers left out.
    func strokes(_ count: Int, _ command: String...) throws -> [KeyStroke] {
      let outcome = try Program.run(["xdotool"] + command, environment: client.server.environment)
      try #require(outcome.status == 0, "\(outcome.errorText)")
      var strokes: [KeyStroke] = []
      client.event { event in
        if case .keyboardMapping = event { keyboard.mappingChanged() }
        if case .key(let key) = event, key.isPress {
          let stroke = keyboard.stroke(for: key)
          if stroke.key.rawValue < 0xFE00 || stroke.key.plain.character != nil
            || stroke.key == .return || stroke.key == .tab
          {
            strokes.append(stroke)
          }
        }
        return strokes.count == count
      }
      return strokes
    }
  }

  private func key(_ character: Unicode.Scalar) -> Keysym { Keysym(rawValue: character.value) }

  @Test func typesTextAndNamesKeys() throws {
    let typing = try Typing()
    let strokes = try typing.strokes(4, "key", "a", "shift+b", "shift+equal", "Return")
    #expect(strokes.map(\.text) == ["a", "B", "+", ""])
    #expect(strokes.map(\.key) == [key("a"), key("b"), key("+"), .return])
    #expect(strokes.map(\.modifiers) == [[], .shift, .shift, []])
  }

  @Test func modifiersTypeNothing() throws {
    let typing = try Typing()
    let strokes = try typing.strokes(4, "key", "ctrl+c", "alt+c", "super+c", "ctrl+shift+z")
    #expect(strokes.allSatisfy { $0.text.isEmpty })
    #expect(strokes.map(\.key) == [key("c"), key("c"), key("c"), key("z")])
    #expect(strokes.map(\.modifiers) == [.control, .alt, .super, [.control, .shift]])
  }

  /// Keycodes of the evdev keymap: 54 is the key of "c", 52 of "z".
  @Test func c47_shortcutsKeepTheirKeysInACyrillicLayout() throws {
    let typing = try Typing(layout: "ru,us")
    let strokes = try typing.strokes(3, "key", "54", "ctrl+54", "ctrl+52")
    #expect(strokes.map(\.text) == ["с", "", ""])
    #expect(strokes.map(\.key) == [key("c"), key("c"), key("z")])
    #expect(strokes.map(\.modifiers) == [[], .control, .control])
    #expect(strokes.first?.symbol == Keysym(rawValue: 0x6D3))
  }

  @Test(arguments: ["ru", "gr", "ara"])
  func c47_withoutALatinLayoutAKeyIsKnownByItsPlace(layout: String) throws {
    let typing = try Typing(layout: layout)
    let strokes = try typing.strokes(4, "key", "54", "ctrl+54", "ctrl+52", "ctrl+33")
    #expect(strokes.map(\.key) == [key("c"), key("c"), key("z"), key("p")])
    #expect(strokes.first?.text != "c")
  }

  @Test func c47_secondGroupIsCyrillicAndNamesTheSameKeys() throws {
    let typing = try Typing(layout: "us,ru")
    _ = try typing.client.server.run("xdotool", "key", "54")
    var event = try #require(
      typing.client.value { event -> KeyEvent? in
        if case .key(let key) = event { key } else { nil }
      })
    #expect(event.state.group == 0)
    #expect(typing.keyboard.stroke(for: event).text == "c")
    event.state.insert(.group2)
    #expect(event.state.group == 1)
    #expect(typing.keyboard.stroke(for: event).text == "с")
    #expect(typing.keyboard.stroke(for: event).key == key("c"))
    event.state.insert(.control)
    #expect(typing.keyboard.stroke(for: event).key == key("c"))
    #expect(typing.keyboard.stroke(for: event).modifiers == .control)
  }

  @Test func latinLayoutsKeepTheirOwnLetters() throws {
    // On a French keyboard the key of "q" (24) is "a": Ctrl+A is where A is written.
    let typing = try Typing(layout: "fr,us")
    let strokes = try typing.strokes(1, "key", "ctrl+24")
    #expect(strokes.map(\.key) == [key("a")])
  }

  /// Keycode 87 is the keypad's End and 1, 104 its Enter, 86 its +, 82 its -.
  @Test func keypadFollowsNumLock() throws {
    let typing = try Typing()
    let off = try typing.strokes(3, "key", "104", "86", "82")
    #expect(off.map(\.key) == [.return, key("+"), key("-")])
    #expect(off.map(\.text) == ["", "+", "-"])
    let on = try typing.strokes(2, "key", "Num_Lock", "87", "ctrl+c")
    #expect(on.map(\.key) == [key("1"), key("c")])
    #expect(on.map(\.text) == ["1", ""])
    #expect(on.map(\.modifiers) == [[], .control])
    #expect(typing.keyboard.lockMasks.isSuperset(of: [.lock, .mod2]))
  }

  @Test func capsLockChangesTextAndNoShortcut() throws {
    let typing = try Typing()
    let strokes = try typing.strokes(2, "key", "Caps_Lock", "38", "ctrl+38")
    #expect(strokes.map(\.text) == ["A", ""])
    #expect(strokes.map(\.key) == [key("a"), key("a")])
    #expect(strokes.map(\.modifiers) == [[], .control])
  }

  @Test func findsTheKeycodeOfASymbol() throws {
    let client = try Client()
    let keyboard = Keyboard(client.display)
    #expect(keyboard.keycode(of: Keysym(rawValue: 0x63)) == 54)
    #expect(keyboard.keycode(of: Keysym(rawValue: 0x0101_F3A8)) == nil)
  }
}
