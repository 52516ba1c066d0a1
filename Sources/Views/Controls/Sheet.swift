import Drawing
public import Geometry

/// Shows views over the whole window until it is dismissed; the last view to be placed.
///
/// A title with a button to close it, content that scrolls where it is too high, and buttons below.
/// The keyboard goes to its first control and stays in it; when it goes, who had the keyboard before
/// has it again, as it was. Esc and a press outside dismiss it too.
public struct Sheet<Message>: View {
  private let id: ViewID
  private let title: String
  private let dismiss: Message
  private let buttons: [any View<Message>]
  private let pages: Pages?
  private let content: any View<Message>

  /// Of several pages one is the content: the sheet has the same size for all of them.
  public struct Pages {
    let top: any View<Message>
    let shown: ViewID
    let height: Double

    /// `top` stands above each page, which scrolls by itself; `height` is of both, at scale 1.
    public init(top: any View<Message>, shown: ViewID, height: Double) {
      self.top = top
      self.shown = shown
      self.height = height
    }
  }

  /// As wide as the content likes to be; `buttons` stand at the right, in reading order.
  public init(
    id: ViewID, title: String, dismiss: Message, buttons: [any View<Message>] = [],
    pages: Pages? = nil, _ content: any View<Message>
  ) {
    self.id = id
    self.title = title
    self.dismiss = dismiss
    self.buttons = buttons
    self.pages = pages
    self.content = content
  }

  public func size(in room: Size, _ context: ViewContext) -> Size { room }

  /// In the middle of the frame, and no larger than it.
  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let panel = panel(in: frame, context)
    let behind = scene.items
    scene.items = [Placed(frame: panel, control: SheetPanel(id: id, title: title))]
    let inner = panel.inset(by: edge(of: panel.size, context))
    if !inner.isEmpty { placeParts(in: inner, context, into: &scene) }
    scene.sheet = Scene.Sheet(
      id: id, frame: panel, items: scene.items, scroller: scroller, dismiss: dismiss)
    scene.items = behind
  }

  private var scroller: ViewID { (pages?.shown ?? id).part("scroll") }

  private func edge(of size: Size, _ context: ViewContext) -> Insets {
    let (across, down) = (context.scale(16), context.scale(12))
    return Insets(
      top: min(down, size.height / 4), left: min(across, size.width / 4),
      bottom: min(down, size.height / 4), right: min(across, size.width / 4))
  }

  /// A margin is left around it where there is room for one.
  private func panel(in frame: Rect, _ context: ViewContext) -> Rect {
    let isSmall = min(frame.width, frame.height) < context.scale(160)
    let margin = isSmall ? 0 : context.scale(8)
    let most = frame.inset(by: margin)
    let edge = edge(of: most.size, context)
    let room = most.inset(by: edge).size
    var width = page.size(in: room, context).width
    for row in [header, pages?.top, footer] {
      width = max(width, row?.size(in: room, context).width ?? 0)
    }
    let across = min(width, room.width)
    let rows = rowsHeight(context)
    let inside = Size(width: across, height: max(0, room.height - rows.top - rows.bottom))
    let content =
      pages.map { context.scale($0.height) } ?? page.size(in: inside, context).height
    let height = content + rows.top + rows.bottom
    let size = Size(
      width: across + edge.left + edge.right,
      height: min(height, room.height) + edge.top + edge.bottom)
    return Rect(
      origin: Point(
        x: frame.minX + (frame.width - size.width) / 2,
        y: frame.minY + (frame.height - size.height) / 2), size: size)
  }

  /// The content stands still between title and buttons, or where that leaves it no room all of it
  /// scrolls.
  private func placeParts(
    in inner: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let rows = rowsHeight(context)
    var middle = inner.inset(by: Insets(top: rows.top, bottom: rows.bottom))
    var above = middle
    if let pages {
      above.size.height = pages.top.size(in: middle.size, context).height
      middle = middle.inset(by: Insets(top: above.height + context.scale(8)))
    }
    let least = min(context.scale(48), page.size(in: middle.size, context).height)
    guard middle.height >= least else {
      let all = Column(spacing: 8, [header, pages?.top, page, footer].compactMap { $0 })
      return placeScrolling(all, in: inner, context, into: &scene)
    }
    var top = inner
    top.size.height = context.scale(28)
    Label<Message>(title, .strong, id: id.part("title"))
      .place(in: top.inset(by: Insets(right: context.scale(36))), context, into: &scene)
    pages?.top.place(in: above, context, into: &scene)
    placeScrolling(page, in: middle, context, into: &scene)
    if let footer {
      var bottom = inner
      bottom.origin.y = inner.maxY - context.scale(28)
      bottom.size.height = context.scale(28)
      footer.place(in: bottom, context, into: &scene)
    }
    // Last by Tab: the first is in the content.
    let corner = context.scale(28)
    closeButton.place(
      in: Rect(x: top.maxX - corner, y: top.minY, width: corner, height: corner), context,
      into: &scene)
  }

  /// Over the edge at the right, for the scroll bar.
  private func placeScrolling(
    _ view: any View<Message>, in frame: Rect, _ context: ViewContext,
    into scene: inout Scene<Message>
  ) {
    let bar = context.scale(14)
    ScrollView(
      id: scroller, name: title, isTabStop: false, Padding(right: 14, view)
    ).place(
      in: frame.inset(by: Insets(right: -bar)), context, into: &scene)
  }

  /// The content, with room for the rings of its controls.
  private var page: any View<Message> { Padding(top: 4, bottom: 4, content) }

  private var closeButton: Button<Message> {
    Button(icon: .close, name: "Close", id: id.part("close"), dismiss)
  }

  private var header: (any View<Message>)? {
    Row([Label<Message>(title, .strong, id: id.part("title")), Spacer(), closeButton])
  }

  private var footer: (any View<Message>)? { buttons.isEmpty ? nil : Row([Spacer()] + buttons) }

  /// Of the title and of the buttons, with the space to the content.
  private func rowsHeight(_ context: ViewContext) -> (top: Int, bottom: Int) {
    let row = context.scale(28) + context.scale(8)
    return (row, buttons.isEmpty ? 0 : row)
  }
}

/// The ground of a sheet.
private struct SheetPanel<Message>: Control {
  let traits: Traits

  init(id: ViewID, title: String) { traits = Traits(id: id, role: .dialog, name: title) }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let theme = context.theme
    list.box(frame, radius: context.scale(8), theme.ground, border: theme.line, context.scale)
  }
}
