/// `chidori help zsh`: completions with what each option does, by `_arguments`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef chidori
    # Completions of chidori for zsh, made by `chidori help zsh`.
    _chidori() {
      local -a commands=(
    \(Verb.named.map { "    \("\($0.rawValue):\($0.summary)".shellQuoted)" }.joined(separator: "\n"))
      )
      if ((CURRENT > 2)) && [[ -n ${commands[(r)$words[2]:*]} ]]; then
        shift words
        ((CURRENT--))
      else
        ((CURRENT > 2)) || { _describe command commands && return }
      fi
      case ${words[1]} in
    \(verbs.joined(separator: "\n"))
      esac
    }
    _chidori "$@"

    """
  }

  /// A branch for every command; the window's is the last, for the name of the program.
  private static var verbs: [String] {
    (Verb.named + [.window]).map { verb in
      let specifications = verb.options.flatMap { specification(of: $0, for: verb) }
      let all = (specifications + operands(of: verb)).map { "        \($0.shellQuoted)" }
      return """
            \(verb == .window ? "*" : verb.rawValue))
              _arguments -s -S \\
        \(all.joined(separator: " \\\n")) ;;
        """
    }
  }

  private static func specification(of option: Option, for verb: Verb) -> [String] {
    let others = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
    let summary = "[\(escaped(option.summary(for: verb)))]"
    return option.names.map { name in
      let isLong = name.hasPrefix("--")
      return switch option.argument {
      case .none: others + name + summary
      case .required(let value):
        others + name + (isLong ? "=" : "+") + summary
          + ":\(escaped(value)):\(action(option.completion))"
      case .optional(let value):
        others + name + (isLong ? "=-" : "-") + summary
          + "::\(escaped(value)):\(action(option.completion))"
      }
    }
  }

  private static func operands(of verb: Verb) -> [String] {
    switch verb.completion {
    case .nothing: []
    case .words, .files, .filesOr: ["*: :\(action(verb.completion))"]
    }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .filesOr(let words):
      "{_alternative 'words:colour:(\(words.joined(separator: " ")))' 'files:file:_files'}"
    }
  }

  /// With the marks of a specification as letters.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, letter in
      if "[]:\\".contains(letter) { escaped.append("\\") }
      escaped.append(letter)
    }
  }
}
