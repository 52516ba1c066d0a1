public import ColorModel
import Drawing
public import Geometry

/// A run of cells under a heading; without a title they follow on.
public struct GridSection: Hashable, Sendable {
  public var title: String
  public var count: Int

  public init(_ title: String, count: Int) {
    self.title = title
    self.count = count
  }
}

/// What a cell of a `SelectionGrid` shows.
public struct GridItem: Hashable, Sendable {
  public var color: Color
  /// Read out, and shown as the tooltip.
  public var name: String
  public var isPinned: Bool

  public init(_ color: Color, name: String, isPinned: Bool = false) {
    self.color = color
    self.name = name
    self.isPinned = isPinned
  }
}

/// What was done in a `SelectionGrid`; cells are known by their index over all sections.
public enum SelectionEvent: Hashable, Sendable {
  /// A click, or Space: it is selected alone, and used.
  case take(Int)
  /// Enter: it is used, the selection stays.
  case activate(Int)
  /// The selection becomes these cells, or gets them beside what it has.
  case select(ClosedRange<Int>, adding: Bool)
  /// Selected or no longer.
  case toggle(Int)
  case selectAll
  /// Ctrl+C, with the keys at this cell: the selection is to be copied.
  case copy(Int)
  /// Delete, with the keys at this cell: the selection is to go.
  case delete(Int)
}

/// Where the keys are in a grid.
public struct GridPosition: Hashable, Sendable {
  public var focus = 0
  /// Where a range begins that Shift extends.
  public var anchor = 0

  public init(focus: Int = 0, anchor: Int = 0) {
    self.focus = focus
    self.anchor = anchor
  }
}

/// A grid of swatches in sections, any number of which may be selected; content of a `ScrollView`.
///
/// It asks for the cells that are seen and no others, so a build costs the same for ten cells and
/// for a hundred thousand. It is one Tab stop; the selection lives in the model, where the keys are
/// and where a range began in `Interaction.grids`.
public struct SelectionGrid<Message>: View {
  let id: ViewID
  let name: String
  let sections: [GridSection]
  let item: (Int) -> GridItem
  let isSelected: (Int) -> Bool
  let menu: ((Int) -> [MenuEntry<Message>])?
  let on: (SelectionEvent) -> Message?

  /// `item` and `isSelected` are asked of cells in sight.
  ///
  /// `menu` is what a cell's context menu has; a cell that is not selected becomes so by itself
  /// before it opens.
  public init(
    id: ViewID, name: String, sections: [GridSection], item: @escaping (Int) -> GridItem,
    isSelected: @escaping (Int) -> Bool, menu: ((Int) -> [MenuEntry<Message>])? = nil,
    on: @escaping (SelectionEvent) -> Message?
  ) {
    self.id = id
    self.name = name
    self.sections = sections
    self.item = item
    self.isSelected = isSelected
    self.menu = menu
    self.on = on
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    Size(
      width: room.width, height: GridLayout(sections, width: room.width, context).height)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let layout = GridLayout(sections, width: frame.width, context)
    let body = GridBody(grid: self, layout: layout, context, pageHeight: scene.visible.height)
    place(body, menu: body.position.focus, in: frame, context, into: &scene)
    let shown = scene.visible.intersection(frame)
    guard layout.count > 0, !shown.isEmpty else { return }
    let visible = layout.visible(shown.minY - frame.minY..<shown.maxY - frame.minY)
    for heading in visible.headings {
      Label<Message>(heading.title, .small, .dim, id: id.part("heading.\(heading.title)"))
        .place(in: heading.frame.offset(by: frame.origin), context, into: &scene)
    }
    for index in visible.cells.joined() {
      let slot = layout.slot(index).offset(by: frame.origin)
      place(GridCell(body: body, index: index), menu: index, in: slot, context, into: &scene)
    }
  }

  private func place(
    _ part: any View<Message>, menu index: Int, in frame: Rect, _ context: ViewContext,
    into scene: inout Scene<Message>
  ) {
    let part = menu.map { menu in ContextMenu(part) { menu(index) } } ?? part
    part.place(in: frame, context, into: &scene)
  }
}
