public import Geometry

extension TextField {
  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    scene.items.append(Placed(frame: frame, control: self))
    scene.giveMenu(to: scene.items.count - 1, context) { menu(context) }
  }

  /// What the field's keys do, for the pointer.
  private func menu(_ context: ViewContext) -> [MenuEntry<Message>] {
    let isFocused = context.interaction.focus == traits.id
    let hasSelection = isFocused && !editing(context).selection.isEmpty
    func entry(
      _ name: String, _ title: String, _ press: KeyPress, isEnabled: Bool = true
    ) -> MenuEntry<Message> {
      .item(
        MenuItem(id: ViewID("edit.\(name)"), title: title, isEnabled: isEnabled, press: press))
    }
    func control(_ letter: String) -> KeyPress { KeyPress(.character(letter), .control) }
    return [
      entry("cut", "Cut", control("x"), isEnabled: hasSelection),
      entry("copy", "Copy", control("c"), isEnabled: hasSelection),
      entry("paste", "Paste", control("v")),
      entry("delete", "Delete", KeyPress(.delete), isEnabled: hasSelection), .separator,
      entry("all", "Select all", control("a"), isEnabled: !text.isEmpty),
    ]
  }
}
