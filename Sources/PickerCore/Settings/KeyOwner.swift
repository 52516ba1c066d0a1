/// What a key of the settings belongs to.
public enum KeyOwner: Hashable, Sendable {
  case command(Command)
  case hotkey(Hotkey)

  static let all = Command.allCases.map(KeyOwner.command) + Hotkey.allCases.map(KeyOwner.hotkey)

  public var title: String {
    switch self {
    case .command(let command): command.title
    case .hotkey(let hotkey): hotkey.title
    }
  }

  /// The keys of the table.
  var keys: [KeyChord] {
    switch self {
    case .command(let command): command.keys
    case .hotkey(let hotkey): hotkey.keys
    }
  }

  func canHave(_ chord: KeyChord) -> Bool {
    switch self {
    case .command: Command.canHave(chord)
    case .hotkey: Hotkey.canHave(chord)
    }
  }
}

extension Settings {
  public func chords(of owner: KeyOwner) -> [KeyChord] {
    switch owner {
    case .command(let command): keymap.chords(of: command)
    case .hotkey(let hotkey): hotkeys.chords(of: hotkey)
    }
  }

  /// Whether it has other keys than the table's.
  public func hasChangedKeys(_ owner: KeyOwner) -> Bool {
    switch owner {
    case .command(let command): keymap.changed[command] != nil
    case .hotkey(let hotkey): hotkeys.changed[hotkey] != nil
    }
  }

  /// Who else has the chord: a hotkey takes it from the window too.
  func conflict(of chord: KeyChord, for owner: KeyOwner) -> KeyOwner? {
    KeyOwner.all.first { $0 != owner && chords(of: $0).contains(chord) }
  }

  mutating func setKeys(of owner: KeyOwner, to chords: [KeyChord]?) {
    switch owner {
    case .command(let command): keymap.set(command, to: chords)
    case .hotkey(let hotkey): hotkeys.set(hotkey, to: chords)
    }
  }
}
