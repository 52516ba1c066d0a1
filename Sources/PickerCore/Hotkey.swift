/// What a key of the whole desktop does while `chidori daemon` runs.
public enum Hotkey: String, KeyedAction {
  /// A pick from the screen, whose colour is copied.
  case pickAndCopy
  case openWindow
  /// A pick from the screen; the window opens on its colour.
  case pickAndOpen

  public var title: String {
    switch self {
    case .pickAndCopy: "Pick and copy"
    case .openWindow: "Open the window"
    case .pickAndOpen: "Pick and open the window"
    }
  }

  public var keys: [KeyChord] {
    self == .pickAndCopy ? [KeyChord("c", shift: true, super: true)] : []
  }

  /// Alone only one that other programs do not miss.
  public static func canHave(_ chord: KeyChord) -> Bool { chord.isHeld || chord.isSpare }
}
