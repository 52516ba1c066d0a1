internal import CX11

/// Which of the server's modifier bits mean Alt, Super and the locks: it differs between machines.
struct ModifierMasks {
  private(set) var alt: KeyState = []
  private(set) var `super`: KeyState = []
  private(set) var locks: KeyState = .lock

  /// Reads the modifier map; Mod1 and Mod4 stand in where it names no Alt and no Super.
  ///
  /// C: `XGetModifierMapping`.
  init(_ display: Display) {
    if let map = XGetModifierMapping(display.raw) {
      defer { XFreeModifiermap(map) }
      let perModifier = Int(map.pointee.max_keypermod)
      for index in 0..<(8 * perModifier) {
        guard let keycode = map.pointee.modifiermap?[index], keycode != 0 else { continue }
        let bit = KeyState(rawValue: 1 << UInt32(index / perModifier))
        let symbols = (0..<2).map {
          Keysym(
            rawValue: UInt32(
              truncatingIfNeeded: XkbKeycodeToKeysym(display.raw, keycode, 0, Int32($0))))
        }
        add(bit, for: symbols)
      }
    }
    if alt.isEmpty { alt = .mod1 }
    if `super`.isEmpty { `super` = .mod4 }
  }

  private mutating func add(_ bit: KeyState, for symbols: [Keysym]) {
    // The first three bits are Shift, Lock and Control everywhere.
    guard bit.rawValue >= KeyState.mod1.rawValue else { return }
    if symbols.contains(where: { $0 == .altLeft || $0 == .altRight }) { alt.formUnion(bit) }
    if symbols.contains(where: { $0 == .superLeft || $0 == .superRight }) {
      `super`.formUnion(bit)
    }
    if symbols.contains(where: { $0 == .numLock || $0 == .scrollLock }) { locks.formUnion(bit) }
  }

  func modifiers(in state: KeyState) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    if state.contains(.shift) { modifiers.insert(.shift) }
    if state.contains(.control) { modifiers.insert(.control) }
    if !state.isDisjoint(with: alt) { modifiers.insert(.alt) }
    if !state.isDisjoint(with: `super`) { modifiers.insert(.super) }
    return modifiers
  }
}
