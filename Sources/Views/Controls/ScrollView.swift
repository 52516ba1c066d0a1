import Drawing
public import Geometry

/// Shows a part of a view of any height, and lets the user move it.
///
/// Content places what lies in `Scene.visible`: a view that places all of itself is only not drawn
/// where it is scrolled away, one that looks there costs no more than what is seen. Where there is
/// more than fits a thin bar lies over the right edge; content that has room there keeps clear of
/// it. What has the focus is kept in sight as long as keys are used.
public struct ScrollView<Message>: View {
  private let id: ViewID
  private let name: String
  private let isTabStop: Bool
  private let shown: ViewID?
  private let subject: String?
  private let content: any View<Message>

  /// `name` says what is scrolled: "History".
  ///
  /// Without anything in it to take the keys it is a Tab stop itself, unless that is not wanted.
  /// `shown` is a part that is kept in sight as the focus is: keys from elsewhere move in it. With
  /// another `subject`, such as what is searched for, it is seen from its beginning.
  public init(
    id: ViewID, name: String, isTabStop: Bool = true, showing shown: ViewID? = nil,
    about subject: String? = nil, _ content: any View<Message>
  ) {
    self.id = id
    self.name = name
    self.isTabStop = isTabStop
    self.shown = shown
    self.subject = subject
    self.content = content
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    content.size(in: room, context).cut(to: room)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    guard !frame.isEmpty else { return }
    let height = content.size(in: frame.size, context).height
    var extent = ScrollExtent(
      viewport: frame, height: max(height, frame.height), line: context.scale(20))
    let isNew = context.interaction.isNew(subject, in: id)
    extent.offset = isNew ? 0 : extent.clamp(context.interaction.scrolls[id] ?? 0)
    let start = scene.items.count
    placeContent(extent, context, into: &scene)
    if !isNew, let focus = focusArea(in: scene.items[start...], context) {
      let followed = extent.offset(showing: focus, margin: context.scale(6))
      if followed != extent.offset {
        extent.offset = followed
        scene.items.removeSubrange(start...)
        placeContent(extent, context, into: &scene)
      }
    }
    scene.scrolls[id] = extent.offset
    if let subject { scene.subjects[id] = subject }
    let hasStops = scene.items[start...].contains { $0.traits.isFocusable }
    let ground = ScrollGround<Message>(
      id: id, name: name, extent: extent, isFocusable: isTabStop && !hasStops && extent.overflow > 0
    )
    scene.items.insert(Placed(frame: frame, control: ground), at: start)
    guard extent.overflow > 0 else { return }
    ScrollBar<Message>(id: id, extent: extent)
      .place(in: extent.bar(context.scale), context, into: &scene)
  }

  private func placeContent(
    _ extent: ScrollExtent, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let (visible, start) = (scene.visible, scene.items.count)
    defer { scene.visible = visible }
    // Beside the content rings may lean out: what is there has room around it.
    let overhang = context.scale(3)
    let clip = extent.viewport.inset(by: Insets(left: -overhang, right: -overhang))
      .intersection(visible)
    scene.visible = clip
    content.place(in: extent.content, context, into: &scene)
    for index in scene.items.indices[start...] {
      scene.items[index].clip = scene.items[index].clip ?? clip
      scene.items[index].scroller = scene.items[index].scroller ?? id
    }
  }

  /// Where the keys are, if they are in here and are to be followed.
  private func focusArea(in items: ArraySlice<Placed<Message>>, _ context: ViewContext) -> Rect? {
    guard context.interaction.followsFocus, let focus = shown ?? context.interaction.focus,
      let item = items.last(where: { $0.traits.id == focus })
    else { return nil }
    return item.control.focusArea(in: item.frame, context)
  }
}

/// What lies behind the content: it takes the wheel, and the keys that nothing else wants.
private struct ScrollGround<Message>: Control {
  let id: ViewID
  let name: String
  let extent: ScrollExtent
  let isFocusable: Bool

  var traits: Traits {
    Traits(
      id: id, role: .scrollView, name: name, actions: [.scroll], isFocusable: isFocusable)
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    guard isFocusable, state.showsFocusRing else { return }
    list.stroke(.rect(frame), width: context.scale(2), .solid(context.theme.accent))
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .wheel(let notches, _): return scroll(by: -3 * notches * extent.line, &context)
    case .key(let press) where press.modifiers.isEmpty:
      switch press.key {
      case .up: return scroll(by: -extent.line, &context)
      case .down: return scroll(by: extent.line, &context)
      case .pageUp: return scroll(by: -extent.page, &context)
      case .pageDown: return scroll(by: extent.page, &context)
      case .home: return scroll(by: -extent.overflow, &context)
      case .end: return scroll(by: extent.overflow, &context)
      default: return .ignored
      }
    default: return .ignored
    }
  }

  private func scroll(by distance: Int, _ context: inout ViewContext) -> Reaction<Message> {
    guard extent.overflow > 0 else { return .ignored }
    context.interaction.scroll(id, to: extent.clamp(extent.offset + distance))
    return .handled
  }
}

/// The thumb over the right edge, in a track that shows only while it is used.
private struct ScrollBar<Message>: Control {
  let id: ViewID
  let extent: ScrollExtent

  var traits: Traits {
    let percent = (100 * extent.offset + extent.overflow / 2) / extent.overflow
    return Traits(
      id: id.part("bar"), role: .scrollBar, name: "Scroll bar", value: "\(percent) %",
      range: 0...Double(extent.overflow), number: Double(extent.offset),
      actions: [.scroll], keepsFocus: true)
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let isUsed = state.isHovered || state.isPressed
    let width = scale(isUsed ? 8 : 4)
    let thumb = extent.thumb(in: frame, scale)
    let shape = Rect(
      x: frame.maxX - scale(2) - width, y: thumb.minY, width: width, height: thumb.height)
    let ink = theme.dim.mixed(with: theme.text, state.isPressed ? 0.4 : 0)
    list.fill(.rounded(shape, radius: width / 2), .solid(ink, alpha: isUsed ? 230 : 153))
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    let thumb = extent.thumb(in: frame, context.scale)
    switch event {
    case .pointerDown(let pointer):
      guard pointer.button == .primary else { return .ignored }
      if thumb.contains(pointer.position) {
        context.interaction.grip = pointer.position - thumb.origin
      } else {
        let distance = pointer.position.y < thumb.minY ? -extent.page : extent.page
        context.interaction.scroll(id, to: extent.clamp(extent.offset + distance))
        // A page is turned: moving on does nothing.
        context.interaction.grip = Point(x: -1, y: -1)
      }
    case .pointerDragged(let pointer):
      guard context.interaction.grip.y >= 0 else { break }
      let top = pointer.position.y - context.interaction.grip.y
      context.interaction.scroll(id, to: extent.offset(ofThumbAt: top, in: frame, context.scale))
    case .pointerUp: break
    case .wheel(let notches, _):
      context.interaction.scroll(id, to: extent.clamp(extent.offset - 3 * notches * extent.line))
    case .key, .paste, .focused, .unfocused, .menuOpening: return .ignored
    }
    return .handled
  }
}

extension Interaction {
  /// The user moves what is shown: the focus may go out of sight.
  fileprivate mutating func scroll(_ id: ViewID, to offset: Int) {
    scrolls[id] = offset
    followsFocus = false
  }
}
