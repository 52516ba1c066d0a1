import Drawing
public import Geometry

/// Words side by side, one of them chosen and underlined: which page of several is shown.
///
/// Each is a control of its own. Tab reaches the chosen one, arrows choose its neighbours.
public struct Tabs<Message>: View {
  private let tabs: [Segment<Message>]

  public init(_ tabs: [Segment<Message>]) { self.tabs = tabs }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let gaps = context.scale(14) * max(0, tabs.count - 1)
    return Size(width: widths(context).reduce(gaps, +), height: context.scale(28))
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let gap = context.scale(14)
    var widths = widths(context)
    let room = frame.width - gap * max(0, tabs.count - 1)
    if widths.reduce(0, +) > room {
      // Too narrow for the words: all alike, and cut off.
      widths = share(
        room, lengths: widths, weights: widths.map { _ in 1 }, spacing: 0)
    }
    let entry = tabs.entry()
    var x = frame.minX
    for (index, tab) in tabs.enumerated() {
      TabButton(tab: tab, siblings: tabs, index: index, isFocusable: index == entry).place(
        in: Rect(x: x, y: frame.minY, width: widths[index], height: frame.height), context,
        into: &scene)
      x += widths[index] + gap
    }
  }

  private func widths(_ context: ViewContext) -> [Int] {
    tabs.map { context.text.size(of: $0.title, context.body).width }
  }
}

/// One tab, as wide as its word.
private struct TabButton<Message>: Control {
  let tab: Segment<Message>
  let siblings: [Segment<Message>]
  let index: Int
  let isFocusable: Bool

  var traits: Traits { tab.traits(as: .tab, isFocusable: isFocusable) }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  /// Half the gap on either side.
  func hitArea(in frame: Rect, _ context: ViewContext) -> Rect {
    frame.inset(by: Insets(left: -context.scale(7), right: -context.scale(7)))
  }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let line = frame.inset(by: Insets(top: max(0, frame.height - scale(2))))
    let word = frame.inset(by: Insets(bottom: line.height))
    let ink = tab.isSelected || state.isHovered ? theme.text : theme.dim
    list.line(tab.title, context.body, theme.ink(ink, state), in: word, .center, context.text)
    if tab.isSelected { list.fill(.rect(line), .solid(theme.accent)) }
    list.focusRing(
      around: frame.inset(by: Insets(bottom: -scale(1))), radius: scale(4), state, context)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  { siblings.handle(event, at: index, in: hitArea(in: frame, context), &context) }
}
