public import Geometry

/// Gives what is in a view a menu: by the secondary button, the Menu key or Shift+F10.
public struct ContextMenu<Message>: View {
  private let child: any View<Message>
  private let entries: () -> [MenuEntry<Message>]

  /// `entries` are asked for when the menu opens and while it is open; none open no menu.
  public init(
    _ child: any View<Message>, entries: @escaping () -> [MenuEntry<Message>]
  ) {
    self.child = child
    self.entries = entries
  }

  public var weight: Int { child.weight }

  public func size(in room: Size, _ context: ViewContext) -> Size { child.size(in: room, context) }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let start = scene.items.count
    child.place(in: frame, context, into: &scene)
    // A part of it that has a menu of its own keeps that.
    for index in scene.items.indices[start...] where scene.items[index].menu == nil {
      scene.giveMenu(to: index, context, entries)
    }
  }
}

extension Scene {
  /// Gives a control a context menu, and shows it where it is the one that is open.
  mutating func giveMenu(
    to index: Int, _ context: ViewContext, _ entries: @escaping () -> [MenuEntry<Message>]
  ) {
    items[index].menu = entries
    guard let anchor = context.interaction.menuAnchor,
      items[index].traits.id == context.interaction.popup
    else { return }
    let entries = entries()
    if !entries.isEmpty { popup = Menu(entries).popup(anchor: anchor, context) }
  }
}
