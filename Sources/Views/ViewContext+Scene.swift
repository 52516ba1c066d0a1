public import Geometry

extension ViewContext {
  /// Lays `view` out over a window of `size`; the interaction follows what has come of it.
  public mutating func scene<Message>(of view: any View<Message>, size: Size) -> Scene<Message> {
    var scene = Scene(view, size: size, self)
    if scene.sheet?.id != interaction.sheet {
      enter(scene)
      scene = Scene(view, size: size, self)
    }
    for (id, offset) in scene.scrolls { interaction.scrolls[id] = offset == 0 ? nil : offset }
    for (id, subject) in scene.subjects {
      // Its beginning stays in sight, wherever the keys were in what it showed before.
      if interaction.isNew(subject, in: id) { interaction.followsFocus = false }
      interaction.subjects[id] = subject
    }
    if interaction.popup != nil, scene.popup?.kind != .menu { interaction.closeMenu() }
    // What is under a pointer at rest may be another control by now.
    if let pointer = interaction.pointer, interaction.capture == nil, interaction.popup == nil {
      interaction.hover(scene.item(at: pointer, self)?.traits.id)
    }
    return scene
  }

  /// A sheet came, which takes the keyboard, or went, and who had it before has it again.
  private mutating func enter<Message>(_ scene: Scene<Message>) {
    let shows = interaction.showsFocusRing
    interaction.hover(nil)
    if interaction.sheet == nil { interaction.keyboardBehind = interaction.keyboard }
    interaction.keyboard = interaction.keyboardBehind
    interaction.sheet = scene.sheet?.id
    guard let sheet = scene.sheet else {
      interaction.keyboardBehind = Keyboard()
      return
    }
    // Those behind are not told: all is to be as it was.
    interaction.keyboard = Keyboard()
    let first = FocusOrder(sheet.items).next(to: nil, backwards: false)
    _ = moveFocus(to: first, byKeyboard: true, in: scene, &self)
    interaction.showsFocusRing = shows
  }
}

extension Interaction {
  mutating func closeMenu() {
    popup = nil
    highlight = nil
    menuScroll = nil
    menuAnchor = nil
  }

  mutating func hover(_ id: ViewID?) {
    if id != hover { tooltip = nil }
    hover = id
  }
}
