import ColorModel
import Drawing
import Geometry

/// The grid as a whole: what gets the keys.
struct GridBody<Message>: Control {
  let grid: SelectionGrid<Message>
  let layout: GridLayout
  let position: GridPosition
  let pageHeight: Int

  init(
    grid: SelectionGrid<Message>, layout: GridLayout, _ context: ViewContext, pageHeight: Int
  ) {
    self.grid = grid
    self.layout = layout
    self.pageHeight = pageHeight
    // Cells may have gone since.
    let (known, last) = (context.interaction.grids[grid.id], max(0, layout.count - 1))
    position = GridPosition(
      focus: min(known?.focus ?? 0, last), anchor: min(known?.anchor ?? 0, last))
  }

  var traits: Traits {
    Traits(
      id: grid.id, role: .grid, name: grid.name,
      value: layout.count > 0 ? grid.item(position.focus).name : "", actions: [.select],
      isFocusable: layout.count > 0)
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {}

  func focusArea(in frame: Rect, _ context: ViewContext) -> Rect {
    layout.count > 0
      ? layout.slotWithHeading(position.focus).offset(by: frame.origin)
      : Rect(origin: frame.origin, size: .zero)
  }
}

/// One cell: what gets the pointer.
struct GridCell<Message>: Control {
  let body: GridBody<Message>
  let index: Int
  private let item: GridItem
  let traits: Traits

  init(body: GridBody<Message>, index: Int) {
    self.body = body
    self.index = index
    item = body.grid.item(index)
    traits = Traits(
      id: body.grid.id.part(index), role: .gridCell, name: item.name, value: item.color.hex,
      actions: [.press, .select, .drag], isSelected: body.grid.isSelected(index),
      owner: body.grid.id)
  }

  var cursor: Cursor { .hand }

  var dragged: Color? { item.color }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let (radius, ring) = (scale(5), scale(2))
    list.smallSwatch(item.color, in: frame, state, context)
    if item.isPinned {
      let side = scale(Icon.pin.side)
      let corner = Rect(
        x: frame.maxX - side - scale(3), y: frame.minY + scale(3), width: side, height: side)
      Icon.pin.draw(in: corner, scale, .solid(item.color.legible), into: &list)
    }
    var outer = ControlState()
    outer.showsFocusRing = traits.isSelected
    list.focusRing(around: frame, radius: radius, outer, context)
    let interaction = context.interaction
    if body.position.focus == index, interaction.focus == body.grid.id, interaction.isActive,
      interaction.showsFocusRing
    {
      // Inside, beside the ring of what is selected; set off by a line of the ground.
      let path = Path.rounded(frame, radius: radius)
      list.stroke(path, width: ring + scale(1), .solid(theme.ground))
      list.stroke(path, width: ring, .solid(theme.accent))
    }
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  { body.handle(event, at: index, in: frame, &context) }
}

extension Icon {
  /// A pin: this stays.
  static let pin = Icon(
    side: 9,
    [
      [
        (2, 0), (7, 0), (7, 1.4), (6.1, 1.4), (6.1, 3.6), (7.6, 5.4), (1.4, 5.4), (2.9, 3.6),
        (2.9, 1.4), (2, 1.4),
      ],
      [(4, 5.4), (5, 5.4), (4.5, 9)],
    ].map { corners in corners.map { Path.Vertex(x: $0.0, y: $0.1) } })
}
