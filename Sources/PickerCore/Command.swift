/// What a user can do by key or from a menu; menus, tooltips and help read this table.
public enum Command: String, KeyedAction {
  case pick, copy, copyWithoutHash, paste, undo, redo
  case rgb, hsb, hsl, lch, lab, cmyk
  case open, panel, near, keepAbove, settings, keys, close
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
    case .open: "Open a picture"
    case .panel: "Side panel"
    case .near: "Near this colour"
    case .keepAbove: "Keep above"
    case .settings: "Settings"
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

  /// Alone a key that types nothing into a field, and moves nothing there.
  public static func canHave(_ chord: KeyChord) -> Bool {
    chord.isHeld || chord.isSpare || ["enter", "esc"].contains(chord.key)
  }

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
    case .open: [.control("o")]
    case .panel: [.control("l")]
    case .near: [.control("n")]
    case .keepAbove: [.control("t")]
    case .settings: [.control(",")]
    case .keys: [KeyChord("f1")]
    case .close: [.control("w"), .control("q")]
    case .accept: [.control("enter"), KeyChord("enter")]
    case .cancel: [KeyChord("esc")]
    }
  }
}
