/// What a user can do by key or from a menu; menus, tooltips and help read this table.
public enum Command: Hashable, Sendable, CaseIterable {
  case pick, copy, copyWithoutHash, paste, undo, redo
  case rgb, hsb, hsl, lch, lab, cmyk
  case panel, near, keepAbove, keys, close
  case accept, cancel

  public var title: String {
    switch self {
    case .pick: "Pick from the screen"
    case .copy: "Copy"
    case .copyWithoutHash: "Copy without #"
    case .paste: "Paste"
    case .undo: "Undo"
    case .redo: "Redo"
    case .rgb: "RGB"
    case .hsb: "HSB"
    case .hsl: "HSL"
    case .lch: "LCH"
    case .lab: "Lab"
    case .cmyk: "CMYK"
    case .panel: "Side panel"
    case .near: "Near this colour"
    case .keepAbove: "Keep above"
    case .keys: "Keys"
    case .close: "Close"
    case .accept: "OK"
    case .cancel: "Cancel"
    }
  }

  /// The mode it changes to; nil for other commands.
  public var mode: Mode? { Mode.allCases.first { $0.title == title } }

  /// Does something only where another program asked for a colour: `--print`.
  public var isForDialog: Bool { self == .accept || self == .cancel }

  /// The keys that run it; the first is shown.
  public var keys: [KeyChord] {
    switch self {
    case .pick: [.control("p")]
    case .copy: [.control("c")]
    case .copyWithoutHash: [.controlShift("c")]
    case .paste: [.control("v")]
    case .undo: [.control("z")]
    case .redo: [.controlShift("z"), .control("y")]
    case .rgb: [.control("1")]
    case .hsb: [.control("2")]
    case .hsl: [.control("3")]
    case .lch: [.control("4")]
    case .lab: [.control("5")]
    case .cmyk: [.control("6")]
    case .panel: [.control("l")]
    case .near: [.control("n")]
    case .keepAbove: [.control("t")]
    case .keys: [KeyChord("f1")]
    case .close: [.control("w"), .control("q")]
    case .accept: [.control("enter"), KeyChord("enter")]
    case .cancel: [KeyChord("esc")]
    }
  }

  /// The command of a chord; nil for none.
  public static func of(_ chord: KeyChord) -> Command? {
    allCases.first { $0.keys.contains(chord) }
  }
}

/// A key with the modifiers held: `Ctrl+Shift+C`.
public struct KeyChord: Hashable, Sendable {
  /// A letter, a digit or the name of a key, in lower case.
  public var key: String
  public var control: Bool
  public var shift: Bool
  public var alt: Bool

  public init(_ key: String, control: Bool = false, shift: Bool = false, alt: Bool = false) {
    self.key = key
    self.control = control
    self.shift = shift
    self.alt = alt
  }

  static func control(_ key: String) -> KeyChord { KeyChord(key, control: true) }

  static func controlShift(_ key: String) -> KeyChord {
    KeyChord(key, control: true, shift: true)
  }
}

extension KeyChord: CustomStringConvertible {
  public var description: String {
    (control ? "Ctrl+" : "") + (alt ? "Alt+" : "") + (shift ? "Shift+" : "")
      + key.prefix(1).uppercased() + key.dropFirst()
  }
}
