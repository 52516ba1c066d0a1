import Drawing
import Geometry

/// The popup of a menu: choices below each other, their examples in a second column.
struct Menu<Message> {
  private let entries: [MenuEntry<Message>]

  init(_ entries: [MenuEntry<Message>]) { self.entries = entries }

  /// At least as wide as what it belongs to, and as wide as its longest line.
  func popup(anchor: Rect, _ context: ViewContext) -> Scene<Message>.Popup {
    let scale = context.scale
    let items = entries.compactMap { entry in
      if case .item(let item) = entry { item } else { nil }
    }
    func widest(_ text: (MenuItem<Message>) -> String, _ font: Font) -> Int {
      items.map { context.text.size(of: text($0), context.style(font)).width }.max() ?? 0
    }
    let detailStart = scale(8) + widest(\.title, .body) + scale(16)
    let detail = widest(\.detail, .monospaced)
    let content = detail > 0 ? detailStart + detail + scale(8) : detailStart - scale(8)
    let width = max(content, anchor.width - 2 * scale(6))
    var placed: [Placed<Message>] = []
    var y = scale(6)
    for (index, entry) in entries.enumerated() {
      let row = Rect(x: scale(6), y: y, width: width, height: 0)
      switch entry {
      case .item(let item):
        let frame = Rect(origin: row.origin, size: Size(width: width, height: context.room(24)))
        var row = Placed<Message>(
          frame: frame, control: MenuRow(item: item, detailStart: detailStart))
        if case .press(let press) = item.action { row.press = press }
        placed.append(row)
        y = frame.maxY
      case .separator:
        let frame = Rect(origin: row.origin, size: Size(width: width, height: scale(9)))
        placed.append(Placed(frame: frame, control: MenuLine(id: ViewID("separator.\(index)"))))
        y = frame.maxY
      }
    }
    let popup = Scene<Message>.Popup(
      kind: .menu, anchor: anchor,
      size: Size(width: width + 2 * scale(6), height: y + scale(6)), items: placed)
    return popup.size.height > context.popupRoom ? popup.cut(context) : popup
  }
}

extension Scene.Popup {
  /// As high as there is room, and scrolled.
  fileprivate func cut(_ context: ViewContext) -> Self {
    var popup = self
    popup.size.height = context.popupRoom
    popup.overflow = size.height - context.popupRoom
    let highlight = items.first { $0.traits.id == context.interaction.highlight }?.frame
    let wanted =
      context.interaction.menuScroll ?? highlight.map { $0.center.y - context.popupRoom / 2 } ?? 0
    popup.scroll = min(max(wanted, 0), popup.overflow)
    popup.items = items.map { $0.offset(by: Point(x: 0, y: -popup.scroll)) }
    return popup
  }
}

/// One choice of an open menu; the state's hover is the highlight.
private struct MenuRow<Message>: Control {
  let item: MenuItem<Message>
  let detailStart: Int

  var traits: Traits {
    Traits(
      id: item.id, role: .menuItem, name: item.title, value: item.detail, actions: [.press],
      isEnabled: item.isEnabled, isSelected: item.isSelected, shortcut: item.shortcut)
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let theme = context.theme
    if state.isHovered {
      list.fill(.rounded(frame, radius: context.scale(4)), .solid(theme.accent))
    }
    let ink = state.isHovered ? theme.onAccent : state.isEnabled ? theme.text : theme.dim
    let title = frame.inset(by: Insets(left: context.scale(8), right: context.scale(8)))
    list.line(item.title, context.body, ink, in: title, .left, context.text)
    let detail = frame.inset(by: Insets(left: detailStart, right: context.scale(8)))
    list.line(item.detail, context.style(.monospaced), ink, in: detail, .left, context.text)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    guard case .message(let message) = item.action, event.isActivation(in: frame) else {
      return .ignored
    }
    return .message(message)
  }
}

/// A line between groups of choices.
private struct MenuLine<Message>: Control {
  let traits: Traits

  init(id: ViewID) { traits = Traits(id: id, role: .image, name: "") }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let height = context.scale(1)
    let line = Rect(
      x: frame.minX, y: frame.minY + (frame.height - height) / 2, width: frame.width,
      height: height)
    list.fill(.rect(line), .solid(context.theme.line))
  }
}
