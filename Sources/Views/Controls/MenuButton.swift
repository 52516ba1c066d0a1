public import Drawing
public import Geometry

/// A button that shows the current choice and opens a menu of all of them.
///
/// A press opens it; the button may be held and let go over an item, or clicked twice.
public struct MenuButton<Message>: Control {
  /// What it looks like.
  public enum Style: Hashable, Sendable {
    /// A box with a mark.
    case box
    /// A word: no box until the pointer or the focus is on it, and no mark.
    case bare
    /// The small box of a badge, without a mark.
    case badge
  }

  public let traits: Traits
  private let title: String
  private let style: Style
  private let entries: [MenuEntry<Message>]

  /// `name` says what is chosen here; `title` is what is written on it, by default the choice.
  public init(
    id: ViewID, name: String, value: String? = nil, title: String, _ style: Style = .box,
    isEnabled: Bool = true, shortcut: String? = nil, entries: [MenuEntry<Message>]
  ) {
    traits = Traits(
      id: id, role: .menuButton, name: name, value: value ?? title, actions: [.press],
      isEnabled: isEnabled, isFocusable: true, shortcut: shortcut)
    self.title = title
    self.style = style
    self.entries = entries
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let scale = context.scale
    if style == .badge { return Badge<Message>(title, id: traits.id).size(in: room, context) }
    let width = context.text.size(of: title, context.body).width
    return Size(width: max(width + scale(40), scale(84)), height: scale(28))
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    scene.items.append(Placed(frame: frame, control: self))
    if context.interaction.popup == traits.id, context.interaction.menuAnchor == nil {
      scene.popup = Menu(entries).popup(anchor: frame, context)
    }
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    if style == .badge {
      return Badge<Message>(title, id: traits.id).draw(in: frame, state, context, into: &list)
    }
    list.buttonBox(frame, state, context, isBare: style == .bare)
    if style == .bare {
      list.line(
        title, context.style(.strong), theme.ink(theme.text, state), in: frame, .center,
        context.text)
      return
    }
    let inner = frame.inset(by: Insets(left: scale(11), right: scale(10)))
    let side = scale(Icon.menu.side)
    let mark = Rect(x: inner.maxX - side, y: frame.minY, width: side, height: frame.height)
    Icon.menu.draw(in: mark, scale, .solid(theme.ink(theme.dim, state)), into: &list)
    let room = inner.inset(by: Insets(right: side + scale(4)))
    list.line(title, context.body, theme.ink(theme.text, state), in: room, .left, context.text)
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .pointerDown(let pointer) where pointer.button == .primary: open(&context)
    case .key(let press) where press.isActivation || press.isMenuArrow: open(&context)
    case .pointerDragged, .pointerUp: break
    default: return .ignored
    }
    return .handled
  }

  private func open(_ context: inout ViewContext) {
    context.interaction.popup = traits.id
    let choices = entries.enabled()
    context.interaction.highlight = (choices.first(where: \.isSelected) ?? choices.first)?.id
  }
}

extension KeyPress {
  /// Down or Up, alone or with Alt.
  fileprivate var isMenuArrow: Bool {
    (key == .down || key == .up) && (modifiers.isEmpty || modifiers == .alt)
  }
}
