/// What keys can be given to, such as a command.
///
/// Its raw value is its name in `settings.json`.
public protocol KeyedAction: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  var title: String { get }

  /// The keys it has unless the user gave it others; the first is shown.
  var keys: [KeyChord] { get }

  /// Whether a key may be given to any of them.
  static func canHave(_ chord: KeyChord) -> Bool
}

/// Which keys run which commands.
public typealias Keymap = KeyAssignment<Command>

/// Which keys do what: those of the actions' own table, but for what the user changed.
public struct KeyAssignment<Action: KeyedAction>: Equatable, Sendable {
  /// The keys of actions that have others than the table's; none at all turns them off.
  public private(set) var changed: [Action: [KeyChord]] = [:]

  public init() {}

  /// The keys of an action; the first is shown.
  public func chords(of action: Action) -> [KeyChord] { changed[action] ?? action.keys }

  /// The action of a chord; nil for none.
  public func action(of chord: KeyChord) -> Action? {
    Action.allCases.first { chords(of: $0).contains(chord) }
  }

  /// Another action that has the chord already.
  public func conflict(of chord: KeyChord, for action: Action) -> Action? {
    Action.allCases.first { $0 != action && chords(of: $0).contains(chord) }
  }

  /// Gives an action its keys, or the table's again.
  public mutating func set(_ action: Action, to chords: [KeyChord]?) {
    changed[action] = chords == action.keys ? nil : chords
  }

  /// Actions that cannot have the keys they were given, each with the key and who has it too.
  ///
  /// They keep the table's. Of two that were given the same the later gives way; `order` is that in
  /// which they were given.
  mutating func settleConflicts(
    order: [Action]
  ) -> [(action: Action, chord: KeyChord, other: Action)] {
    var settled: [(action: Action, chord: KeyChord, other: Action)] = []
    while let conflict = firstConflict(in: order.reversed()) {
      settled.append(conflict)
      changed[conflict.action] = nil
    }
    return settled
  }

  private func firstConflict(
    in actions: [Action]
  ) -> (action: Action, chord: KeyChord, other: Action)? {
    for action in actions {
      for chord in changed[action] ?? [] {
        if let other = conflict(of: chord, for: action) { return (action, chord, other) }
      }
    }
    return nil
  }
}
