extension TextField {
  /// What a key does inside the field; ignored where it has nothing to do here.
  func key(_ press: KeyPress, _ editing: inout TextEditing) -> Outcome {
    let isExtending = press.modifiers.contains(.shift)
    let byWord = press.modifiers.contains(.control)
    guard press.modifiers.isDisjoint(with: [.alt, .super]) else { return .ignored }
    switch press.key {
    case .left, .right, .home, .end:
      editing.move(to: target(press.key, byWord, isExtending, editing), extending: isExtending)
      return isExtending ? .selected : .moved
    case .backspace:
      let place = byWord ? TextBoundaries(text).wordStart(before: editing.caret) : editing.caret - 1
      return .text(editing.delete(to: max(0, place), in: text))
    case .delete where isExtending: return cut(&editing)
    case .delete:
      let place = byWord ? TextBoundaries(text).wordEnd(after: editing.caret) : editing.caret + 1
      return .text(editing.delete(to: min(place, text.count), in: text))
    case .insert where isExtending: return .request(.paste(from: .clipboard))
    case .insert where byWord: return copy(editing, to: .clipboard).map(Outcome.request) ?? .ignored
    // Ctrl+Enter is for the window.
    case .enter where !byWord && traits.list == nil:
      editing.settle()
      return .event(.committed(text))
    case .tab where press.modifiers.isEmpty:
      guard let completion else { return .ignored }
      selectAll(&editing)
      return .text(editing.replaceSelection(in: text, with: completion))
    case .escape:
      guard editing.isEdited || traits.isInvalid else { return .ignored }
      editing.settle()
      return .event(.reverted)
    case .character(let letter) where byWord: return command(letter, isExtending, &editing)
    default:
      let typed = press.text.asOneLine
      guard !typed.isEmpty, !byWord else { return .ignored }
      return .text(editing.replaceSelection(in: text, with: typed, isTyped: true))
    }
  }

  /// Where a key moves the caret to; without Shift, a selection is left at its end on that side.
  private func target(
    _ key: Key, _ byWord: Bool, _ isExtending: Bool, _ editing: TextEditing
  ) -> Int {
    let collapses = !isExtending && !editing.selection.isEmpty && !byWord
    switch key {
    case .left where collapses: return editing.selection.lowerBound
    case .right where collapses: return editing.selection.upperBound
    case .left where byWord: return TextBoundaries(text).wordStart(before: editing.caret)
    case .right where byWord: return TextBoundaries(text).wordEnd(after: editing.caret)
    case .left: return max(0, editing.caret - 1)
    case .right: return min(text.count, editing.caret + 1)
    case .home: return 0
    default: return text.count
    }
  }

  /// Ctrl and a letter: ignored where there is nothing to copy or undo here, so that the command
  /// of the same name reaches the whole window.
  private func command(_ letter: String, _ isShifted: Bool, _ editing: inout TextEditing)
    -> Outcome
  {
    switch (letter, isShifted) {
    case ("a", false):
      selectAll(&editing)
      return .selected
    case ("c", false): return copy(editing, to: .clipboard).map(Outcome.request) ?? .ignored
    case ("x", false): return cut(&editing)
    case ("v", false): return .request(.paste(from: .clipboard))
    case ("z", false): return editing.undo(text).map(Outcome.text) ?? .ignored
    case ("z", true), ("y", false): return editing.redo(text).map(Outcome.text) ?? .ignored
    default: return .ignored
    }
  }

  private func cut(_ editing: inout TextEditing) -> Outcome {
    guard let request = copy(editing, to: .clipboard) else { return .ignored }
    return .cut(editing.replaceSelection(in: text, with: ""), request)
  }
}
