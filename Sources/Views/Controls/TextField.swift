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
  let on: (TextFieldEvent) -> Message?

  /// A field that shows `text` and tells what is done to it.
  ///
  /// With `hasSteps`, Up, Down and the wheel step; else they are left to others.
  public init(
    id: ViewID, name: String, text: String, font: Font = .body, alignment: TextAlignment = .left,
    isInvalid: Bool = false, isEnabled: Bool = true, hasSteps: Bool = false,
    on: @escaping (TextFieldEvent) -> Message?
  ) {
    traits = Traits(
      id: id, role: .textField, name: name, value: text,
      actions: hasSteps ? [.edit, .increment, .decrement] : [.edit], isEnabled: isEnabled,
      isFocusable: true, isInvalid: isInvalid)
    self.text = text
    self.font = font
    self.alignment = alignment
    self.hasSteps = hasSteps
    self.on = on
  }

  public var cursor: Cursor { .text }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(58), height: context.scale(26))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    drawBox(in: frame, state, context, into: &list)
    let layout = layout(text, in: frame, context)
    let editing = state.isFocused ? editing(context) : nil
    let scroll = editing?.scroll ?? 0
    let run = TextRun(text, context.style(font), .solid(theme.ink(theme.text, state)))
    list.clipped(to: layout.inner) { list in
      if let editing, !editing.selection.isEmpty {
        let selection = layout.selection(editing.selection, scroll).intersection(layout.inner)
        if !selection.isEmpty { list.fill(.rect(selection), .solid(theme.accent, alpha: 89)) }
      }
      if !text.isEmpty { list.text(run, in: layout.line(scroll)) }
      if let editing, editing.selection.isEmpty, context.interaction.showsCaret {
        list.fill(.rect(layout.caret(editing.caret, scroll)), .solid(theme.text))
      }
    }
    if traits.isInvalid {
      let side = scale(Icon.problem.side)
      let x = alignment == .right ? frame.minX + scale(5) : frame.maxX - scale(5) - side
      let slot = Rect(x: x, y: frame.minY, width: side, height: frame.height)
      Icon.problem.draw(in: slot, scale, .solid(theme.error), into: &list)
    }
  }

  private func drawBox(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let path = Path.rounded(frame, radius: scale(5))
    var resting = state
    resting.isPressed = false
    list.fill(path, .solid(theme.shade(theme.field, resting)))
    let edge =
      traits.isInvalid ? theme.error : state.isFocused ? theme.accent : theme.ink(theme.line, state)
    list.stroke(path, width: scale(state.isFocused ? 2 : 1), .solid(edge))
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

extension Icon {
  /// An exclamation mark: an error is not shown by colour alone.
  static let problem = Icon(
    side: 10,
    [
      [.init(x: 4, y: 1), .init(x: 6, y: 1), .init(x: 5.6, y: 6.4), .init(x: 4.4, y: 6.4)],
      [.init(x: 4.2, y: 7.4), .init(x: 5.8, y: 7.4), .init(x: 5.8, y: 9), .init(x: 4.2, y: 9)],
    ])
}
