/// The options of the command line: the one table that parsing, help, man page and completions read.
public enum Option: String, CaseIterable, Hashable, Sendable {
  case format, json, copy, at, upper, precision, help, version
  case noHash = "no-hash"
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
    case .json, .at, .upper, .precision, .noHash: nil
    }
  }

  public var argument: Argument {
    switch self {
    case .format: .required("NAME")
    case .at: .required("X,Y")
    case .precision: .required("N")
    case .copy: .optional("WHERE")
    case .json, .upper, .noHash, .noNewline, .help, .version: .none
    }
  }

  /// The commands that have it.
  public var verbs: [Verb] {
    switch self {
    case .help: Verb.allCases
    case .version: [.window]
    case .at, .json, .noNewline: [.pick]
    case .copy, .format, .upper, .noHash, .precision: [.window, .pick]
    }
  }

  /// What it does in a command, in a line.
  public func summary(for verb: Verb) -> String {
    switch self {
    case .format: "the format of the text, see chidori help formats"
    case .json: "one JSON object instead of the text"
    case .copy where verb == .window:
      "what Copy sets: the clipboard unless WHERE says primary or both"
    case .copy: "also copy: to the clipboard unless WHERE says primary or both"
    case .at: "the pixel at X,Y of the screen, without a loupe"
    case .upper: "hex digits in upper case"
    case .precision: "N decimals at most, 0 to 15"
    case .noHash: "hex without #"
    case .noNewline: "no line end after the text"
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
