import ColorModel
import Sampling

/// What a shell can offer for a value or an operand.
enum Completion: Equatable, Sendable {
  case nothing
  case words([String])
  case files
  case filesOr([String])
}

extension Option {
  /// What its value is one of; nothing also where it takes none.
  var completion: Completion {
    switch self {
    case .format: .words(OutputFormat.allCases.map(\.rawValue))
    case .copy: .words(OutputOptions.Copy.allCases.map(\.rawValue))
    case .mean: .words(SampleMean.allCases.map(\.rawValue))
    case .profile: .words(ScreenProfile.allCases.map(\.rawValue))
    case .portal: .words(PortalUse.allCases.map(\.rawValue))
    case .ignore: .words(["white", "black"])
    default: .nothing
    }
  }

  /// The forms of its name, as they stand on the command line: `-f`, `--format`.
  var names: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(rawValue)"] }
}

extension Verb {
  /// What its operands are.
  var completion: Completion {
    switch self {
    case .window: .filesOr(NamedColor.css.map(\.name))
    case .image: .files
    case .convert, .contrast: .words(NamedColor.css.map(\.name))
    case .help: .words(Verb.named.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue))
    default: .nothing
    }
  }

  var options: [Option] { Option.allCases.filter { $0.verbs.contains(self) } }

  /// All that are called by a word.
  static let named = Array(allCases.dropFirst())
}

extension String {
  /// As one word of a shell.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
