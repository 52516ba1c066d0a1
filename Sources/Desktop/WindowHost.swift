public import ColorModel
public import Drawing
public import Geometry
public import Views
public import X11

/// A toplevel window that shows views: events in, frames out.
///
/// It holds the interaction, builds the views anew after every change, and draws at most once a
/// batch of events. What the views ask for beyond messages (clipboard, popups, cursor) is done
/// here.
public final class WindowHost<Message> {
  /// What the window shows and whom it tells.
  public struct Content {
    /// The views for the model as it is.
    public var build: () -> any View<Message>
    public var send: (Message) -> Void
    /// What a key means that no control took.
    public var command: (KeyPress) -> Message?
    public var close: () -> Void
    /// The window manager keeps the window above others, or does so no longer.
    public var keptAbove: (Bool) -> Void
    /// What a colour is to other programs that it is dragged to.
    public var offer: (Color) -> DraggedColor
    /// Another program has dropped it; whether it is of use.
    public var dropped: (Drop) -> Bool
    /// The first frame is on the screen, without words.
    ///
    /// Time to load fonts and to give them by `useText`.
    public var opened: () -> Void

    public init(
      build: @escaping () -> any View<Message>, send: @escaping (Message) -> Void,
      command: @escaping (KeyPress) -> Message?, close: @escaping () -> Void,
      keptAbove: @escaping (Bool) -> Void, offer: @escaping (Color) -> DraggedColor,
      dropped: @escaping (Drop) -> Bool, opened: @escaping () -> Void
    ) {
      self.build = build
      self.send = send
      self.command = command
      self.close = close
      self.keptAbove = keptAbove
      self.offer = offer
      self.dropped = dropped
      self.opened = opened
    }
  }

  public let surface: Surface
  let desk: Desk
  let content: Content
  var context: ViewContext
  /// Built from the model and the interaction; nil once either changed.
  private var builtScene: Scene<Message>?
  private var needsFrame = true
  let popups: PopupKeeper
  private var cursor: Cursor?
  var clicks = ClickCounter()
  private var blink: CaretBlink?
  let textInput: TextInput
  /// The last drag out of the window, and what takes drags over it once its manager has it.
  var drag: ColorDrag?
  var dropTarget: DropTarget?
  var keyboardHold: KeyboardHold?
  let minimum: Size
  /// Where it is to open; nil once that is seen to.
  var wanted: Point?
  /// Where it would have opened, and where it did since another window of ours was there.
  let moved: (from: Point, to: Point)?
  var natural: NaturalSize
  public private(set) var isOpen = false
  /// How often the keyboard has gone to another window.
  public internal(set) var focusLosses = 0
  private(set) var hasText = false
  /// Iconified, or on a workspace that is not shown: nothing is drawn.
  var isHidden = false
  var resizing = ResizeSync()
  var frameCounter: SyncCounter?
  var isAbove = false

  /// Creates the window, not yet shown; throws where the server lacks RENDER.
  ///
  /// Sizes are given at scale 1. Without an origin, on the root window, its manager finds a place.
  public init(
    _ desk: Desk, kind: Window.Kind = .normal, size: Size, at origin: Point? = nil, minimum: Size,
    _ appearance: Appearance, content: Content
  ) throws(XError) {
    self.desk = desk
    self.content = content
    self.minimum = minimum
    context = ViewContext(theme: appearance.theme, scale: appearance.scale, text: BlankText())
    context.textScale = appearance.textScale
    context.dragThreshold = appearance.dragThreshold
    natural = NaturalSize(size)
    let size = natural.scaled(by: appearance.scale)
    let usual = origin.map { desk.onScreen(Rect(origin: $0, size: size)) }
    let step = context.scale(24)
    let place = usual.map { desk.besideOthers($0, ofClass: Self.className, by: step) }
    moved = usual.flatMap { usual in place.map { (usual.origin, $0.origin) } }
    let events: EventMask = [.pointer, .keyPress, .exposure, .structure, .focus, .property]
    surface = try Surface(
      place ?? Rect(origin: .zero, size: size), overrideRedirect: false, isTranslucent: false,
      events: events, sharing: desk.caches)
    wanted = place?.origin
    popups = PopupKeeper(desk, of: surface)
    textInput = TextInput(surface.window, events: events, loop: desk.loop)
    let window = surface.window
    window.setClass(instance: "chidori", class: Self.className)
    window.setSizeHints(
      minimum: context.scale(minimum), position: place?.origin, size: place?.size ?? size)
    window.setInputHints()
    window.setProtocols()
    window.setProcess()
    window.setKind(kind)
    context.interaction.isActive = false
    blink = CaretBlink(desk.loop) { [weak self] isShown in
      guard let self else { return }
      context.interaction.showsCaret = isShown
      invalidate()
    }
  }

  private static var className: String { "Chidori" }

  public var window: Window { surface.window }

