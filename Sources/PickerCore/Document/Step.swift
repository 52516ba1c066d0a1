/// What one action of the user changed, with the way back.
public enum Step: Equatable, Sendable {
  case color(from: EditedColor, to: EditedColor)
  /// Entries of the history as they were and as they are; what is in one list only came or went.
  case history(from: [HistoryEntry], to: [HistoryEntry])
  /// The same settings, as they were and as they are.
  case settings(from: [SettingValue], to: [SettingValue])

  /// The step back.
  public var inverse: Step {
    switch self {
    case .color(let from, let to): .color(from: to, to: from)
    case .history(let from, let to): .history(from: to, to: from)
    case .settings(let from, let to): .settings(from: to, to: from)
    }
  }
}
