public import ColorModel
import Drawing
public import Geometry

/// What was done to a swatch of a `SwatchGrid`; the number is its index.
public enum SwatchEvent: Hashable, Sendable {
  /// Clicked, or Enter or Space.
  case take(Int)
  /// Ctrl+click, or Ctrl+Enter.
  case copy(Int)
}

/// Rows of small swatches: one Tab stop, with arrows to go from swatch to swatch.
public struct SwatchGrid<Message>: View {
  private let id: ViewID
  private let colors: [Color]
  private let columns: Int
  private let menu: ((Int) -> [MenuEntry<Message>])?
  private let on: (SwatchEvent) -> Message?

  /// Colours in rows of `columns`, each row as wide as the frame; `menu` is a swatch's context menu.
  public init(
    id: ViewID, _ colors: [Color], columns: Int = 12,
    menu: ((Int) -> [MenuEntry<Message>])? = nil, on: @escaping (SwatchEvent) -> Message?
  ) {
    self.id = id
    self.colors = colors
    self.columns = max(1, columns)
    self.menu = menu
    self.on = on
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let scale = context.scale
    let rows = max(1, (colors.count + columns - 1) / columns)
    let gap = scale(5)
    return Size(
      width: columns * (scale(22) + gap) - gap, height: rows * (scale(20) + gap) - gap)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let gap = context.scale(5)
    let height = context.scale(20)
    let ids = colors.indices.map { id.part($0) }
    let entry = context.interaction.focus.flatMap(ids.firstIndex(of:)) ?? 0
    for (index, color) in colors.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let left = (frame.width + gap) * column / columns
      let right = (frame.width + gap) * (column + 1) / columns - gap
      let slot = Rect(
        x: frame.minX + left, y: frame.minY + row * (height + gap), width: right - left,
        height: height)
      guard slot.maxY <= frame.maxY else { break }
      let swatch = GridSwatch(
        color: color, ids: ids, index: index, columns: columns, isFocusable: index == entry, on: on)
      let part: any View<Message> =
        menu.map { menu in ContextMenu(swatch) { menu(index) } } ?? swatch
      part.place(in: slot, context, into: &scene)
    }
  }
}

/// One swatch of a grid.
private struct GridSwatch<Message>: Control {
  let color: Color
  let ids: [ViewID]
  let index: Int
  let columns: Int
  let isFocusable: Bool
  let on: (SwatchEvent) -> Message?

  var traits: Traits {
    Traits(
      id: ids[index], role: .button, name: color.hex, actions: [.press, .drag],
      isFocusable: isFocusable)
  }

  var cursor: Cursor { .hand }

  var dragged: Color? { color }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    list.smallSwatch(color, in: frame, state, context)
    list.focusRing(around: frame, radius: context.scale(5), state, context)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .pointerDown: return .handled
    case .pointerDragged: return .handled
    case .pointerUp(let pointer):
      guard frame.contains(pointer.position) else { return .handled }
      switch pointer.button {
      case .primary where pointer.modifiers.contains(.control): return send(.copy(index))
      case .primary: return send(.take(index))
      case .secondary, .middle, .none: return .handled
      }
    case .key(let press): return key(press, &context)
    default: return .ignored
    }
  }

  private func key(_ press: KeyPress, _ context: inout ViewContext) -> Reaction<Message> {
    if press.isActivation { return send(.take(index)) }
    if press.key == .enter, press.modifiers == .control { return send(.copy(index)) }
    guard press.modifiers.isEmpty else { return .ignored }
    let target: Int
    switch press.key {
    case .left: target = index - 1
    case .right: target = index + 1
    case .up: target = index - columns
    case .down: target = index + columns
    case .home: target = 0
    case .end: target = ids.count - 1
    default: return .ignored
    }
    if ids.indices.contains(target) { context.interaction.focus = ids[target] }
    return .handled
  }

  private func send(_ event: SwatchEvent) -> Reaction<Message> {
    Reaction(messages: on(event).map { [$0] } ?? [])
  }
}
