public import PickerCore
public import Views

extension Command {
  /// The command of a key pressed in the window, as the table of commands has it.
  public init?(_ press: KeyPress) {
    guard case .character(let key) = press.key, !press.modifiers.contains(.super),
      let command = Command.of(
        KeyChord(
          key, control: press.modifiers.contains(.control),
          shift: press.modifiers.contains(.shift), alt: press.modifiers.contains(.alt)))
    else { return nil }
    self = command
  }
}
