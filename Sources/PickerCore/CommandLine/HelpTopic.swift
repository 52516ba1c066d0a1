/// What `chidori help` tells of beside the commands.
public enum HelpTopic: String, CaseIterable, Hashable, Sendable {
  case formats, settings, man, bash, zsh, fish

  /// What it is, in a line.
  public var summary: String {
    switch self {
    case .formats: "the formats, with an example each"
    case .settings: "what may stand in settings.json"
    case .man: "the manual page, for man -l -"
    case .bash: "completions, for bash: source <(chidori help bash)"
    case .zsh: "completions, for zsh: a file _chidori in fpath"
    case .fish: "completions, for fish: chidori help fish | source"
    }
  }

  /// All of it, each line with its end.
  public func text(_ release: Release) -> String {
    switch self {
    case .formats: HelpText.formats
    case .settings: HelpText.settings
    case .man: ManualPage.text(release)
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
