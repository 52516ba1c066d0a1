public import Geometry
public import Views

extension ViewHarness {
  /// The control of this name, and of this role where one is given.
  ///
  /// Of several, what is in an open popup comes first, then what can be acted on.
  public func find(_ name: String, _ role: Traits.Role? = nil) -> Placed<Message>? {
    let all = (scene.popup?.items ?? []) + scene.front
    let named = all.filter { item in
      item.traits.name == name && (role.map { $0 == item.traits.role } ?? true)
    }
    return named.first { $0.traits.isInteractive } ?? named.first
  }

  public func traits(_ name: String, _ role: Traits.Role? = nil) -> Traits? {
    find(name, role)?.traits
  }

  /// The name of the control that has the focus.
  public var focusedName: String? {
    scene.front.last { $0.traits.id == interaction.focus }?.traits.name
  }

  /// The middle of a control; nil where there is none of this name.
  func center(_ name: String, _ role: Traits.Role? = nil) -> (Point, inPopup: Bool)? {
    guard let item = find(name, role) else { return nil }
    let isInPopup = scene.popup?.items.contains { $0.traits.id == item.traits.id } ?? false
    // What is scrolled away cannot be reached.
    return item.visibleFrame.isEmpty ? nil : (item.visibleFrame.center, isInPopup)
  }

  /// The pixel of a control that stands for a place in 0 to 1, from its top left corner.
  public func pixel(of name: String, x: Double, y: Double) -> Point? {
    guard let frame = find(name)?.frame else { return nil }
    return Point(
      x: frame.minX + Int((x * Double(frame.width - 1)).rounded()),
      y: frame.minY + Int((y * Double(frame.height - 1)).rounded()))
  }
}
