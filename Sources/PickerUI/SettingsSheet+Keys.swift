import PickerCore
import Views

/// The page on keys: a row a command, and one a hotkey.
extension SettingsSheet {
  var keys: [any View<Message>] {
    let settings = model.settings
    let isChanged = !settings.keymap.changed.isEmpty || !settings.hotkeys.changed.isEmpty
    let words = hint("Go to a field and press the keys; Backspace takes them away")
    let reset = Button<Message>(
      "Reset all", id: "keys.reset", isEnabled: isChanged, .settings(.resetAllKeys))
    let commands = Command.allCases.flatMap { row(.command($0), id: ViewID("keys.\($0)")) }
    let hotkeys = Hotkey.allCases.flatMap { row(.hotkey($0), id: ViewID("hotkeys.\($0)")) }
    return [Row([Fill<Message>(words), reset])] + commands
      + [heading("On the whole desktop"), hint("While chidori daemon runs")] + hotkeys
  }

  private func row(_ owner: KeyOwner, id: ViewID) -> [any View<Message>] {
    let refusal = state.refusal.flatMap { $0.owner == owner ? $0 : nil }
    let chords = model.settings.chords(of: owner).map(\.description).joined(separator: ", ")
    let field = ShortcutField<Message>(
      id: id, name: "Keys of \(owner.title)", text: refusal?.text ?? chords,
      isInvalid: refusal != nil
    ) { event in
      switch event {
      case .pressed(let press): KeyChord(press).map { .settings(.key(owner, $0)) }
      case .modifier(let name): .settings(.modifier(owner, name))
      case .cleared: .settings(.key(owner, nil))
      case .reverted: .settings(.revertedKey)
      }
    }
    let reset = Button<Message>(
      "Reset", id: id.part("reset"),
      isEnabled: model.settings.hasChangedKeys(owner) || refusal != nil,
      .settings(.resetKeys(owner)))
    let row = LabeledRow(owner.title, Row([Fixed<Message>(width: Metrics.keys, field), reset]))
    guard let words = refusal?.words else { return [row] }
    return [
      row,
      Label<Message>(words, .small, .error, id: id.part("refusal"), alignment: .right),
    ]
  }
}
