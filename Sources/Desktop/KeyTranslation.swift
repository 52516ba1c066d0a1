import Sampling
import Views
import X11

extension KeyPress {
  /// The key as views know it.
  init(_ stroke: KeyStroke) {
    self.init(Key(stroke), Modifiers(stroke.modifiers), text: stroke.text)
  }
}

extension Modifiers {
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alt) }
    if modifiers.contains(.super) { insert(.super) }
  }

  /// Of a pointer event: only what is the same on every keyboard.
  init(_ state: KeyState) {
    self = []
    if state.contains(.shift) { insert(.shift) }
    if state.contains(.control) { insert(.control) }
    if state.contains(.mod1) { insert(.alt) }
    if state.contains(.mod4) { insert(.super) }
  }
}

extension PickSession.Modifiers {
  init(_ modifiers: Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alt) }
    if modifiers.contains(.super) { insert(.super) }
  }
}

extension PickSession.Button {
  init(_ number: Int) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case 4: self = .wheelUp
    case 5: self = .wheelDown
    default: self = .other(UInt32(number))
    }
  }
}

extension PointerEvent.Button {
  /// Nil for the wheel, and for buttons that views do not know.
  init?(_ button: PickSession.Button) {
    switch button {
    case .primary: self = .primary
    case .middle: self = .middle
    case .secondary: self = .secondary
    case .wheelUp, .wheelDown, .other: return nil
    }
  }
}

extension Key {
  init(_ stroke: KeyStroke) {
    switch stroke.key {
    case .tab: self = .tab
    case .return: self = .enter
    case .escape: self = .escape
    case .space: self = .space
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .insert: self = .insert
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .menu: self = .menu
    default:
      if let number = stroke.key.functionNumber {
        self = .function(number)
      } else if let character = stroke.key.character {
        self = .character(String(character).lowercased())
      } else if let name = stroke.key.modifierName {
        self = .modifier(name)
      } else {
        self = .other(stroke.key.rawValue)
      }
    }
  }
}
