import PickerCore
import Testing

@Suite struct CommandTests {
  @Test func noTwoCommandsShareAKey() {
    let keys = Command.allCases.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(keys.count == 24)
  }

  @Test func everyCommandHasATitleOfItsOwnAndAKey() {
    let titles = Command.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(titles.allSatisfy { !$0.isEmpty })
    #expect(Command.allCases.allSatisfy { !$0.keys.isEmpty })
  }

  @Test func aKeyFindsItsCommand() {
    for command in Command.allCases {
      for key in command.keys { #expect(Keymap().action(of: key) == command) }
    }
    #expect(Keymap().action(of: KeyChord("c")) == nil)
    #expect(Keymap().action(of: KeyChord("c", control: true, alt: true)) == nil)
  }

  @Test(arguments: [
    (KeyChord("c", control: true), "Ctrl+C"), (KeyChord("1", control: true), "Ctrl+1"),
    (KeyChord("z", control: true, shift: true), "Ctrl+Shift+Z"), (KeyChord("q"), "Q"),
    (KeyChord("x", control: true, shift: true, alt: true), "Ctrl+Alt+Shift+X"),
    (KeyChord("f1"), "F1"), (KeyChord("enter", control: true), "Ctrl+Enter"),
  ])
  func chordsAreWrittenAsOnKeys(chord: KeyChord, text: String) {
    #expect(chord.description == text)
  }

  /// The keys of ux.md for what there is so far.
  @Test func theKeysAreThoseOfTheDesign() {
    let table = Command.allCases.map { command in
      "\(command.title): " + command.keys.map(\.description).joined(separator: ", ")
    }
    #expect(
      table == [
        "Pick from the screen: Ctrl+P", "Copy: Ctrl+C", "Copy without #: Ctrl+Shift+C",
        "Paste: Ctrl+V", "Undo: Ctrl+Z", "Redo: Ctrl+Shift+Z, Ctrl+Y", "RGB: Ctrl+1",
        "HSB: Ctrl+2", "HSL: Ctrl+3", "LCH: Ctrl+4", "Lab: Ctrl+5", "CMYK: Ctrl+6",
        "Open a picture: Ctrl+O", "Side panel: Ctrl+L", "Near this colour: Ctrl+N",
        "Keep above: Ctrl+T",
        "Settings: Ctrl+,", "Keys: F1",
        "Close: Ctrl+W, Ctrl+Q", "OK: Ctrl+Enter, Enter", "Cancel: Esc",
      ])
  }

  @Test func modesAreCommandsOfTheSameName() {
    #expect(Command.allCases.compactMap(\.mode) == Mode.allCases)
  }
}
