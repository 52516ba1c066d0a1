/// The commands of the command line.
public enum Verb: String, CaseIterable, Hashable, Sendable {
  /// No word: the window.
  case window = ""
  case pick, daemon, image, convert, contrast, help

  /// How it is called, for the help.
  public var synopsis: String {
    switch self {
    case .window: "chidori [OPTION...] [COLOR | FILE]"
    case .pick: "chidori pick [OPTION...]"
    case .daemon: "chidori daemon [OPTION...]"
    case .image: "chidori image [OPTION...] FILE"
    case .convert: "chidori convert [OPTION...] [COLOR...]"
    case .contrast: "chidori contrast [OPTION...] FOREGROUND BACKGROUND"
    case .help: "chidori help [COMMAND | TOPIC]"
    }
  }

  /// What it does, in a line.
  public var summary: String {
    switch self {
    case .window: "the window, on a colour or a picture"
    case .pick: "the eyedropper; prints what was picked"
    case .daemon: "keys of the whole desktop: Super+Shift+C picks and copies"
    case .image: "a colour or the palette of a picture file"
    case .convert: "colours in another format; from standard input, one a line"
    case .contrast: "how a text or a sign stands out from its background"
    case .help: "help on a command, formats or settings; manual, completions"
    }
  }
}
