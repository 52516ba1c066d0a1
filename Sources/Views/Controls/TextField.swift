public import Drawing
public import Geometry

/// What a text field tells.
public enum TextFieldEvent: Hashable, Sendable {
  /// The text the user has made of it.
  case edited(String)
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
  }
}
