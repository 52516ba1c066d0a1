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
  /// What `KeyChord` calls it; nil for keys without a name.
  fileprivate var chordName: String? {
    switch self {
    case .character(let letter): letter
    case .enter: "enter"
    case .escape: "esc"
    case .function(let number): "f\(number)"
    case .tab: "Tab"
    case .space: "Space"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .menu: "Menu"
    case .modifier: nil
    case .other(let symbol): NamedKey(symbol: symbol)?.key
    }
  }
}
