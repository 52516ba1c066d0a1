import PickerCore
import PickerUI
import Testing
import Views

@Suite struct KeyBindingTests {
  @Test(arguments: [
    (KeyPress(.character("c"), .control), Command?.some(.copy)),
    (KeyPress(.character("c"), [.control, .shift]), .copyWithoutHash),
    (KeyPress(.character("y"), .control), .redo), (KeyPress(.character("3"), .control), .hsl),
    (KeyPress(.character("c"), [.control, .alt]), nil),
    (KeyPress(.character("c"), [.control, .super]), nil), (KeyPress(.character("c")), nil),
    (KeyPress(.escape), .cancel), (KeyPress(.enter), .accept), (KeyPress(.enter, .shift), nil),
    (KeyPress(.function(1)), .keys), (KeyPress(.function(2)), nil),
    (KeyPress(.tab, .control), nil),
  ])
  func onlyTheExactChordRunsACommand(press: KeyPress, command: Command?) {
    #expect(Command(press) == command)
  }

  /// A key that is pressed reads as what the settings call it.
  @Test(arguments: [
    (Key.home, "Home"), (.pageUp, "PageUp"), (.delete, "Delete"), (.space, "Space"),
    (.other(0xFF61), "Print"), (.other(0x1008_FF1D), "XF86Calculator"),
  ])
  func keysThatTypeNothingCanBeGiven(key: Key, name: String) throws {
    var keymap = Keymap()
    keymap.set(.near, to: [try #require(KeyChord("Ctrl+\(name)"))])
    #expect(Command(KeyPress(key, .control), in: keymap) == .near)
    #expect(Command(KeyPress(.other(0xFFFFFF), .control), in: keymap) == nil)
  }

  @Test func everyKeyOfTheTableIsReached() {
    for command in Command.allCases {
      for chord in command.keys {
        var modifiers: Modifiers = []
        if chord.control { modifiers.insert(.control) }
        if chord.shift { modifiers.insert(.shift) }
        if chord.alt { modifiers.insert(.alt) }
        let named: [String: Key] = ["enter": .enter, "esc": .escape, "f1": .function(1)]
        let key = named[chord.key] ?? .character(chord.key)
        #expect(Command(KeyPress(key, modifiers)) == command)
      }
    }
  }
}
