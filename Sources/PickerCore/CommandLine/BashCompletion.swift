/// `chidori help bash`: completions of commands, options, their values and operands.
enum BashCompletion {
  /// Bash takes `--format=hsl` for three words, the second of which is the mark.
  static var script: String {
    """
    # Completions of chidori for bash, made by `chidori help bash`.
    _chidori() {
      local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
      local command= options= words= files=
      if [[ $word == = ]]; then
        word='' option="=$option"
      elif [[ $option == = ]]; then
        option="=${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      case $option in
    \(values.joined(separator: "\n"))
        =*) COMPREPLY=(); return ;;
      esac
      [[ $COMP_CWORD -gt 1 ]] && command=${COMP_WORDS[1]}
      case $command in
    \(verbs.joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        [[ ${COMPREPLY[*]} != *= ]] || compopt -o nospace
        return
      fi
      COMPREPLY=()
      [[ $COMP_CWORD -gt 1 ]] ||
        COMPREPLY=($(compgen -W '\(Verb.named.map(\.rawValue).joined(separator: " "))' -- "$word"))
      [[ ${#COMPREPLY[@]} -eq 0 ]] || return
      [[ -z $files ]] || compopt -o filenames -o default
      mapfile -t COMPREPLY < <(compgen -W "$words" $files -- "$word")
    }
    complete -F _chidori chidori

    """
  }

  /// A branch for every option that takes a value.
  private static var values: [String] {
    Option.allCases.compactMap { option in
      let joined = option.names.map { "=\($0)" }
      let patterns: [String]
      switch option.argument {
      case .none: return nil
      case .required: patterns = option.names + joined.filter { $0.hasPrefix("=--") }
      case .optional: patterns = joined
      }
      return "    \(patterns.joined(separator: " | "))) \(offer(option.completion)); return ;;"
    }
  }

  /// A branch for every command; the window's is the last, for any other word.
  private static var verbs: [String] {
    (Verb.named + [.window]).map { verb in
      let options = verb.options.flatMap(typed).joined(separator: " ")
      let operands =
        switch verb.completion {
        case .nothing: ""
        case .words(let words): " words='\(words.joined(separator: " "))'"
        case .files: " files=-f"
        case .filesOr(let words): " files=-f words='\(words.joined(separator: " "))'"
        }
      return "    \(verb == .window ? "*" : verb.rawValue)) options='\(options)'\(operands) ;;"
    }
  }

  /// The names of an option as they are to be typed: one that needs a value ends with the mark.
  private static func typed(_ option: Option) -> [String] {
    guard case .required = option.argument else { return option.names }
    return option.names.map { $0.hasPrefix("--") ? "\($0)=" : $0 }
  }

  private static func offer(_ completion: Completion) -> String {
    guard case .words(let words) = completion else { return "COMPREPLY=()" }
    return "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
  }
}
