public import ColorModel

/// What views ask of their host, beyond messages to the model.
public enum Request: Hashable, Sendable {
  public enum Selection: Hashable, Sendable {
    case clipboard
    /// What is selected, pasted by the middle button.
    case primary
  }

  case copy(String, to: Selection)
  /// Answered by `InputEvent.paste`, or not at all.
  case paste(from: Selection)
  /// The press has become a drag of this colour, which the host goes on with.
  case drag(Color)
  /// A modifier is held, and what is pressed with it is to come here, though it be a key of the
  /// whole desktop.
  case holdKeyboard
}

/// The shape of the pointer over a control.
public enum Cursor: Hashable, Sendable {
  case arrow, text, crosshair, hand
}

/// What handling an event led to.
public struct Reaction<Message> {
  public var messages: [Message]
  public var requests: [Request]
  /// False lets the event go on: to the keymap, for a key.
  public var isHandled: Bool

  public init(messages: [Message] = [], requests: [Request] = [], isHandled: Bool = true) {
    self.messages = messages
    self.requests = requests
    self.isHandled = isHandled
  }

  public static var ignored: Reaction { Reaction(isHandled: false) }
  public static var handled: Reaction { Reaction() }

  public static func message(_ message: Message) -> Reaction { Reaction(messages: [message]) }

  public mutating func merge(_ other: Reaction) {
    messages += other.messages
    requests += other.requests
    isHandled = isHandled || other.isHandled
  }
}
