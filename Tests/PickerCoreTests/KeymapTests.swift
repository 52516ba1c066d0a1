import Foundation
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

  /// What people write and what X calls it, in any case.
  @Test(arguments: [
    ("Super+Print", "Super+Print"), ("super+printscreen", "Super+Print"), ("PrtSc", "Print"),
    ("Alt+Sys_Req", "Alt+Print"), ("Super+space", "Super+Space"), ("Ctrl+Home", "Ctrl+Home"),
    ("Super+PgUp", "Super+PageUp"), ("Super+Page_Up", "Super+PageUp"),
    ("Super+Prior", "Super+PageUp"), ("Ctrl+DEL", "Ctrl+Delete"),
    ("Ctrl+BackSpace", "Ctrl+Backspace"),
    ("Super+Return", "Super+Enter"), ("Super+KP_Enter", "Super+Enter"),
    ("Super+Escape", "Super+Esc"),
    ("xf86calculator", "XF86Calculator"), ("XF86AudioPlay", "XF86AudioPlay"),
    ("Super+comma", "Super+,"), ("Super+Shift+plus", "Super+Shift++"), ("Super+KP_Add", "Super++"),
    ("Super+Odiaeresis", "Super+Ö"), ("Super+Cyrillic_zhe", "Super+Ж"),
    ("Super+backslash", "Super+\\"),
    ("Super+kana_A", "Super+ア"), ("Super+kana_a", "Super+ァ"),
  ])
  func keysGoByAnyOfTheirNames(text: String, written: String) throws {
    let chord = try #require(KeyChord(text))
    #expect("\(chord)" == written)
    #expect(KeyChord(written) == chord)
  }

  /// XStringToKeysym's names, by its own header.
  @Test func everyNameOfXIsKnown() throws {
    var rows = 0
    for (file, prefix, added) in [("keysymdef.h", "XK_", ""), ("XF86keysym.h", "XF86XK_", "XF86")] {
      let header = try String(contentsOfFile: "/usr/include/X11/\(file)", encoding: .isoLatin1)
      for line in header.split(separator: "\n") where line.hasPrefix("#define \(prefix)") {
        let words = line.split(whereSeparator: \.isWhitespace)
        let name = added + words[1].dropFirst(prefix.count)
        let symbol = UInt32(words[2].dropFirst(2), radix: 16) ?? 0
        // Modifiers and locks, F1 to F35, the keypad's digits.
        let others: [ClosedRange<UInt32>] = [
          0xFF14...0xFF14, 0xFF7E...0xFF7F, 0xFF9D...0xFF9D, 0xFFAC...0xFFAC, 0xFFAE...0xFFAE,
          0xFFB0...0xFFB9, 0xFFBE...0xFFEE, 0xFE01...0xFE13, 0xFF_FFFF...0xFF_FFFF,
        ]
        if name.count == 1 || others.contains(where: { $0.contains(symbol) }) { continue }
        #expect(KeyChord("Super+\(name)") != nil, "\(name)")
        rows += 1
      }
    }
    #expect(rows > 2200)
  }

  /// Alone a key is missed by what one types and moves with, but for those that do neither.
  @Test(arguments: [
    ("Print", true, true), ("XF86Calculator", true, true), ("F9", true, true),
    ("Pause", true, true),
    ("Enter", true, false), ("Esc", true, false), ("Space", false, false), ("Home", false, false),
    ("Delete", false, false), ("Menu", false, false), ("Ctrl+Home", true, true),
    ("Shift+Print", true, true), ("Shift+Left", false, false), ("ж", false, false),
  ])
  func whichKeysCanBeGiven(text: String, toCommands: Bool, toHotkeys: Bool) throws {
    let chord = try #require(KeyChord(text))
    #expect(Command.canHave(chord) == toCommands)
    #expect(Hotkey.canHave(chord) == toHotkeys)
  }

  @Test(arguments: [
    "Super_L", "Super+Shift_R", "Caps_Lock", "Num_Lock", "Super+Prnt", "Super+0xff61", "KP_7",
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
