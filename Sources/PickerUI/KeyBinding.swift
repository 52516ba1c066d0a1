public import PickerCore
public import Views

extension Command {
  /// The command of a key pressed in the window.
  public init?(_ press: KeyPress, in keymap: Keymap = Keymap()) {
    guard let command = KeyChord(press).flatMap(keymap.action) else { return nil }
    self = command
  }
}

extension KeyChord {
  /// The chord that was pressed; nil for a key that no command can have.
  init?(_ press: KeyPress) {
    guard let key = press.key.chordName else { return nil }
    let modifiers = press.modifiers
    self.init(
      key, control: modifiers.contains(.control), shift: modifiers.contains(.shift),
      alt: modifiers.contains(.alt), super: modifiers.contains(.super))
  }
}

extension Key {
  /// The key's name in the table of commands; nil for keys that are not in it.
  fileprivate var chordName: String? {
    switch self {
    case .character(let letter): letter
    case .enter: "enter"
    case .escape: "esc"
    case .function(let number): "f\(number)"
    default: nil
    }
  }
}
