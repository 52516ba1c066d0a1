internal import PickerCore
internal import X11

/// The keys of the settings on the whole display, and what is pressed of them.
final class DesktopKeys {
  private let hotKeys: HotKeys
  private var settings = KeyAssignment<Hotkey>()
  private var actions: [HotKey: (action: Hotkey, chord: KeyChord)] = [:]
  /// What could not be had, to be told to the user.
  var refused: ([Failure]) -> Void = { _ in }

  init(_ display: Display, _ keyboard: Keyboard) { hotKeys = HotKeys(display, keyboard) }

  /// Takes these keys and no others; those that could not be had are tried and told again.
  func adopt(_ settings: KeyAssignment<Hotkey>) {
    self.settings = settings
    actions = [:]
    var failures: [Failure] = []
    for action in Hotkey.allCases {
      for chord in settings.chords(of: action) {
        guard let hotKey = HotKey(chord) else {
          failures.append(.keyMissing("\(chord)"))
          continue
        }
        actions[hotKey] = (action, chord)
      }
    }
    hotKeys.set(Array(actions.keys))
    tell(failures)
  }

  /// Lets go of all of them.
  func release() { hotKeys.set([]) }

  /// What the user wants by this event.
  func pressed(_ event: Event) -> Hotkey? {
    hotKeys.pressed(event).flatMap { actions[$0]?.action }
  }

  /// Whether one of them is down.
  var isHeld: Bool { hotKeys.isHeld }

  /// To be called at the end of a batch of events.
  func batchEnded() { if hotKeys.batchEnded() { tell([]) } }

  /// A pick has given the keyboard up.
  func keyboardReleased() { hotKeys.keyboardReleased() }

  private func tell(_ others: [Failure]) {
    let failures = hotKeys.refused.compactMap { hotKey, refusal in
      actions[hotKey].flatMap { Failure(refusal, of: $0.chord) }
    }
    if !(others + failures).isEmpty { refused(others + failures) }
  }
}

extension Failure {
  /// Nil where there is more to be told than this: the connection is lost.
  fileprivate init?(_ refusal: HotKeyRefusal, of chord: KeyChord) {
    switch refusal {
    case .taken: self = .keyTaken("\(chord)")
    case .missing, .modifier: self = .keyMissing("\(chord)")
    case .connectionLost: return nil
    }
  }
}

extension HotKey {
  /// Nil for a character that no key is named by.
  init?(_ chord: KeyChord) {
    let key: Keysym
    if chord.isFunctionKey, let number = UInt32(chord.key.dropFirst()) {
      key = Keysym(rawValue: Keysym.f1.rawValue + number - 1)
    } else if chord.key.count == 1, let typing = Keysym(typing: Character(chord.key)) {
      key = typing
    } else if let symbol = NamedKey(chord.key)?.symbol {
      key = Keysym(rawValue: symbol)
    } else {
      return nil
    }
    var modifiers: KeyModifiers = []
    if chord.control { modifiers.insert(.control) }
    if chord.shift { modifiers.insert(.shift) }
    if chord.alt { modifiers.insert(.alt) }
    if chord.super { modifiers.insert(.super) }
    self.init(key, modifiers)
  }
}
