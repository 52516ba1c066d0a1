import Geometry

/// One of the choices of a `SegmentedControl`, or of `Tabs`.
public struct Segment<Message> {
  public var id: ViewID
  public var title: String
  public var isSelected: Bool
  public var isEnabled: Bool
  public var shortcut: String?
  public var message: Message

  public init(
    id: ViewID, title: String, isSelected: Bool, isEnabled: Bool = true, shortcut: String? = nil,
    message: Message
  ) {
    self.id = id
    self.title = title
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    self.message = message
  }

  /// What it is where each is a control of its own.
  func traits(as role: Traits.Role, isFocusable: Bool) -> Traits {
    Traits(
      id: id, role: role, name: title, actions: [.press], isEnabled: isEnabled,
      isSelected: isSelected, isFocusable: isFocusable, shortcut: shortcut)
  }
}

extension Array {
  /// What an event does to one of the choices: a click takes it, arrows its neighbours.
  func handle<Message>(
    _ event: ControlEvent, at index: Int, in frame: Rect, _ context: inout ViewContext
  ) -> Reaction<Message> where Element == Segment<Message> {
    if event.isActivation(in: frame) { return .message(self[index].message) }
    guard case .key(let press) = event, press.modifiers.isEmpty else {
      return event.isPress ? .handled : .ignored
    }
    let others: [Segment<Message>]
    switch press.key {
    case .right, .down: others = Array(self[(index + 1)...] + self[..<index])
    case .left, .up: others = (self[(index + 1)...] + self[..<index]).reversed()
    case .home: others = self
    case .end: others = reversed()
    default: return .ignored
    }
    guard let next = others.first(where: \.isEnabled), next.id != self[index].id else {
      return .handled
    }
    context.interaction.focus = next.id
    return .message(next.message)
  }

  /// The one that Tab reaches.
  func entry<Message>() -> Int? where Element == Segment<Message> {
    firstIndex { $0.isSelected } ?? firstIndex { $0.isEnabled }
  }
}
