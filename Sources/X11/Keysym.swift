/// What a key means: the symbol on its cap at a layout and level.
///
/// C: `KeySym`.
public struct Keysym: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none = Keysym(rawValue: 0)
  public static let space = Keysym(rawValue: 0x20)
  public static let backspace = Keysym(rawValue: 0xFF08)
  public static let tab = Keysym(rawValue: 0xFF09)
  public static let `return` = Keysym(rawValue: 0xFF0D)
  public static let escape = Keysym(rawValue: 0xFF1B)
  public static let home = Keysym(rawValue: 0xFF50)
  public static let left = Keysym(rawValue: 0xFF51)
  public static let up = Keysym(rawValue: 0xFF52)
  public static let right = Keysym(rawValue: 0xFF53)
  public static let down = Keysym(rawValue: 0xFF54)
  public static let pageUp = Keysym(rawValue: 0xFF55)
  public static let pageDown = Keysym(rawValue: 0xFF56)
  public static let end = Keysym(rawValue: 0xFF57)
  public static let pause = Keysym(rawValue: 0xFF13)
  public static let print = Keysym(rawValue: 0xFF61)
  public static let insert = Keysym(rawValue: 0xFF63)
  public static let menu = Keysym(rawValue: 0xFF67)
  public static let numLock = Keysym(rawValue: 0xFF7F)
  public static let scrollLock = Keysym(rawValue: 0xFF14)
  public static let f1 = Keysym(rawValue: 0xFFBE)
  public static let f35 = Keysym(rawValue: 0xFFE0)
  public static let altLeft = Keysym(rawValue: 0xFFE9)
  public static let altRight = Keysym(rawValue: 0xFFEA)
  public static let superLeft = Keysym(rawValue: 0xFFEB)
  public static let superRight = Keysym(rawValue: 0xFFEC)
  public static let delete = Keysym(rawValue: 0xFFFF)
  /// Shift and Tab, as most layouts have it.
  public static let leftTab = Keysym(rawValue: 0xFE20)

  /// The function key's number, 1 to 35.
  public var functionNumber: Int? {
    rawValue >= Self.f1.rawValue && rawValue <= Self.f35.rawValue
      ? Int(rawValue - Self.f1.rawValue) + 1 : nil
  }

  /// The name of a key that only changes what others do: `Shift`, `Caps Lock`; nil for others.
  public var modifierName: String? {
    switch rawValue {
    case 0xFFE1, 0xFFE2: "Shift"
    case 0xFFE3, 0xFFE4: "Ctrl"
    case 0xFFE5, 0xFFE6: "Caps Lock"
    case 0xFFE7...Self.altRight.rawValue: "Alt"
    case Self.superLeft.rawValue, Self.superRight.rawValue: "Super"
    case 0xFFED, 0xFFEE: "Hyper"
    case 0xFE03: "AltGr"
    case Self.numLock.rawValue: "Num Lock"
    case Self.scrollLock.rawValue: "Scroll Lock"
    default: nil
    }
  }

  /// The same key of the main block: keypad Enter is Return, keypad 7 is 7, Shift+Tab is Tab.
  public var plain: Keysym {
    switch rawValue {
    case 0xFF80: .space
    case 0xFF89, Self.leftTab.rawValue: .tab
    case 0xFF8D: .return
    // KP_Home to KP_End lie as Home to End do; KP_Begin, the 5, is no key of the main block.
    case 0xFF95...0xFF9C: Keysym(rawValue: rawValue - 0xFF95 + Self.home.rawValue)
    case 0xFF9E: .insert
    case 0xFF9F: .delete
    case 0xFFBD: Keysym(rawValue: 0x3D)
    // What Alt makes of Print, and Ctrl of Pause.
    case 0xFF15: .print
    case 0xFF6B: .pause
    // KP_Multiply to KP_9 lie as * to 9 do.
    case 0xFFAA...0xFFB9: Keysym(rawValue: rawValue - 0xFF80)
    default: self
    }
  }

  /// Of printable ASCII or Latin-1: what every Latin layout has.
  public var isLatin: Bool { (0x20...0x7E).contains(rawValue) || (0xA0...0xFF).contains(rawValue) }

  /// Whether it stands for a character, of any script: by the old sets or by Unicode.
  var isOfAScript: Bool {
    (0x20...0x20FF).contains(rawValue) || (0x0100_0000...0x0110_FFFF).contains(rawValue)
  }

  /// A letter in lower case; any other symbol as it is.
  public var lowercased: Keysym {
    switch rawValue {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: Keysym(rawValue: rawValue + 0x20)
    default: self
    }
  }
}
