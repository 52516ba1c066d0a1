import Drawing
public import Geometry

/// A few choices side by side in a box, one of them chosen.
///
/// Each is a control of its own. Tab reaches the chosen one, arrows choose its neighbours.
public struct SegmentedControl<Message>: View {
  private let id: ViewID
  private let segments: [Segment<Message>]

  public init(id: ViewID, segments: [Segment<Message>]) {
    self.id = id
    self.segments = segments
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let widest = segments.map { context.text.size(of: $0.title, context.body).width }.max() ?? 0
    let scale = context.scale
    return Size(
      width: (widest + scale(22)) * segments.count + 2 * scale(3), height: scale(32))
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    SegmentBox(id: id.part("box")).place(in: frame, context, into: &scene)
    let inner = frame.inset(by: context.scale(3))
    let chosen = segments.entry()
    let edges = edges(inner.width, context)
    for (index, segment) in segments.enumerated() {
      let slot = Rect(
        x: inner.minX + edges[index], y: inner.minY, width: edges[index + 1] - edges[index],
        height: inner.height)
      SegmentButton(
        segment: segment, siblings: segments, index: index, isFocusable: index == chosen
      ).place(in: slot, context, into: &scene)
    }
  }

  /// Where segments begin and end: all as wide as each other, or where that is narrow for one of
  /// them, with the same room beside each title.
  private func edges(_ width: Int, _ context: ViewContext) -> [Int] {
    let count = segments.count
    let titles = segments.map { context.text.size(of: $0.title, context.body).width }
    let spare = width - titles.reduce(0, +)
    let isNarrow = (titles.max() ?? 0) + context.scale(16) > width / max(1, count)
    guard isNarrow, spare >= 0 else { return (0...count).map { width * $0 / max(1, count) } }
    return (0...count).map { titles[..<$0].reduce(0, +) + spare * $0 / count }
  }
}

/// The box around the choices.
private struct SegmentBox<Message>: Control {
  let traits: Traits

  init(id: ViewID) { traits = Traits(id: id, role: .image, name: "") }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let theme = context.theme
    list.box(frame, radius: context.scale(6), theme.field, border: theme.line, context.scale)
  }
}

/// One choice.
private struct SegmentButton<Message>: Control {
  let segment: Segment<Message>
  let siblings: [Segment<Message>]
  let index: Int
  let isFocusable: Bool

  var traits: Traits { segment.traits(as: .radioButton, isFocusable: isFocusable) }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, radius) = (context.theme, context.scale(5))
    if segment.isSelected || state.isHovered {
      let ground = segment.isSelected ? theme.chosen : theme.field
      list.fill(.rounded(frame, radius: radius), .solid(theme.shade(ground, state)))
    }
    list.focusRing(around: frame, radius: radius, state, context)
    let ink = theme.ink(segment.isSelected ? theme.text : theme.dim, state)
    list.line(segment.title, context.body, ink, in: frame, .center, context.text)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    siblings.handle(event, at: index, in: frame, &context)
  }
}