  /// The desktop wants another look: all is drawn anew, at another size where the scale differs.
  public func adopt(_ appearance: Appearance) {
    let ratio = appearance.scale.factor / context.scale.factor
    context.theme = appearance.theme
    context.scale = appearance.scale
    context.textScale = appearance.textScale
    context.dragThreshold = appearance.dragThreshold
    dropPopup()
    surface.forget()
    invalidate()
    guard ratio != 1 else { return }
    context.interaction.rescale(by: ratio)
    // As the manager does with a window that opens.
    let room = desk.workArea(at: surface.onScreen(surface.bounds).center)
      .inset(by: desk.display.frameExtents(of: window.id)).size
    let size = natural.scaled(by: context.scale, in: room)
    window.setSizeHints(minimum: context.scale(minimum).cut(to: room), size: size)
    window.resize(to: size)
  }

  /// Gives the keyboard to a control, as Tab would, without the ring.
  public func focus(_ id: ViewID) {
    let reaction = moveFocus(to: id, byKeyboard: true, in: scene, &context)
    context.interaction.showsFocusRing = false
    perform(reaction)
  }

  /// Words are shown from now on, and the keyboard starts at a control.
  public func useText(_ text: any TextMeasuring, focus id: ViewID) {
    context.text = text
    hasText = true
    invalidate()
    focus(id)
    drawFrame()
    desk.display.flush()
    joinManager()
    // Only now that all is on its way: it takes half as long as all the rest of the start.
    textInput.open(modifiers: desk.inputModifiers)
  }

  /// The model changed: the views are built anew, and drawn at the end of the batch.
  public func invalidate() {
    builtScene = nil
    needsFrame = true
  }

  /// The views as they are now.
  var scene: Scene<Message> {
    if let builtScene { return builtScene }
    let scene = context.scene(of: content.build(), size: surface.frame.size)
    builtScene = scene
    return scene
  }

  /// Draws what changed; to be called at the end of a batch of events.
  public func drawFrame() {
    defer { if let number = resizing.drawn() { frameCounter?.set(number) } }
    guard needsFrame, !isHidden else { return }
    needsFrame = false
    let scene = scene
    let picture = scene.draw(context)
    surface.show(hasText ? picture : picture.withoutText)
    popups.show(scene.popup, context)
    textInput.caret = scene.caret(context)
    let wanted = scene.cursor(context.interaction)
    if wanted != cursor {
      cursor = wanted
      surface.window.setCursor(desk.cursor(wanted))
    }
  }

  /// Shows again what the server lost; the first time it is what the window opens with.
  func restore(_ rect: Rect) {
    surface.restore(rect)
    guard !isOpen else { return }
    isOpen = true
    drawFrame()
    content.opened()
  }

  // MARK: - Input

  /// Takes an event to the views and does what they answer.
  func input(_ event: InputEvent) {
    let (hover, open) = (context.interaction.hover, context.interaction.popup)
    let reaction = dispatch(event, to: scene, &context)
    if let owner = context.interaction.popup, owner != open { measureRoom(for: owner) }
    invalidate()
    if event.endsTooltip {
      popups.forgetTooltip()
    } else if context.interaction.hover != hover {
      scheduleTooltip()
    }
    perform(reaction)
    if event.isTyping {
      context.interaction.editing == nil || !context.interaction.isActive
        ? blink?.stop() : blink?.restart()
    }
    if case .key(let press) = event, !reaction.isHandled, let message = content.command(press) {
      content.send(message)
      invalidate()
    }
  }

  private func perform(_ reaction: Reaction<Message>) {
    for request in reaction.requests {
      switch request {
      case .copy(let text, let selection): desk.clipboard.copy(text, to: selection)
      case .paste(let selection):
        desk.clipboard.request(selection) { [weak self] text in
          if let text { self?.input(.paste(text)) }
        }
      case .drag(let color): beginDrag(of: color)
      case .holdKeyboard: holdKeyboard()
      }
    }
    for message in reaction.messages { content.send(message) }
    if !reaction.messages.isEmpty { invalidate() }
  }

  private func scheduleTooltip() {
    guard context.interaction.hover != nil else { return popups.forgetTooltip() }
    popups.awaitTooltip { [weak self] in self?.input(.tooltipDue) }
  }

  /// Where another program has the keyboard, only the keys of the desktop are missed.
  private func holdKeyboard() {
    if keyboardHold == nil { keyboardHold = try? KeyboardHold(window.id, desk.display) }
  }

  /// A menu is about to open: it may be as high as the monitor it comes to.
  private func measureRoom(for owner: ViewID) {
    let control = scene.items.last { $0.traits.id == owner }?.frame
    guard let anchor = context.interaction.menuAnchor ?? control else { return }
    context.popupRoom = popups.room(at: anchor)
  }

  /// Closes a menu or tooltip without waiting for a frame.
  func dropPopup() {
    guard popups.isOpen else { return }
    input(.popupDismissed)
    popups.close()
  }

  /// The pointer is about to be taken: what is there because of it goes from the screen at once.
  public func pointerTaken() {
    dropPopup()
    input(.pointerLeft)
    drawFrame()
  }
}

extension InputEvent {
  /// The caret starts to blink anew.
  fileprivate var isTyping: Bool {
    switch self {
    case .key, .pointerDown, .paste, .windowActive: true
    default: false
    }
  }

  /// No tooltip comes until the pointer goes to another control.
  fileprivate var endsTooltip: Bool {
    switch self {
    case .key, .pointerDown, .wheel, .pointerLeft: true
    default: false
    }
  }
}
