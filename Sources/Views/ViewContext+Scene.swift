public import Geometry

extension ViewContext {
  /// Lays `view` out over a window of `size`; the interaction follows what has come of it.
  public mutating func scene<Message>(of view: any View<Message>, size: Size) -> Scene<Message> {
    let scene = Scene(view, size: size, self)
    interaction.scrolls.merge(scene.scrolls) { _, new in new }
    if interaction.popup != nil, scene.popup?.kind != .menu { interaction.closeMenu() }
    // What is under a pointer at rest may be another control by now.
    if let pointer = interaction.pointer, interaction.capture == nil, interaction.popup == nil {
      interaction.hover(scene.item(at: pointer, self)?.traits.id)
    }
    return scene
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
