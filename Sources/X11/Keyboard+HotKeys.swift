internal import CX11

extension Keyboard {
  /// All key codes and states in which a key is pressed, whatever is locked.
  func presses(of hotKey: HotKey) throws(HotKeyRefusal) -> Set<HotKeyGrab.Press> {
    guard !hotKey.key.isModifier else { throw .modifier }
    let keycodes = keycodes(of: hotKey.key)
    guard !keycodes.isEmpty else { throw .missing }
    var presses: Set<HotKeyGrab.Press> = []
    for state in states(of: hotKey.modifiers) {
      for keycode in keycodes {
        presses.insert(HotKeyGrab.Press(keycode: keycode, state: state.rawValue))
      }
    }
    return presses
  }

  /// The keys that `KeyStroke.key` calls so, whichever layout is active.
  ///
  /// A symbol that no key has at rest is looked for where Shift is held, and then in all layouts: a
  /// letter that is none of the first Latin one's.
  private func keycodes(of key: Keysym) -> [UInt32] {
    var least: Int32 = 0
    var most: Int32 = 0
    XDisplayKeycodes(display.raw, &least, &most)
    let all = (UInt32(max(8, least))...UInt32(max(8, most)))
    let atRest = all.filter { name(of: $0) == key }
    if !atRest.isEmpty { return atRest }
    let shifted = all.filter { latin($0, level: 1) == key }
    if !shifted.isEmpty { return shifted }
    let levels = (0..<2).lazy.map { level in
      all.filter { keycode in
        (0..<4).contains { self.symbol(keycode, group: $0, level: level).isSameKey(as: key) }
      }
    }
    return levels.first { !$0.isEmpty } ?? []
  }

  private func name(of keycode: UInt32) -> Keysym {
    if let latin = latin(keycode, level: 0) { return latin }
    let symbol = symbol(keycode, group: 0, level: 0).plain
    return symbol.isOfAScript ? places[keycode] ?? symbol : symbol
  }

  /// The symbol in the first layout where it is a Latin one.
  private func latin(_ keycode: UInt32, level: Int32) -> Keysym? {
    (0..<4).lazy.map { self.symbol(keycode, group: $0, level: level).lowercased }
      .first(where: \.isLatin)
  }

  /// Each way to hold the modifiers, with each set of locks beside them.
  private func states(of modifiers: KeyModifiers) -> Set<KeyState> {
    var states: Set<KeyState> = [[]]
    for (modifier, bits) in modifierBits where modifiers.contains(modifier) {
      states = Set(states.flatMap { state in bits.single.map { state.union($0) } })
    }
    for lock in lockMasks.single { states.formUnion(states.map { $0.union(lock) }) }
    return states
  }
}

extension KeyState {
  /// Its bits, each by itself.
  fileprivate var single: [KeyState] {
    (0..<32).map { KeyState(rawValue: 1 << $0) }.filter { contains($0) }
  }
}
