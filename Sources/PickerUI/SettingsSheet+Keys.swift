import PickerCore
import Views

/// The page on keys: a row a command.
extension SettingsSheet {
  var keys: [any View<Message>] {
    let isChanged = !model.settings.keymap.changed.isEmpty
    let words = hint("Go to a field and press the keys; Backspace takes them away")
    let reset = Button<Message>(
      "Reset all", id: "keys.reset", isEnabled: isChanged, .settings(.resetAllKeys))
    return [Row([Fill<Message>(words), reset])] + Command.allCases.flatMap(row)
  }

  private func row(_ command: Command) -> [any View<Message>] {
    let keymap = model.settings.keymap
    let refusal = state.refusal.flatMap { $0.command == command ? $0 : nil }
    let chords = keymap.chords(of: command).map(\.description).joined(separator: ", ")
    let field = ShortcutField<Message>(
      id: ViewID("keys.\(command)"), name: "Keys of \(command.title)",
      text: refusal.map { "\($0.chord)" } ?? chords, isInvalid: refusal != nil
    ) { event in
      switch event {
      case .pressed(let press): KeyChord(press).map { .settings(.key(command, $0)) }
      case .cleared: .settings(.key(command, nil))
      }
    }
    let reset = Button<Message>(
      "Reset", id: ViewID("keys.\(command).reset"),
      isEnabled: keymap.changed[command] != nil || refusal != nil,
      .settings(.resetKeys(command)))
    let row = LabeledRow(command.title, Row([field, reset]))
    guard let refusal else { return [row] }
    return [
      row,
      Label<Message>(
        refusal.words, .small, .error, id: ViewID("keys.\(command).refusal"), alignment: .right),
    ]
  }
}
