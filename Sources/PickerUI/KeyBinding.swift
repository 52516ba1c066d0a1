public import PickerCore
public import Views

extension Command {
  /// The command of a key pressed in the window, as the table of commands has it.
  public init?(_ press: KeyPress) {
    guard let key = press.key.chordName, !press.modifiers.contains(.super),
      let command = Command.of(
        KeyChord(
          key, control: press.modifiers.contains(.control),
          shift: press.modifiers.contains(.shift), alt: press.modifiers.contains(.alt)))
    else { return nil }
    self = command
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
