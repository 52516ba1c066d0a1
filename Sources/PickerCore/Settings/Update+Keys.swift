extension Model {
  /// What happens to keys in the sheet of settings.
  mutating func handle(key message: SettingsMessage) -> [Effect] {
    settingsSheet?.refusal = nil
    switch message {
    case .key(let owner, let chord):
      if let chord, !accepts(chord, for: owner) { return [] }
      return change { $0.setKeys(of: owner, to: chord.map { [$0] } ?? []) }
    case .modifier(let owner, let name):
      settingsSheet?.refusal = .init(owner: owner, reason: .alone(name))
      return []
    case .resetKeys(let owner):
      guard owner.keys.allSatisfy({ accepts($0, for: owner) }) else { return [] }
      return change { $0.setKeys(of: owner, to: nil) }
    case .resetAllKeys:
      return change {
        $0.keymap = Keymap()
        $0.hotkeys = KeyAssignment()
      }
    default: return []
    }
  }

  /// Whether it may have the key; else the sheet says why not.
  private mutating func accepts(_ chord: KeyChord, for owner: KeyOwner) -> Bool {
    if !owner.canHave(chord) {
      settingsSheet?.refusal = .init(owner: owner, reason: .types(chord))
    } else if let other = settings.conflict(of: chord, for: owner) {
      settingsSheet?.refusal = .init(owner: owner, reason: .taken(chord, by: other))
    }
    return settingsSheet?.refusal == nil
  }
}
