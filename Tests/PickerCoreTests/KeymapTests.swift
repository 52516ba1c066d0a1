import PickerCore
import Testing

@Suite struct KeymapTests {
  @Test(arguments: [
    ("ctrl+shift+c", KeyChord("c", control: true, shift: true)),
    (
      "Super+Ctrl+Alt+Shift+F12",
      KeyChord("f12", control: true, shift: true, alt: true, super: true)
    ),
    ("F1", KeyChord("f1")), ("Esc", KeyChord("esc")), ("Ctrl++", KeyChord("+", control: true)),
    ("Ctrl+,", KeyChord(",", control: true)), ("é", KeyChord("é")),
  ])
  func chordsReadAsTheyAreWritten(text: String, chord: KeyChord) {
    #expect(KeyChord(text) == chord)
    #expect(KeyChord("\(chord)") == chord)
  }

  @Test(arguments: [
    "", "Ctrl+", "Ctrl", "Ctrl+Ctrl+C", "Shift+Ctrl+C", "F0", "F36", "F01", "Hyper+C", "Ctrl+ ",
  ])
  func whatIsNoChordIsNone(text: String) {
    #expect(KeyChord(text) == nil)
  }

  @Test func everyChordOfTheTableReadsBack() {
    for chord in Command.allCases.flatMap(\.keys) {
      #expect(KeyChord("\(chord)") == chord)
      #expect(Command.canHave(chord))
    }
  }

  @Test func aChangedKeyRunsItsCommandAndTheOldOneNone() {
    var keymap = Keymap()
    let key = KeyChord("k", control: true)
    keymap.set(.copy, to: [key])
    #expect(keymap.action(of: key) == .copy)
    #expect(keymap.action(of: KeyChord("c", control: true)) == nil)
    #expect(keymap.conflict(of: key, for: .paste) == .copy)
    #expect(keymap.conflict(of: key, for: .copy) == nil)
    keymap.set(.copy, to: [])
    #expect(keymap.action(of: key) == nil && keymap.chords(of: .copy).isEmpty)
    keymap.set(.copy, to: Command.copy.keys)
    #expect(keymap == Keymap())
  }
}
