/// A key pressed, or held and repeating.
public struct KeyPress: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers
  /// What it types, if anything; empty for control keys and while Ctrl or Alt is held.
  public var text: String

  public init(_ key: Key, _ modifiers: Modifiers = [], text: String = "") {
    self.key = key
    self.modifiers = modifiers
    self.text = text
  }

  /// The character typed without Ctrl or Alt: matched by the symbol produced.
  public static func typing(_ text: String) -> KeyPress {
    KeyPress(.character(text.lowercased()), text: text)
  }
}

/// Which key: by its meaning, letters in lower case and as in the first Latin layout.
public enum Key: Hashable, Sendable {
  case tab, enter, escape, space, backspace, delete, insert
  case left, right, up, down, home, end, pageUp, pageDown, menu
  /// F1 to F35.
  case function(Int)
  case character(String)
  /// A key that does nothing alone, by its name: `Shift`, `Caps Lock`.
  case modifier(String)
  /// Any other, by the number that X has for it.
  case other(UInt32)
}

/// The modifier keys that count; locks do not.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
  public static let `super` = Modifiers(rawValue: 8)
}
