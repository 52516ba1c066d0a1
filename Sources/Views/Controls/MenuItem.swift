/// One line of a menu.
public enum MenuEntry<Message> {
  case item(MenuItem<Message>)
  case separator
}

/// One choice of a menu.
public struct MenuItem<Message> {
  public var id: ViewID
  public var title: String
  /// Shown beside the title in a monospaced face: an example, a value.
  public var detail: String
  public var isSelected: Bool
  public var isEnabled: Bool
  public var shortcut: String?
  public var message: Message

  public init(
    id: ViewID, title: String, detail: String = "", isSelected: Bool = false,
    isEnabled: Bool = true, shortcut: String? = nil, message: Message
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    self.message = message
  }
}

extension Sequence {
  /// The choices that can be made.
  func enabled<Message>() -> [MenuItem<Message>] where Element == MenuEntry<Message> {
    compactMap { entry in
      if case .item(let item) = entry, item.isEnabled { item } else { nil }
    }
  }
}
