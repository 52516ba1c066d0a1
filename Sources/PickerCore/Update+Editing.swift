import ColorModel

extension Model {
  /// Changes the colour as one step that can be undone; typing under way is dropped.
  mutating func change(_ edit: (inout EditedColor) -> Void) {
    endGesture()
    dropDraft()
    var changed = edited
    edit(&changed)
    guard changed != edited else { return }
    undo.push(edited)
    edited = changed
  }

  /// Takes a colour as one step.
  mutating func change(to color: Color) { change { $0.set(color) } }

  /// Undoes or redoes; typing under way counts as a step of its own.
  mutating func travel(_ step: (inout UndoHistory<EditedColor>, EditedColor) -> EditedColor?) {
    endGesture()
    settleDraft()
    if let state = step(&undo, edited) { edited = state }
  }
}

// MARK: - Sliders, square and strip

extension Model {
  mutating func slide(_ field: Field, to value: Double, _ phase: Message.Phase) {
    guard field != .output else { return }
    drag(phase) { edited, model in model.put(value, in: field, of: &edited, phase) }
  }

  mutating func movePlane(x: Double, y: Double, _ phase: Message.Phase) {
    let plane = mode.plane
    drag(phase) { edited, _ in
      let shown = edited.shown(in: plane.space)
      var moved = shown
      // What stays at its place keeps its value to the last bit, also one beyond the edge.
      for (place, index) in [(clampedUnit(x), plane.x), (clampedUnit(y), plane.y)]
      where place != clampedUnit(plane.place(of: shown.components[index], at: index)) {
        moved = moved.with(plane.value(at: place, of: index), at: index)
      }
      if moved != shown { edited.set(moved) }
    }
  }

  mutating func moveStrip(to value: Double, _ phase: Message.Phase) {
    let plane = mode.plane
    let unit = ComponentUnit(plane.strip, of: plane.space)
    drag(phase) { edited, _ in
      let shown = edited.shown(in: plane.space)
      let moved = shown.with(unit.clamped(value), at: plane.strip)
      if moved != shown { edited.set(moved) }
    }
  }

  /// Runs one event of a drag: all events from press to release are one step of undo.
  private mutating func drag(
    _ phase: Message.Phase, _ edit: (inout EditedColor, Model) -> Void
  ) {
    dropDraft()
    if phase == .began || phase == .stepped { endGesture() }
    gesture = gesture ?? edited
    var changed = edited
    edit(&changed, self)
    edited = changed
    if phase == .ended || phase == .stepped { endGesture() }
  }

  /// Makes what was dragged so far a step: at the release, or before a change from elsewhere.
  fileprivate mutating func endGesture() {
    if let gesture, gesture != edited { undo.push(gesture) }
    gesture = nil
  }

  /// What a slider has come to, snapped while it is dragged.
  private func put(
    _ value: Double, in field: Field, of edited: inout EditedColor, _ phase: Message.Phase
  ) {
    switch field {
    case .component(let index):
      let unit = unit(at: index)
      let snapped = phase == .stepped ? value : unit.snapped(value)
      set(unit.clamped(snapped), at: index, of: &edited)
    case .alpha:
      set(alpha: clampedUnit(value), of: &edited)
    case .output:
      break
    }
  }

  /// Sets a component of the mode, from the colour as it is shown: what one sees is what one edits.
  ///
  /// The value already shown changes nothing: a click on a thumb is no step of undo.
  private func set(_ value: Double, at index: Int, of edited: inout EditedColor) {
    let shown = shown(edited)
    guard value != shown.components[index] else { return }
    edited.set(shown.with(value, at: index).with(alpha: edited.color.alpha))
  }

  /// Sets alpha, unless it is the one already shown.
  private func set(alpha: Double, of edited: inout EditedColor) {
    if alpha != shown(edited).alpha { edited.set(alpha: alpha) }
  }
}

// MARK: - Text fields

extension Model {
  /// A key typed into a field: the text stays as typed, and the colour follows while it can.
  mutating func type(_ text: String, into field: Field) {
    if draft?.field != field { settleDraft() }
    let before = draft?.before ?? edited
    let read = reading(of: text, in: field, from: before, isCommit: false)
    edited = read ?? before
    draft = Draft(
      field, text, before: before, isInvalid: read == nil && !isBeginning(text, in: field))
  }

