import Drawing
import Geometry
import PickerCore
import Views

/// The keys of the window, in columns beside each other where they are too many for one.
struct KeySheet: View {
  private let lines: [KeyLine]

  init(_ model: Model) { lines = KeyLine.of(model) }

  func size(in room: Size, _ context: ViewContext) -> Size {
    let grid = Grid(lines.count, in: room, context.scale)
    let gutters = (grid.columns - 1) * context.scale(Metrics.gutter)
    return Size(
      width: grid.columns * context.scale(Grid.column) + gutters, height: grid.rows * grid.height)
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let grid = Grid(lines.count, in: frame.size, context.scale)
    let gutter = context.scale(Metrics.gutter)
    let width = (frame.width - (grid.columns - 1) * gutter) / grid.columns
    for (index, line) in lines.enumerated() {
      let slot = Rect(
        x: frame.minX + index / grid.rows * (width + gutter),
        y: frame.minY + index % grid.rows * grid.height, width: width, height: grid.height)
      place(line, in: slot, context, into: &scene)
    }
  }

  private func place(
    _ line: KeyLine, in slot: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let keys = context.text.size(of: line.keys, context.style(.body)).width
    let split = min(slot.width, keys)
    let title = slot.inset(by: Insets(right: min(slot.width, split + context.scale(8))))
    Label<Message>(line.title, id: ViewID("key.\(line.title)"))
      .place(in: title, context, into: &scene)
    Label<Message>(line.keys, .body, .dim, id: ViewID("keys.\(line.title)"), alignment: .right)
      .place(in: slot.inset(by: Insets(left: slot.width - split)), context, into: &scene)
  }
}

/// As many columns as it takes, if there is room for them.
private struct Grid {
  let columns, rows, height: Int

  init(_ count: Int, in room: Size, _ scale: Scale) {
    let gutter = scale(Metrics.gutter)
    let fitting = (room.width + gutter) / (scale(Self.column) + gutter)
    let needed = (count * scale(Self.row) + room.height - 1) / max(1, room.height)
    columns = min(max(1, fitting), max(1, needed))
    rows = max(1, (count + columns - 1) / columns)
    height = scale(Self.row)
  }

  static let column = 270.0
  private static let row = 24.0
}
