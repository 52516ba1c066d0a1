import Drawing
public import Geometry

/// A row of a `ReorderList`.
public struct ReorderRow: Hashable, Sendable {
  /// What it is known by, wherever it stands; different in each row of a list.
  public var name: String
  public var title: String
  /// Whether it is ticked.
  public var isOn: Bool
  public var canBeRemoved: Bool

  public init(_ name: String, title: String, isOn: Bool, canBeRemoved: Bool = false) {
    self.name = name
    self.title = title
    self.isOn = isOn
    self.canBeRemoved = canBeRemoved
  }
}

/// What was done to the rows of a `ReorderList`; numbers are indices.
public enum ReorderEvent: Hashable, Sendable {
  /// Ticked, or no longer.
  case toggle(Int)
  /// `to` is where it stands afterwards.
  case move(from: Int, to: Int)
  case remove(Int)
}

/// Rows in an order that the user gives them, each with a tick.
///
/// A row is dragged to another place, and told about when it is let go; Alt+Up and Alt+Down move
/// the one with the keyboard, Space ticks it, Delete takes it away. One Tab stop, arrows inside.
public struct ReorderList<Message>: View {
  let id: ViewID
  let rows: [ReorderRow]
  let isEnabled: Bool
  let on: (ReorderEvent) -> Message?

  public init(
    id: ViewID, _ rows: [ReorderRow], isEnabled: Bool = true,
    on: @escaping (ReorderEvent) -> Message?
  ) {
    self.id = id
    self.rows = rows
    self.isEnabled = isEnabled
    self.on = on
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let widest = rows.map { context.text.size(of: $0.title, context.body).width }.max() ?? 0
    return Size(
      width: widest + context.scale(84), height: rows.count * height(context))
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let height = height(context)
    let interaction = context.interaction
    let entry = rows.firstIndex { rowID($0) == interaction.focus } ?? 0
    var order = Array(rows.indices)
    if let from = rows.firstIndex(where: { rowID($0) == interaction.capture }),
      let to = interaction.pendingValue
    {
      // As it will be when it is let go.
      order.insert(order.remove(at: from), at: min(max(Int(to), 0), rows.count - 1))
    }
    for (place, index) in order.enumerated() {
      let slot = Rect(
        x: frame.minX, y: frame.minY + place * height, width: frame.width, height: height)
      ReorderItem(list: self, index: index, top: frame.minY, isFocusable: index == entry)
        .place(in: slot, context, into: &scene)
      let row = rows[index]
      guard row.canBeRemoved else { continue }
      let side = context.scale(24)
      GlyphButton(
        .close, id: rowID(row).part("remove"), name: "Remove \(row.title)", owner: rowID(row),
        isEnabled: isEnabled
      ) { on(.remove(index)) }.place(
        in: Rect(
          x: slot.maxX - side - context.scale(2), y: slot.minY + (height - side) / 2, width: side,
          height: side), context, into: &scene)
    }
  }

  func rowID(_ row: ReorderRow) -> ViewID { id.part(row.name) }

  private func height(_ context: ViewContext) -> Int { context.room(28) }
}
