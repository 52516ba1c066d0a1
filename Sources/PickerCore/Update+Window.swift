import ColorModel

/// What the window does as a whole: how it stands, and how it ends.
extension Model {
  /// The window manager keeps the window above others, or does so no longer.
  mutating func keptAbove(_ isOn: Bool) -> [Effect] {
    guard isOn != isKeptAbove else { return [] }
    isKeptAbove = isOn
    return show(Notice(isOn ? "kept above other windows" : "no longer kept above other windows"))
  }

  /// OK: the colour as it is, with what was being typed; no answer while that cannot be read.
  mutating func accept() -> [Effect] {
    guard isDialog else { return [] }
    let effects = draft.map { commit($0.text, in: $0.field, byEnter: true) } ?? []
    return effects + (draft == nil ? [.accept] : [])
  }

  /// Text committed in a field; Enter where nothing was typed is a dialog's OK.
  mutating func committed(_ text: String, in field: Field, byEnter: Bool) -> [Effect] {
    let hasDraft = draft?.field == field
    let effects = commit(text, in: field, byEnter: byEnter)
    return effects + (byEnter && !hasDraft ? accept() : [])
  }
}
