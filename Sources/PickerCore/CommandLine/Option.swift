/// The options of the command line: the one table that parsing, help, man page, completions read.
public enum Option: String, CaseIterable, Hashable, Sendable {
  case format, json, copy, at, size, mean, palette, ignore, profile, multi, freeze, zoom, delay,
    upper, precision, print, live
  case css, names, help, version
  case noHash = "no-hash"
  case noHistory = "no-history"
  case newWindow = "new-window"
  case portal, notify, idle
  case noNewline = "no-newline"

  /// Whether a value follows, and what the help calls it.
  public enum Argument: Hashable, Sendable {
    case none
    case required(String)
    /// Only as `--name=VALUE`.
    case optional(String)
  }

  /// The letter of the short form.
  public var short: Character? {
    switch self {
    case .format: "f"
    case .copy: "c"
    case .noNewline: "n"
    case .help: "h"
    case .version: "V"
    case .json, .at, .size, .mean, .palette, .ignore, .profile, .multi, .freeze, .zoom, .delay,
      .upper, .precision, .noHash, .noHistory, .newWindow, .portal, .notify, .idle, .print, .live,
      .css, .names:
      nil
    }
  }

  public var argument: Argument {
    switch self {
    case .format: .required("NAME|TEMPLATE")
    case .at: .required("X,Y")
    case .precision, .size, .palette, .zoom, .delay, .idle: .required("N")
    case .mean, .profile: .required("WHICH")
    case .portal: .required("WHEN")
    case .ignore: .required("COLOR")
    case .copy: .optional("WHERE")
    case .json, .multi, .freeze, .upper, .noHash, .noHistory, .noNewline, .newWindow, .notify,
      .print, .live, .css, .names, .help, .version:
      .none
    }
  }

  /// The commands that have it.
  public var verbs: [Verb] {
    switch self {
    case .help: Verb.allCases
    case .version, .print, .live, .newWindow: [.window]
    case .at, .size, .mean: [.pick, .image]
    case .palette, .ignore: [.image]
    case .multi, .freeze, .zoom, .delay, .profile, .portal, .notify: [.pick]
    case .noHistory: [.window, .pick]
    case .idle: [.portal]
    case .css, .names: [.convert]
    case .json: [.window, .pick, .image, .convert, .contrast]
    case .format, .copy, .noNewline, .upper, .noHash, .precision:
      [.window, .pick, .image, .convert]
    }
  }

  /// What it does in a command, in a line.
  public func summary(for verb: Verb) -> String {
    switch self {
    case .format: "a format of chidori help formats, or a text such as {r},{g},{b}"
    case .json where verb == .convert: "a JSON object a line, with the colour in every space"
    case .json where verb == .image: "one JSON object a colour instead of the text"
    case .json: "one JSON object instead of the text"
    case .copy where verb == .window:
      "what Copy sets, and OK: the clipboard, or WHERE: primary, both"
    case .copy: "also copy: to the clipboard unless WHERE says primary or both"
    case .at where verb == .image: "the pixel at X,Y of the picture, from its top left corner"
    case .at: "the pixel at X,Y of the screen, without a loupe"
    case .size: "the mean of a square of N by N pixels, odd, 1 to 51"
    case .mean: "of a larger sample: srgb, linear, median or mode (most frequent)"
    case .palette: "N colours for all of the picture, 1 to 64, by their share"
    case .ignore: "no white, or black, background in the palette; or twice for both"
    case .profile: "raw values, or srgb: converted by the monitor's profile"
    case .multi: "go on after each pick, until Esc"
    case .freeze: "pick from a still picture of the screen"
    case .zoom: "N screen pixels a cell of the loupe, 2 to 32"
    case .delay: "start N seconds later, so that a menu can be opened"
    case .upper: "hex digits in upper case"
    case .precision: "N decimals at most, 0 to 15; alpha and templates have their own"
    case .noHash: "hex without #"
    case .noHistory: "write down no colour that is taken"
    case .newWindow: "a window beside the one that is open, as any option asks for"
    case .portal: "by the desktop's portal: auto (under Wayland), never or always"
    case .notify: "also show what was picked as a notification"
    case .idle: "end N seconds after the last request, 30 unless said otherwise"
    case .noNewline where verb == .convert: "no line end after the last line"
    case .noNewline: "no line end after the text"
    case .print: "a dialog with OK and Cancel: OK prints the colour"
    case .live: "print a line at each change of the colour"
    case .css: "read CSS colours alone, no bare hex and no names of X11"
    case .names: "with the nearest name, and how far it is (CIEDE2000)"
    case .help: "this help"
    case .version: "the version"
    }
  }

  /// `-f, --format=NAME`.
  public var usage: String {
    let long =
      switch argument {
      case .none: "--\(rawValue)"
      case .required(let value): "--\(rawValue)=\(value)"
      case .optional(let value): "--\(rawValue)[=\(value)]"
      }
    return (short.map { "-\($0), " } ?? "    ") + long
  }
}
