/// The commands of the command line.
public enum Verb: String, CaseIterable, Hashable, Sendable {
  /// No word: the window.
  case window = ""
  case pick
  case help

  /// How it is called, for the help.
  public var synopsis: String {
    switch self {
    case .window: "chidori [OPTION...] [COLOR]"
    case .pick: "chidori pick [OPTION...]"
    case .help: "chidori help [COMMAND | formats]"
    }
  }

  /// What it does, in a line.
  public var summary: String {
    switch self {
    case .window: "the window, on a colour"
    case .pick: "the eyedropper; prints what was picked"
    case .help: "help on a command, or the formats with an example each"
    }
  }
}
