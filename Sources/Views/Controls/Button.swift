public import Drawing
public import Geometry

/// A box with a title, an icon or both, that sends its message when it is clicked.
public struct Button<Message>: Control {
  public let traits: Traits
  private let title: String?
  private let icon: Icon?
  private let isBare: Bool
  private let message: Message

  /// A button with a visible title.
  ///
  /// `shortcut` is only shown; the host's keymap acts on it. A bare one is a small word that has no
  /// box until the pointer or the focus is on it.
  public init(
    _ title: String, id: ViewID, icon: Icon? = nil, isBare: Bool = false, shortcut: String? = nil,
    isEnabled: Bool = true, keepsFocus: Bool = false, _ message: Message
  ) {
    self.init(name: title, title: title, id, icon, isBare, shortcut, isEnabled, keepsFocus, message)
  }

  /// A button that shows only an icon; `name` is read out and shown as its tooltip.
  public init(
    icon: Icon, name: String, id: ViewID, shortcut: String? = nil, isEnabled: Bool = true,
    _ message: Message
  ) {
    self.init(name: name, title: nil, id, icon, false, shortcut, isEnabled, false, message)
  }

  private init(
    name: String, title: String?, _ id: ViewID, _ icon: Icon?, _ isBare: Bool,
    _ shortcut: String?, _ isEnabled: Bool, _ keepsFocus: Bool, _ message: Message
  ) {
    traits = Traits(
      id: id, role: .button, name: name, actions: [.press], isEnabled: isEnabled,
      isFocusable: true, keepsFocus: keepsFocus, shortcut: shortcut)
    self.title = title
    self.icon = icon
    self.isBare = isBare
    self.message = message
  }

  /// What a bare one has at each side of its word.
  public static func bareMargin(_ scale: Scale) -> Int { scale(6) }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let scale = context.scale
    if let title, isBare {
      let word = context.text.size(of: title, context.style(.small)).width
      return Size(width: word + 2 * Self.bareMargin(scale), height: scale(18))
    }
    var width = 0
    if let title { width += context.text.size(of: title, context.body).width + scale(32) }
    if let icon { width += scale(icon.side) + (title == nil ? scale(18) : scale(6)) }
    return Size(width: width, height: scale(28))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    list.buttonBox(frame, state, context, isBare: isBare)
    if let title, isBare {
      let ink = theme.ink(state.isHovered ? theme.text : theme.dim, state)
      return list.line(title, context.style(.small), ink, in: frame, .center, context.text)
    }
    let ink = theme.ink(theme.text, state)
    var inner = frame.inset(by: Insets(left: scale(6), right: scale(6)))
    if let icon {
      if let title {
        let side = scale(icon.side) + scale(6)
        let text = context.text.size(of: title, context.body).width
        let left = inner.minX + max(0, (inner.width - side - text) / 2)
        let slot = Rect(x: left, y: frame.minY, width: scale(icon.side), height: frame.height)
        icon.draw(in: slot, scale, .solid(ink), into: &list)
        inner = inner.inset(by: Insets(left: left + side - inner.minX))
        list.line(title, context.body, ink, in: inner, .left, context.text)
      } else {
        icon.draw(in: frame, scale, .solid(ink), into: &list)
      }
    } else if let title {
      list.line(title, context.body, ink, in: inner, .center, context.text)
    }
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    event.isActivation(in: frame) ? .message(message) : event.isPress ? .handled : .ignored
  }
}

extension ControlEvent {
  /// A primary press released inside the frame, or Space or Enter.
  func isActivation(in frame: Rect) -> Bool {
    switch self {
    case .pointerUp(let pointer): pointer.button == .primary && frame.contains(pointer.position)
    case .key(let press): press.isActivation
    default: false
    }
  }

  /// Part of a press by the primary button.
  var isPress: Bool {
    switch self {
    case .pointerDown(let pointer), .pointerUp(let pointer): pointer.button == .primary
    case .pointerDragged: true
    default: false
    }
  }
}

extension KeyPress {
  /// Space or Enter, alone.
  var isActivation: Bool {
    modifiers.isEmpty && (key == .space || key == .enter || key == .character(" "))
  }
}

extension DrawList {
  /// The ground of a button: pressed only while the pointer is on it, which a bare one waits for.
  mutating func buttonBox(
    _ frame: Rect, _ state: ControlState, _ context: ViewContext, isBare: Bool = false
  ) {
    let (theme, radius) = (context.theme, context.scale(5))
    var state = state
    if !isBare || state.isHovered || state.isPressed {
      state.isPressed = state.isPressed && state.isHovered
      box(
        frame, radius: radius, theme.shade(theme.button, state),
        border: theme.ink(theme.line, state), context.scale)
    }
    focusRing(around: frame, radius: radius, state, context)
  }
}