  /// A paste into a field is typing, unless it is a colour that only the paste entry can read.
  ///
  /// Into a text under way it is a part of that, whatever it says.
  mutating func paste(_ pasted: String, into field: Field, making text: String) {
    let isPart = draft?.field == field && !pasted.hasPrefix(text)
    type(text, into: field)
    guard field == .output, !isPart, (try? ColorText.parse(text, as: .field)) == nil,
      let color = try? ColorText.parse(pasted, as: .paste)
    else { return }
    change(to: color)
  }

  /// Text committed by Enter or by leaving the field.
  ///
  /// What cannot be read changes nothing: after Enter it stays, marked; left behind, it is dropped.
  mutating func commit(_ text: String, in field: Field, byEnter: Bool) {
    let before = draft.flatMap { $0.field == field ? $0.before : nil } ?? edited
    guard draft?.field == field || byEnter else { return }
    guard draft?.field == field else {
      // Enter on the text as shown: nothing was typed, the colour is committed as it is.
      recent.add(color)
      return
    }
    guard let read = reading(of: text, in: field, from: before, isCommit: true) else {
      edited = before
      draft = byEnter ? Draft(field, text, before: before, isInvalid: true) : nil
      return
    }
    draft = nil
    edited = read
    if read != before { undo.push(before) }
    if byEnter { recent.add(color) }
  }

  /// Esc: the colour and the text as they were before the typing.
  mutating func revert(_ field: Field) {
    guard let draft, draft.field == field else { return }
    edited = draft.before
    self.draft = nil
  }

  /// Up, Down and the wheel in a field.
  mutating func step(_ field: Field, by steps: Double) {
    settleDraft()
    switch field {
    case .component(let index):
      let unit = unit(at: index)
      // From the number as shown, so that 23.5 steps to 24.5 whatever lies behind it.
      guard let shown = unit.value(of: self.text(of: field)) else { return }
      let stepped = shown + steps * unit.step
      let value = unit.wraps ? wrapped(stepped, at: unit.range.upperBound) : unit.clamped(stepped)
      change { [self] in set(value, at: index, of: &$0) }
    case .alpha:
      let value = clampedUnit(shown.alpha + steps / 100)
      change { [self] in set(alpha: value, of: &$0) }
    case .output:
      break
    }
  }

  /// Ends typing as leaving the field would.
  mutating func settleDraft() {
    if let draft { commit(draft.text, in: draft.field, byEnter: false) }
  }

  /// Ends typing for a change from elsewhere: what the colour already follows stays, as a step.
  mutating func dropDraft() {
    guard let draft else { return }
    if edited != draft.before { undo.push(draft.before) }
    self.draft = nil
  }

  /// The colour that `text` makes of `start`; nil where it cannot be read, or not yet.
  private func reading(
    of text: String, in field: Field, from start: EditedColor, isCommit: Bool
  ) -> EditedColor? {
    var edited = start
    switch field {
    case .output:
      if !isCommit, HexForm(text) == .short { return nil }
      guard let color = try? ColorText.parse(text, as: .field) else { return nil }
      edited.set(color)
    case .component(let index):
      let unit = unit(at: index)
      guard let value = unit.value(of: text), isCommit || unit.contains(value) else { return nil }
      set(unit.clamped(value), at: index, of: &edited)
    case .alpha:
      let unit = ComponentUnit.percent
      guard let value = unit.value(of: text), isCommit || unit.contains(value) else { return nil }
      set(alpha: unit.clamped(value), of: &edited)
    }
    return edited
  }

  /// The text may yet become readable as more is typed: it is not marked.
  private func isBeginning(_ text: String, in field: Field) -> Bool {
    guard field != .output else { return true }
    var rest = text.drop(while: \.isWhitespace)
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    rest = rest.drop { "0123456789".contains($0) }
    if rest.first == "." { rest = rest.dropFirst().drop { "0123456789".contains($0) } }
    if let suffix = rest.first, "%°".contains(suffix) { rest.removeFirst() }
    return rest.allSatisfy(\.isWhitespace)
  }
}

/// The nearest value in 0 to 1.
private func clampedUnit(_ value: Double) -> Double { min(max(value, 0), 1) }
