import Drawing
import Geometry
import PickerCore
import Views

/// The keys of the window in as many columns as it takes to show them all.
struct KeySheet: View {
  private let lines: [KeyLine]

  init(_ model: Model) { lines = KeyLine.of(model) }

  func size(in room: Size, _ context: ViewContext) -> Size {
    let scale = context.scale
    let columns = columns(in: room, scale)
    let rows = (lines.count + columns - 1) / columns
    return Size(
      width: columns * scale(Self.column) + (columns - 1) * scale(Metrics.gutter),
      height: rows * scale(Self.row))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    let columns = columns(in: frame.size, scale)
    let rows = (lines.count + columns - 1) / columns
    let gutter = scale(Metrics.gutter)
    let width = (frame.width - (columns - 1) * gutter) / columns
    // Where the window is low they stand closer; what does not fit even so is left out.
    let height = min(scale(Self.row), max(scale(Self.leastRow), frame.height / rows))
    for (index, line) in lines.enumerated() {
      let slot = Rect(
        x: frame.minX + index / rows * (width + gutter), y: frame.minY + index % rows * height,
        width: width, height: height)
      if slot.maxY <= frame.maxY, width > 0 { place(line, in: slot, context, into: &scene) }
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

  private func columns(in room: Size, _ scale: Scale) -> Int {
    let fitting = max(1, (room.width + scale(Metrics.gutter)) / (scale(Self.column) + scale(Metrics.gutter)))
    let needed = (lines.count * scale(Self.row) + room.height - 1) / max(1, room.height)
    return min(fitting, max(1, needed), max(1, lines.count))
  }

  private static let column = 270.0
  private static let row = 24.0
  private static let leastRow = 17.0
}
