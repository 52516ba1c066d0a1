/// A key with the modifiers held: `Ctrl+Shift+C`.
public struct KeyChord: Hashable, Sendable {
  /// A letter or another character in lower case, `f1` to `f35`, or what `NamedKey` has.
  public var key: String
  public var control: Bool
  public var shift: Bool
  public var alt: Bool
  public var `super`: Bool

  public init(
    _ key: String, control: Bool = false, shift: Bool = false, alt: Bool = false,
    super: Bool = false
  ) {
    self.key = key
    self.control = control
    self.shift = shift
    self.alt = alt
    self.super = `super`
  }

  static func control(_ key: String) -> KeyChord { KeyChord(key, control: true) }

  static func controlShift(_ key: String) -> KeyChord {
    KeyChord(key, control: true, shift: true)
  }
}

extension KeyChord {
  /// With Ctrl, Alt or Super.
  public var isHeld: Bool { control || alt || `super` }

  /// F1 to F35.
  public var isFunctionKey: Bool {
    guard key.hasPrefix("f"), let number = Int(key.dropFirst()) else { return false }
    return 1...35 ~= number && key == "f\(number)"
  }

  /// Types, edits and moves nothing where it is pressed alone: a function key, Print, Pause, XF86.
  var isSpare: Bool { isFunctionKey || key == "Print" || key == "Pause" || key.hasPrefix("XF86") }

  /// Reads what `description` writes, in any case, and any name of a key; nil for what is no chord.
  public init?(_ text: String) {
    var rest = text[...]
    self.init("", control: false)
    for (word, modifier) in Self.modifiers {
      guard rest.lowercased().hasPrefix(word), rest.count > word.count else { continue }
      self[keyPath: modifier] = true
      rest = rest.dropFirst(word.count)
    }
    key = rest.lowercased()
    if isFunctionKey || (rest.count == 1 && rest.allSatisfy { !$0.isWhitespace }) { return }
    guard let named = NamedKey(String(rest)) else { return nil }
    key = named.key
  }

  /// In the order in which they are written.
  private static var modifiers: [(word: String, WritableKeyPath<KeyChord, Bool>)] {
    [("super+", \.super), ("ctrl+", \.control), ("alt+", \.alt), ("shift+", \.shift)]
  }
}

extension KeyChord: CustomStringConvertible {
  public var description: String {
    (`super` ? "Super+" : "") + (control ? "Ctrl+" : "") + (alt ? "Alt+" : "")
      + (shift ? "Shift+" : "") + key.prefix(1).uppercased() + key.dropFirst()
  }
}
