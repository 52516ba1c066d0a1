/// Which keys run which commands: those of the table of commands, but for what the user changed.
public struct Keymap: Equatable, Sendable {
  /// The keys of commands that have others than the table's; none at all turns them off.
  public private(set) var changed: [Command: [KeyChord]] = [:]

  public init() {}

  /// The keys that run a command; the first is shown.
  public func chords(of command: Command) -> [KeyChord] { changed[command] ?? command.keys }

  /// The command of a chord; nil for none.
  public func command(of chord: KeyChord) -> Command? {
    Command.allCases.first { chords(of: $0).contains(chord) }
  }

  /// Another command that has the chord already.
  public func conflict(of chord: KeyChord, for command: Command) -> Command? {
    Command.allCases.first { $0 != command && chords(of: $0).contains(chord) }
  }

  /// Gives a command its keys, or the table's again.
  public mutating func set(_ command: Command, to chords: [KeyChord]?) {
    changed[command] = chords == command.keys ? nil : chords
  }

  /// Commands that cannot have the keys they were given, each with the key and who has it too.
  ///
  /// They keep the table's. Of two that were given the same the later gives way; `order` is that in
  /// which they were given.
  mutating func settleConflicts(
    order: [Command]
  ) -> [(command: Command, chord: KeyChord, other: Command)] {
    var settled: [(command: Command, chord: KeyChord, other: Command)] = []
    while let conflict = firstConflict(in: order.reversed()) {
      settled.append(conflict)
      changed[conflict.command] = nil
    }
    return settled
  }

  private func firstConflict(
    in commands: [Command]
  ) -> (command: Command, chord: KeyChord, other: Command)? {
    for command in commands {
      for chord in changed[command] ?? [] {
        if let other = conflict(of: chord, for: command) { return (command, chord, other) }
      }
    }
    return nil
  }
}
