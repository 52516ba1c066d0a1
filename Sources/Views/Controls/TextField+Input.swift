public import Geometry

extension TextField {
  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .focused(let byKeyboard):
      // Nothing scrolls yet: the beginning is to be read, or a click is about to place the caret.
      context.interaction.editing = byKeyboard ? .all(of: text) : TextEditing()
      context.interaction.showsCaret = true
      return .handled
    case .unfocused:
      // What was committed and not accepted is left behind as well.
      let isPending = editing(context).isEdited || traits.isInvalid
      return isPending ? send(.left(text)) : .handled
    case .wheel(let notches, let pointer):
      return step(Double(notches) * pointer.modifiers.stepFactor, in: frame, &context)
    default: break
    }
    var editing = editing(context)
    let outcome: Outcome
    switch event {
    case .pointerDown(let pointer): outcome = press(pointer, in: frame, context, &editing)
    case .pointerDragged(let pointer):
      switch editing.drag {
      case .characters:
        editing.move(to: place(at: pointer, in: frame, context, editing), extending: true)
      case .words(let first):
        editing.select(from: first, to: word(at: pointer, in: frame, context, editing))
      case nil: break
      }
      outcome = .moved
    case .pointerUp:
      editing.drag = nil
      outcome = .selected
    case .paste(let pasted):
      let line = pasted.asOneLine
      outcome = .pasted(line, making: editing.replaceSelection(in: text, with: line))
    case .key(let press):
      if let steps = steps(press) { return step(steps, in: frame, &context) }
      outcome = key(press, &editing)
    case .wheel, .focused, .unfocused, .menuOpening: outcome = .ignored
    }
    return finish(outcome, editing, in: frame, &context)
  }

  /// What an event came to inside the field.
  enum Outcome {
    case ignored
    /// Nothing, or only the caret moved.
    case moved
    /// The selection is as the user wants it: it is offered for pasting by the middle button.
    case selected
    /// A new text; nil where the edit changed nothing.
    case text(String?)
    case pasted(String, making: String?)
    case event(TextFieldEvent)
    case request(Request)
    case cut(String?, Request)
  }

  private func finish(
    _ outcome: Outcome, _ editing: TextEditing, in frame: Rect, _ context: inout ViewContext
  ) -> Reaction<Message> {
    if case .ignored = outcome { return .ignored }
    context.interaction.editing = editing
    context.interaction.showsCaret = true
    var reaction = Reaction<Message>.handled
    var shown = text
    switch outcome {
    case .ignored, .moved: break
    case .selected:
      if let request = copy(editing, to: .primary) { reaction.requests.append(request) }
    case .text(let new), .cut(let new, _), .pasted(_, let new):
      if case .cut(_, let request) = outcome { reaction.requests.append(request) }
      guard let new else { break }
      shown = new
      if case .pasted(let line, _) = outcome {
        reaction.merge(send(.pasted(line, making: new)))
      } else {
        reaction.merge(send(.edited(new)))
      }
    case .event(let event): reaction.merge(send(event))
    case .request(let request): reaction.requests.append(request)
    }
    let layout = layout(shown, in: frame, context)
    context.interaction.editing?.scroll = layout.scroll(editing.scroll, showing: editing.caret)
    return reaction
  }

  private func press(
    _ pointer: PointerEvent, in frame: Rect, _ context: ViewContext, _ editing: inout TextEditing
  ) -> Outcome {
    let place = place(at: pointer, in: frame, context, editing)
    switch (pointer.button, pointer.clicks) {
    case (.primary, 1):
      editing.move(to: place, extending: pointer.modifiers.contains(.shift))
      editing.drag = .characters
    case (.primary, 2):
      let word = word(at: pointer, in: frame, context, editing)
      editing.select(from: word, to: word)
      editing.drag = .words(word)
    case (.primary, _): selectAll(&editing)
    case (.middle, _):
      editing.move(to: place)
      return .request(.paste(from: .primary))
    case (.secondary, _):
      // The menu is for what is selected, or else for the place.
      let selection = editing.selection
      if !(selection.lowerBound...selection.upperBound).contains(place) { editing.move(to: place) }
    case (.none, _): break
    }
    return .moved
  }

  private func place(
    at pointer: PointerEvent, in frame: Rect, _ context: ViewContext, _ editing: TextEditing
  ) -> Int {
    layout(text, in: frame, context).index(at: pointer.position.x, editing.scroll)
  }

  private func word(
    at pointer: PointerEvent, in frame: Rect, _ context: ViewContext, _ editing: TextEditing
  ) -> Range<Int> {
    let layout = layout(text, in: frame, context)
    let character = layout.character(at: pointer.position.x, editing.scroll)
    return TextBoundaries(text).run(at: character)
  }

  private func steps(_ press: KeyPress) -> Double? {
    guard hasSteps, press.modifiers.isDisjoint(with: [.alt, .super]) else { return nil }
    switch press.key {
    case .up: return press.modifiers.stepFactor
    case .down: return -press.modifiers.stepFactor
    default: return nil
    }
  }

  private func step(_ steps: Double, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    hasSteps ? send(.stepped(by: steps)) : .ignored
  }

  func selectAll(_ editing: inout TextEditing) {
    editing.move(to: 0)
    editing.move(to: text.count, extending: true)
  }

  func copy(_ editing: TextEditing, to target: Request.Selection) -> Request? {
    guard !editing.selection.isEmpty else { return nil }
    return .copy(String(Array(text)[editing.selection]), to: target)
  }

  private func send(_ event: TextFieldEvent) -> Reaction<Message> {
    Reaction(messages: on(event).map { [$0] } ?? [])
  }
}
