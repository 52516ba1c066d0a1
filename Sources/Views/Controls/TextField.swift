public import Drawing
public import Geometry

/// What a text field tells.
public enum TextFieldEvent: Hashable, Sendable {
  /// The text the user has made of it.
  case edited(String)
  /// What was pasted, as one line, and what the text has become by it.
  case pasted(String, making: String)
  /// Enter.
  case committed(String)
  /// Left after an edit that was not committed.
  case left(String)
  /// Esc: back to what was there before.
  case reverted
  /// Up, Down or the wheel: by 1, 10 (Shift) or 0.1 (Ctrl), downwards negative.
  case stepped(by: Double)
}

/// A line of text to edit; the text lives in the model, the caret in `Interaction.editing`.
public struct TextField<Message>: Control {
  public let traits: Traits
  let text: String
  let font: Font
  let alignment: TextAlignment
  let hasSteps: Bool
  let placeholder: String
  let completion: String?
  let on: (TextFieldEvent) -> Message?

  /// A field that shows `text` and tells what is done to it.
  ///
  /// `placeholder` is shown dim while there is no text; `completion` is what Tab makes of the text,
  /// where it does; Down and Enter lead to `list`, where there is something in it. With `hasSteps`, Up, Down and the wheel step; else they are left to others.
  public init(
    id: ViewID, name: String, text: String, font: Font = .body, alignment: TextAlignment = .left,
    placeholder: String = "", completion: String? = nil, list: ViewID? = nil,
    isInvalid: Bool = false, isEnabled: Bool = true, hasSteps: Bool = false,
    on: @escaping (TextFieldEvent) -> Message?
  ) {
    traits = Traits(
      id: id, role: .textField, name: name, value: text,
      actions: hasSteps ? [.edit, .increment, .decrement] : [.edit], isEnabled: isEnabled,
      isFocusable: true, list: list, isInvalid: isInvalid)
    self.text = text
    self.font = font
    self.alignment = alignment
    self.hasSteps = hasSteps
    self.placeholder = placeholder
    self.completion = completion
    self.on = on
  }

  public var cursor: Cursor { .text }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(58), height: context.scale(26))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let theme = context.theme
    list.fieldBox(frame, isInvalid: traits.isInvalid, state, context)
    let layout = layout(text, in: frame, context)
    let editing = state.isFocused ? editing(context) : nil
    let scroll = editing?.scroll ?? 0
    let run = TextRun(text, context.style(font), .solid(theme.ink(theme.text, state)))
    list.clipped(to: layout.inner) { list in
      if let editing, !editing.selection.isEmpty {
        let selection = layout.selection(editing.selection, scroll).intersection(layout.inner)
        if !selection.isEmpty { list.fill(.rect(selection), .solid(theme.accent, alpha: 89)) }
      }
      if text.isEmpty {
        let dim = theme.ink(theme.dim, state)
        list.line(placeholder, context.style(font), dim, in: layout.inner, alignment, context.text)
      } else {
        list.text(run, in: layout.line(scroll))
      }
      if let editing, editing.selection.isEmpty, context.interaction.showsCaret {
        list.fill(.rect(layout.caret(editing.caret, scroll)), .solid(theme.text))
      }
    }
    if traits.isInvalid {
      list.problemMark(in: frame, atLeft: alignment == .right, context)
    }
  }

  public func caret(in frame: Rect, _ context: ViewContext) -> Rect? {
    let editing = editing(context)
    return layout(text, in: frame, context).caret(editing.caret, editing.scroll)
  }

  /// The state of the editing, adapted to the text as it is now.
  func editing(_ context: ViewContext) -> TextEditing {
    var editing = context.interaction.editing ?? TextEditing(caret: text.count, anchor: text.count)
    editing.follow(text)
    return editing
  }

  func layout(_ text: String, in frame: Rect, _ context: ViewContext) -> FieldLayout {
    let mark = traits.isInvalid ? context.scale(Icon.problem.side) : 0
    return FieldLayout(text, context.style(font), alignment, in: frame, mark: mark, context)
  }
}
