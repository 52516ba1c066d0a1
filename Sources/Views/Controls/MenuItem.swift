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
  public var action: Action

  /// What becomes of it.
  public enum Action {
    case message(Message)
    /// What this key does in the control that the menu is of.
    case press(KeyPress)
  }

  public init(
    id: ViewID, title: String, detail: String = "", isSelected: Bool = false,
    isEnabled: Bool = true, shortcut: String? = nil, message: Message
  ) {
    self.init(id, title, detail, isSelected, isEnabled, shortcut, .message(message))
  }

  /// A choice that does what a key does in the control that the menu is of.
  init(id: ViewID, title: String, isEnabled: Bool = true, press: KeyPress) {
    self.init(id, title, "", false, isEnabled, nil, .press(press))
  }

  private init(
    _ id: ViewID, _ title: String, _ detail: String, _ isSelected: Bool, _ isEnabled: Bool,
    _ shortcut: String?, _ action: Action
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    self.action = action
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
