/// `chidori help fish`: completions with what each option does.
enum FishCompletion {
  static var script: String {
    let commands = Verb.named.map {
      "complete -c chidori -n __fish_use_subcommand -a \($0.rawValue) -d \($0.summary.fishQuoted)"
    }
    let rest = Verb.allCases.flatMap { verb in
      verb.options.map { line(of: $0, for: verb) } + operands(of: verb)
    }
    return """
      # Completions of chidori for fish, made by `chidori help fish`.
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
    }
  }

  /// A line for one command; the window's is for any word that is none.
  private static func start(_ verb: Verb) -> String {
    let names = Verb.named.map(\.rawValue).joined(separator: " ")
    let condition =
      verb == .window
      ? "not __fish_seen_subcommand_from \(names)"
      : "__fish_seen_subcommand_from \(verb.rawValue)"
    return "complete -c chidori -n '\(condition)'"
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
