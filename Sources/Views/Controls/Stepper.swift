public import Geometry

/// A number field with two buttons that step it, for the pointer alone: the field has keys for it.
public struct Stepper<Message>: View {
  private let field: TextField<Message>
  private let isEnabled: Bool

  /// As a text field that has steps; a button steps by 1, like Up and Down.
  public init(
    id: ViewID, name: String, text: String, isInvalid: Bool = false, isEnabled: Bool = true,
    on: @escaping (TextFieldEvent) -> Message?
  ) {
    field = TextField(
      id: id, name: name, text: text, font: .digits, alignment: .right, isInvalid: isInvalid,
      isEnabled: isEnabled, hasSteps: true, on: on)
    self.isEnabled = isEnabled
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let own = field.size(in: room, context)
    return Size(width: own.width + 2 * context.scale(24) + context.scale(4), height: own.height)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let side = min(context.scale(24), frame.width / 4)
    let buttons = 2 * side + context.scale(4)
    field.place(in: frame.inset(by: Insets(right: buttons)), context, into: &scene)
    for (index, step) in [-1.0, 1].enumerated() {
      let id = field.traits.id
      GlyphButton(
        step < 0 ? .minus : .plus, id: id.part(step < 0 ? "less" : "more"),
        name: "\(field.traits.name): \(step < 0 ? "less" : "more")", owner: id,
        isEnabled: isEnabled
      ) { field.on(.stepped(by: step)) }.place(
        in: Rect(
          x: frame.maxX - (2 - index) * side, y: frame.minY, width: side, height: frame.height),
        context, into: &scene)
    }
  }
}
