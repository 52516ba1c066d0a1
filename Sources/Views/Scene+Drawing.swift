public import Drawing
public import Geometry

extension Scene {
  /// The picture of the window, its ground included.
  public func draw(_ context: ViewContext) -> DrawList {
    var list = DrawList()
    list.fill(.rect(Rect(origin: .zero, size: size)), .solid(context.theme.ground))
    draw(items, context, into: &list)
    if let sheet {
      list.fill(.rect(Rect(origin: .zero, size: size)), .solid(context.theme.ground, alpha: 153))
      draw(sheet.items, context, into: &list)
    }
    if context.interaction.isDropTarget {
      let frame = Path.rect(Rect(origin: .zero, size: size))
      list.stroke(frame, width: context.scale(3), .solid(context.theme.accent))
    }
    return list
  }

  /// Draws what is not scrolled away, each in its clip.
  private func draw(_ items: [Placed<Message>], _ context: ViewContext, into list: inout DrawList) {
    // What a control draws around its frame: rings, thumbs.
    let overhang = context.scale(8)
    var clip: Rect?
    for item in items {
      if let clip = item.clip, !clip.intersects(item.frame.inset(by: -overhang)) { continue }
      if item.clip != clip {
        if clip != nil { list.append(.popClip) }
        clip = item.clip
        if let clip { list.append(.pushClip(clip)) }
      }
      item.control.draw(in: item.frame, item.state(context.interaction), context, into: &list)
    }
    if clip != nil { list.append(.popClip) }
  }

  /// Where the caret of the focused control stands.
  public func caret(_ context: ViewContext) -> Rect? {
    let focused = context.interaction.focus.flatMap(item)
    return focused.flatMap { $0.control.caret(in: $0.frame, context) }
  }

  /// The shape of the pointer where it is.
  public func cursor(_ interaction: Interaction) -> Cursor {
    (interaction.capture ?? interaction.hover).flatMap(item)?.control.cursor ?? .arrow
  }
}

extension Scene.Popup {
  /// The picture of the popup; its corners are round where the screen can show that.
  public func draw(_ context: ViewContext, isRound: Bool) -> DrawList {
    var list = DrawList()
    let (theme, frame) = (context.theme, Rect(origin: .zero, size: size))
    // The loupe has an outline of its own.
    if kind != .loupe {
      list.box(
        frame, radius: isRound ? context.scale(6) : 0, theme.button, border: theme.line,
        context.scale)
    }
    // Inside the border, where a part of it is scrolled away.
    if overflow > 0 { list.append(.pushClip(frame.inset(by: context.scale(1)))) }
    for item in items {
      var state = ControlState()
      state.isHovered = item.traits.id == context.interaction.highlight
      state.isEnabled = item.traits.isEnabled
      state.isRound = isRound
      item.control.draw(in: item.frame, state, context, into: &list)
    }
    if overflow > 0 { list.append(.popClip) }
    return list
  }
}

extension Placed {
  /// How the control stands in a window with this interaction.
  public func state(_ interaction: Interaction) -> ControlState {
    let id = traits.id
    var state = ControlState()
    state.isHovered = interaction.hover == id
    state.isPressed = interaction.capture == id || interaction.popup == id
    state.isFocused = interaction.focus == id && interaction.isActive
    state.showsFocusRing = state.isFocused && interaction.showsFocusRing
    state.isEnabled = traits.isEnabled
    return state
  }
}
