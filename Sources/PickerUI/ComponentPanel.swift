import ColorModel
import Drawing
import Geometry
import PickerCore
import Views

/// The mode, the eyedropper, the way to a picture, and a slider with its field for each component and alpha.
///
/// Rows that do not fit are left out, the last first.
struct ComponentPanel: View {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The height of the modes alone, and of each further row.
  static func height(rows: Int, _ scale: Scale) -> Int {
    scale(Metrics.row) + (rows > 0 ? scale(12) + rows * scale(Metrics.row) : 0)
  }

  /// One row a component, and alpha's.
  var rows: Int { model.mode.space.components.count + 1 }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(
      width: context.scale(Metrics.rightColumn),
      height: Self.height(rows: rows, context.scale))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    let height = scale(Metrics.row)
    guard frame.height >= height else { return }
    let (side, gap) = (scale(34), scale(6))
    let buttons =
      frame.width < scale(Metrics.compactWidth) ? [eyedropper] : [eyedropper, pictureButton]
    let width = frame.width - buttons.count * (side + gap)
    modes.place(
      in: Rect(x: frame.minX, y: frame.minY, width: width, height: height), context, into: &scene)
    for (index, button) in buttons.enumerated() {
      let left = frame.minX + width + gap + index * (side + gap)
      button.place(
        in: Rect(x: left, y: frame.minY, width: side, height: height), context, into: &scene)
    }

    for row in 0..<rows {
      let bottom = frame.minY + Self.height(rows: row + 1, scale)
      guard bottom <= frame.maxY else { return }
      place(
        row, in: Rect(x: frame.minX, y: bottom - height, width: frame.width, height: height),
        context, into: &scene)
    }
  }

  private func place(
    _ row: Int, in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let scale = context.scale
    let components = model.mode.space.components
    let field: Field = row < components.count ? .component(row) : .alpha
    let (letter, name) =
      row < components.count ? (components[row].letter, components[row].name) : ("A", "alpha")
    let label = Rect(
      x: frame.minX, y: frame.minY, width: context.room(Metrics.letter), height: frame.height)
    if let units = units(row, letter, name) {
      // A box around the letter, which stands where it would without.
      let width = context.text.size(of: letter, context.style(.strong)).width + scale(8)
      let slot = centered(
        frame, x: label.minX - scale(4), width: min(width, label.width), height: scale(22))
      units.place(in: slot, context, into: &scene)
    } else {
      Label<Message>(letter, .strong, id: ViewID("letter.\(row)"))
        .place(in: label, context, into: &scene)
    }

    let width = context.room(Metrics.field)
    let box = centered(frame, x: frame.maxX - width, width: width, height: scale(26))
    let track = centered(
      frame, x: label.maxX, width: box.minX - scale(10) - label.maxX, height: scale(Metrics.track))
    slider(field, row, name).place(in: track, context, into: &scene)
    textField(field, row, name).place(in: box, context, into: &scene)
  }

  private func centered(_ frame: Rect, x: Int, width: Int, height: Int) -> Rect {
    Rect(x: x, y: frame.minY + (frame.height - height) / 2, width: width, height: height)
  }

  private var modes: SegmentedControl<Message> {
    SegmentedControl(
      id: "modes",
      segments: Mode.allCases.map { mode in
        let command = Command.allCases.first { $0.mode == mode }
        return Segment(
          id: ViewID("mode.\(mode)"), title: mode.title, isSelected: mode == model.mode,
          shortcut: command.flatMap(model.shortcut), message: .mode(mode))
      })
  }

  private var eyedropper: Button<Message> {
    Button(
      icon: .eyedropper, name: Command.pick.title, id: "eyedropper",
      shortcut: model.shortcut(of: .pick), isEnabled: !model.isPicking,
      .command(.pick))
  }

  private var pictureButton: Button<Message> {
    Button(
      icon: .picture, name: Command.open.title, id: "open", shortcut: model.shortcut(of: .open),
      .command(.open))
  }

  /// The menu of units on a letter; nil where there is no choice.
  private func units(_ row: Int, _ letter: String, _ name: String) -> MenuButton<Message>? {
    let space = model.mode.space
    guard row < space.components.count else { return nil }
    let choices = ComponentUnit(row, of: space).choices
    guard choices.count > 1 else { return nil }
    let unit = model.unit(at: row)
    return MenuButton(
      id: ViewID("unit.\(row)"), name: "Unit of \(name)", value: unit.title, title: letter,
      .bare,
      entries: choices.enumerated().map { index, choice in
        .item(
          MenuItem(
            id: ViewID("unit.\(row).\(index)"), title: choice.title,
            detail: choice.text(of: model.shown.components[row]), isSelected: choice == unit,
            message: .unit(row, choice)))
      })
  }

  private func slider(_ field: Field, _ row: Int, _ name: String) -> GradientSlider<Message> {
    let shown = model.shown
    let isAlpha = field == .alpha
    let unit = isAlpha ? ComponentUnit.percent : model.unit(at: row)
    return GradientSlider(
      id: ViewID("slider.\(row)"), name: "\(name.capitalizedFirst)",
      track: isAlpha ? .alpha(of: model.color) : .component(row, of: shown),
      value: isAlpha ? shown.alpha : shown.components[row],
      range: isAlpha ? 0...1 : model.mode.space.components[row].range,
      text: model.text(of: field), step: unit.step, wraps: unit.wraps
    ) { event in
      .slid(field, event.value, .init(event.phase))
    }
  }

  private func textField(_ field: Field, _ row: Int, _ name: String) -> TextField<Message> {
    TextField(
      id: ViewID("field.\(row)"), name: "\(name.capitalizedFirst) value",
      text: model.text(of: field), font: .digits, alignment: .right,
      isInvalid: model.isInvalid(field), hasSteps: true
    ) { event in
      Message(event, in: field)
    }
  }
}

extension Message {
  /// What a text field tells, as a message about `field`.
  init(_ event: TextFieldEvent, in field: Field) {
    switch event {
    case .edited(let text): self = .typed(field, text)
    case .pasted(let pasted, let text): self = .pastedInto(field, pasted, making: text)
    case .committed(let text): self = .committed(field, text, byEnter: true)
    case .left(let text): self = .committed(field, text, byEnter: false)
    case .reverted: self = .reverted(field)
    case .stepped(let steps): self = .stepped(field, by: steps)
    }
  }
}
