import ColorModel
import Drawing
import Geometry
import PickerCore
import Views

/// The side panel: a search, what it finds of the history, and what to do with what is selected.
///
/// Where height is short the lines about the selection go first, then the buttons, then what is wrong
/// with the file.
struct HistoryPanel: View {
  static let searchID: ViewID = "search"
  static let listID: ViewID = "history"

  private let model: Model
  /// There is nothing beside it: what the window has to say is said here.
  private let isAlone: Bool

  init(_ model: Model, isAlone: Bool = false) {
    self.model = model
    self.isAlone = isAlone
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(Metrics.panel), height: room.height)
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    let padding = scale(Metrics.padding)
    let inner = frame.inset(
      by: Insets(top: scale(10), left: padding, bottom: padding, right: padding))
    guard !inner.isEmpty else { return }
    var top = inner.minY
    func row(_ height: Int, gap: Int) -> Rect {
      defer { top += height + gap }
      return Rect(x: inner.minX, y: top, width: inner.width, height: height)
    }
    placeHead(in: row(scale(28), gap: scale(10)), context, into: &scene)
    let control = row(scale(Metrics.fieldHeight), gap: scale(6))
    if control.maxY <= inner.maxY { placeSearch(in: control, context, into: &scene) }

    var rest = Rect(x: inner.minX, y: top, width: inner.width, height: inner.maxY - top)
    let least = scale(Metrics.leastGrid)
    let buttons = rest.cutBottom(scale(Metrics.control), gap: scale(10), leaving: least)
    let lines = buttons.flatMap { _ in
      rest.cutBottom(HistoryDetail.height(scale), gap: scale(8), leaving: least)
    }
    // In reading order, which is the order of Tab.
    placeTrouble(at: &rest, leaving: least, context, into: &scene)
    if rest.height > 0 { placeList(in: rest, context, into: &scene) }
    if let lines {
      HistoryDetail(model, notice).place(in: lines, context, into: &scene)
    }
    if let buttons { placeButtons(in: buttons, context, into: &scene) }
  }

  /// What is told here: all of it where there is no other place, else what was done here.
  private var notice: Model.Notice? {
    isAlone || model.notice?.link == .undo ? model.notice : nil
  }

  // MARK: The head

  private func placeHead(
    in row: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let side = min(row.height, row.width)
    tabs.place(
      in: row.inset(by: Insets(right: side + context.scale(6))), context, into: &scene)
    Button<Message>(
      icon: .close, name: "Close the panel", id: "panel.close",
      shortcut: model.shortcut(of: .panel), .command(.panel)
    ).place(
      in: Rect(x: row.maxX - side, y: row.minY, width: side, height: row.height), context,
      into: &scene)
  }

  private var tabs: Tabs<Message> {
    Tabs([
      Segment(
        id: "tab.history", title: "History", isSelected: true,
        message: .history(.search(model.browser.search)))
    ])
  }

  // MARK: Searching

  private func placeSearch(
    in row: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let side = row.height
    let field = row.inset(by: Insets(right: side + context.scale(6)))
    search.place(in: field, context, into: &scene)
    let corner = Rect(x: row.maxX - side, y: row.minY, width: side, height: side)
    Button<Message>(
      icon: .near, name: Command.near.title, id: "near",
      shortcut: model.shortcut(of: .near), .command(.near)
    ).place(in: corner, context, into: &scene)
  }

  private var search: TextField<Message> {
    TextField(
      id: Self.searchID, name: "Search the history", text: model.browser.search,
      placeholder: "Search name, hex, window…", list: Self.listID
    ) { event in
      switch event {
      case .edited(let text), .pasted(_, let text): .history(.search(text))
      case .reverted: .history(.search(""))
      case .committed, .left, .stepped: nil
      }
    }
  }

  // MARK: What is wrong

  private func placeTrouble(
    at rest: inout Rect, leaving least: Int, _ context: ViewContext,
    into scene: inout Scene<Message>
  ) {
    let troubles = model.browser.troubles
    guard !troubles.isEmpty else { return }
    let box = TroubleBox(
      id: "history.trouble", name: "What is wrong with the history",
      troubles.enumerated().map { index, trouble in
        Paragraph(trouble.words, .small, .error, id: ViewID("history.trouble.\(index)"))
      },
      remedy: Button(
        icon: .close, name: "Dismiss", id: "history.trouble.seen", .history(.troubleSeen)))
    let height = box.size(in: rest.size, context).height
    let gap = context.scale(6)
    guard rest.height >= height + gap + least else { return }
    var frame = rest
    frame.size.height = height
    rest = rest.inset(by: Insets(top: height + gap))
    box.place(in: frame, context, into: &scene)
  }

  // MARK: What is found

  private func placeList(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let browser = model.browser
    guard !browser.list.isEmpty else {
      let hint =
        browser.search.isEmpty ? "Colours you pick, copy or enter" : "Nothing like that is here"
      var line = frame
      line.size.height = min(frame.height, context.room(Metrics.heading))
      Label<Message>(hint, .small, .dim, id: "history.hint").place(in: line, context, into: &scene)
      return
    }
    let ids = browser.list
    let grid = SelectionGrid<Message>(
      id: Self.listID, name: "History",
      sections: browser.sections.map { GridSection($0.title, count: $0.range.count) },
      item: { [model] in Self.item(model.history, ids[$0]) },
      isSelected: { browser.selection.contains(ids[$0]) },
      menu: { [model] _ in HistoryMenu(model, .selection).entries }
    ) { event in
      switch event {
      case .take(let index): .history(.take(ids[index]))
      case .activate(let index): .history(.activate(ids[index]))
      case .select(let range, let adding): .history(.select(range, adding: adding))
      case .toggle(let index): .history(.toggle(ids[index]))
      case .selectAll: .history(.selectAll)
      case .copy(let index):
        .history(.run(.copy(nil), on: browser.selection.isEmpty ? .entry(ids[index]) : .selection))
      case .delete(let index):
        .history(.run(.delete, on: browser.selection.isEmpty ? .entry(ids[index]) : .selection))
      }
    }
    // The scroll bar has the padding at the right.
    let bar = context.scale(14)
    ScrollView(
      id: "history.scroll", name: "History", about: browser.search, Padding(right: 14, grid)
    ).place(in: frame.inset(by: Insets(right: -bar)), context, into: &scene)
  }

  private static func item(_ history: History, _ id: History.ID) -> GridItem {
    let entry = history[id]
    let hex = OutputFormat.hex.text(of: entry.color)
    return GridItem(
      entry.color, name: entry.name.map { "\($0), \(hex)" } ?? hex, isPinned: entry.isPinned)
  }

  // MARK: Buttons

  private func placeButtons(
    in row: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let gap = context.scale(8)
    let actions: [(HistoryAction, String, ViewID)] = [
      (.copy(nil), "Copy", "history.do.copy"),
      (.pin, model.isPinned(.selection) ? "Unpin" : "Pin", "history.do.pin"),
      (.delete, "Delete", "history.do.delete"),
    ]
    for (index, (action, title, id)) in actions.enumerated() {
      let left = (row.width + gap) * index / actions.count
      let right = (row.width + gap) * (index + 1) / actions.count - gap
      Button<Message>(
        title, id: id, isEnabled: !model.browser.selection.isEmpty,
        .history(.run(action, on: .selection))
      ).place(
        in: Rect(x: row.minX + left, y: row.minY, width: right - left, height: row.height),
        context, into: &scene)
    }
  }
}

extension Icon {
  /// Two waves: about the same.
  fileprivate static let near = Icon([wave(at: 4.2), wave(at: 9.2)])

  private static func wave(at top: Double) -> [Path.Vertex] {
    let line: [(x: Double, y: Double)] = [
      (1.5, 2), (3, 0.6), (4.7, 0), (6.5, 0.4), (8, 1.2), (9.7, 1.8), (11.4, 1.5), (14.5, -1),
    ]
    let upper = line.map { Path.Vertex(x: $0.x, y: top + $0.y) }
    return upper + line.reversed().map { Path.Vertex(x: $0.x, y: top + $0.y + 1.8) }
  }
}

extension Rect {
  /// Cuts off its lowest part, and a gap above that; nil, and nothing cut, where less is left.
  fileprivate mutating func cutBottom(_ height: Int, gap: Int, leaving least: Int) -> Rect? {
    guard self.height >= height + gap + least else { return nil }
    size.height -= height + gap
    return Rect(x: minX, y: maxY + gap, width: width, height: height)
  }
}
