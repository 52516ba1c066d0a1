import Drawing
import Geometry
import PickerCore
import Views

/// The newest of the history, as many rows as fit.
struct RecentPanel: View {
  private let model: Model

  private static let limit = 24

  init(_ model: Model) { self.model = model }

  /// With the heading and one row of swatches.
  static func height(_ scale: Scale) -> Int { scale(Metrics.heading) + scale(4) + scale(20) }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: Self.height(context.scale))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    guard frame.height >= Self.height(scale) else { return }
    let heading = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: scale(Metrics.heading))
    // The panel has its own way back.
    let isOpen = model.browser.isOpen
    let corner = isOpen ? 0 : min(heading.width / 2, all.size(in: heading.size, context).width)
    Label<Message>("Recent", .small, .dim)
      .place(in: heading.inset(by: Insets(right: corner)), context, into: &scene)
    if !isOpen {
      // Its word ends where the column does; what is around it shows only under the pointer.
      let word = heading.inset(by: Insets(left: heading.width - corner))
      all.place(
        in: word.offset(by: Point(x: Button<Message>.bareMargin(scale), y: 0)), context,
        into: &scene)
    }
    let top = heading.maxY + scale(4)
    let columns = max(1, (frame.width + scale(5)) / (scale(22) + scale(5)))
    let rows = (frame.maxY - top + scale(5)) / (scale(20) + scale(5))
    let ids = model.history.newest(min(rows * columns, Self.limit))
    guard !ids.isEmpty else {
      let hint = Rect(x: frame.minX, y: top, width: frame.width, height: scale(20))
      Label<Message>("Colours you pick, copy or enter", .small, .dim)
        .place(in: hint, context, into: &scene)
      return
    }
    let grid = SwatchGrid<Message>(
      id: "recent", ids.map { model.history.color(of: $0) }, columns: columns,
      menu: { HistoryMenu(model, .entry(ids[$0])).entries }
    ) { event in
      switch event {
      case .take(let index): .history(.activate(ids[index]))
      case .copy(let index): .history(.copy(ids[index]))
      }
    }
    let size = grid.size(in: frame.size, context)
    grid.place(
      in: Rect(x: frame.minX, y: top, width: frame.width, height: size.height), context,
      into: &scene)
  }

  private var all: Button<Message> {
    Button(
      "History", id: "history.open", isBare: true, shortcut: model.shortcut(of: .panel),
      .command(.panel))
  }
}
