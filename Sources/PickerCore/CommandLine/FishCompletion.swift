/// `chidori help fish`: completions with what each option does.
enum FishCompletion {
  static var script: String {
    let commands = Verb.named.map {
      "complete -c chidori -n __chidori_begins -a \($0.rawValue) -d \($0.summary.fishQuoted)"
    }
    let rest = Verb.allCases.flatMap { verb in
      verb.options.map { line(of: $0, for: verb) } + operands(of: verb)
    }
    return """
      # Completions of chidori for fish, made by `chidori help fish`.
      function __chidori_begins -d 'The first word may be a command'
        set -l word (commandline -ct)
        test (count (commandline -opc)) -eq 1; and string match -q -- "$word*" \(names)
      end
      function __chidori_runs -d 'A command is the first word'
        set -l words (commandline -opc)
        test "$words[2]" = $argv[1]
      end
      function __chidori_opens -d 'No command is the first word'
        set -l words (commandline -opc)
        not contains -- "$words[2]" \(names)
      end
      \((commands + rest).joined(separator: "\n"))

      """
  }

  private static func line(of option: Option, for verb: Verb) -> String {
    var words = [start(verb)]
    if let short = option.short { words.append("-s \(short)") }
    words.append("-l \(option.rawValue)")
    if case .required = option.argument { words.append("-x") }
    if case .words(let values) = option.completion {
      words.append("-a \(values.joined(separator: " ").fishQuoted)")
    }
    words.append("-d \(option.summary(for: verb).fishQuoted)")
    return words.joined(separator: " ")
  }

  /// Files are offered where nothing else is said.
  private static func operands(of verb: Verb) -> [String] {
    switch verb.completion {
    case .nothing: ["\(start(verb)) -f"]
    case .words(let words): ["\(start(verb)) -f -a \(words.joined(separator: " ").fishQuoted)"]
    case .files: []
    case .filesOr(let words):
      ["\(start(verb, "; and not __chidori_begins")) -a \(words.joined(separator: " ").fishQuoted)"]
    }
  }

  private static let names = Verb.named.map(\.rawValue).joined(separator: " ")

  /// A line for one command; the window's is for any word that is none.
  private static func start(_ verb: Verb, _ more: String = "") -> String {
    let condition = verb == .window ? "__chidori_opens" : "__chidori_runs \(verb.rawValue)"
    return "complete -c chidori -n '\(condition)\(more)'"
  }
}

extension String {
  /// As one word of fish, where a backslash escapes inside quotes too.
  fileprivate var fishQuoted: String {
    let escaped = reduce(into: "") { text, letter in
      if letter == "'" || letter == "\\" { text.append("\\") }
      text.append(letter)
    }
    return "'\(escaped)'"
  }
}
