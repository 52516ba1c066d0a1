import Drawing
import Geometry
import PickerCore
import Views

/// All keys by the place they work in, in columns beside each other where one is too high.
struct KeySheet: View {
  private let sections: [KeySection]

  init(_ model: Model) { sections = KeySection.of(model) }

  func size(in room: Size, _ context: ViewContext) -> Size {
    let columns = columns(in: room, context.scale)
    let gutters = (columns.count - 1) * context.scale(Metrics.gutter)
    return Size(
      width: columns.count * context.scale(Self.column) + gutters,
      height: (columns.map(height).max() ?? 0) * context.scale(Self.row))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let columns = columns(in: frame.size, context.scale)
    let gutter = context.scale(Metrics.gutter)
    let width = (frame.width - (columns.count - 1) * gutter) / columns.count
    for (index, column) in columns.enumerated() {
      var slot = Rect(
        x: frame.minX + index * (width + gutter), y: frame.minY, width: width,
        height: context.scale(Self.row))
      for section in column {
        Label<Message>(section.title, .small, .dim, id: ViewID("keys of \(section.title)"))
          .place(in: slot, context, into: &scene)
        slot.origin.y += slot.height
        for line in section.lines {
          place(line, in: slot, context, into: &scene)
          slot.origin.y += slot.height
        }
      }
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

  /// The sections in as many columns as it takes, if there is room for them; a section is not broken.
  private func columns(in room: Size, _ scale: Scale) -> [[KeySection]] {
    guard height(sections) * scale(Self.row) > room.height else { return [sections] }
    let gutter = scale(Metrics.gutter)
    let fitting = (room.width + gutter) / (scale(Self.column) + gutter)
    let count = min(max(1, fitting), sections.count)
    let single = sections.prefix(count - 1).map { [$0] }
    return single + [Array(sections.dropFirst(count - 1))]
  }

  /// In rows, headings included.
  private func height(_ sections: [KeySection]) -> Int {
    sections.reduce(0) { $0 + 1 + $1.lines.count }
  }

  private static let column = 296.0
  private static let row = 20.0
}
