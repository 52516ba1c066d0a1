import ColorModel

/// `chidori help man`: chidori(1), from the tables the help is made of.
enum ManualPage {
  static func text(_ release: Release) -> String {
    let parts: [[String]] = [
      [".TH CHIDORI 1 \(release.date) \"Chidori \(release.version)\" \"User Commands\""],
      section("NAME"), [plain("chidori - colour picker for Linux and X11")],
      section("SYNOPSIS"), [".nf"], Verb.allCases.map { plain($0.synopsis) }, [".fi"],
      section("DESCRIPTION"), description,
      Verb.allCases.flatMap(command),
      section("FORMATS"), formats,
      section("KEYS"), KeySection.all.flatMap(keys),
      section("SETTINGS"), settings,
      section("EXIT STATUS"), [plain(HelpText.statuses)],
      section("ENVIRONMENT"), environment.flatMap(entry),
      section("FILES"), files.flatMap(entry),
      section("EXAMPLES"), examples.flatMap(entry),
      section("SEE ALSO"), [".BR gpick (1),", ".BR grabc (1)"],
    ]
    return parts.joined().joined(separator: "\n") + "\n"
  }

  private static let description = [
    plain("Chidori shows and converts colours, and takes them from the screen or a picture."),
    ".PP", plain(HelpText.colors.joined(separator: " ")),
  ]

  private static func command(_ verb: Verb) -> [String] {
    let name = verb == .window ? "THE WINDOW" : "CHIDORI \(verb.rawValue.uppercased())"
    var lines = section(name) + [plain("\(verb.summary.capitalizedFirst).")]
    if let note = HelpText.note(on: verb) { lines += [".PP", plain(note.joined(separator: " "))] }
    return lines
      + verb.options.flatMap { option in
        entry((option.usage.trimmed, "\(option.summary(for: verb).capitalizedFirst)."))
      }
  }

  private static var formats: [String] {
    OutputFormat.allCases.flatMap { entry(($0.rawValue, HelpText.example(of: $0))) }
  }

  private static func keys(_ section: KeySection) -> [String] {
    [".SS \(plain(section.title))"] + section.lines.flatMap { entry(($0.keys, "\($0.title).")) }
  }

  private static var settings: [String] {
    let entries = Setting.allCases.flatMap { setting in
      entry(
        (
          "\"\(setting.rawValue)\"",
          "\(setting.summary.capitalizedFirst): \(setting.takes); "
            + "\(HelpText.fallback(setting)) where it is not said."
        ))
    }
    return entries
      + HelpText.keyedActions.flatMap { actions in
        [".SS \"\(escaped(actions.title))\""]
          + actions.lines.flatMap { entry(($0.name, "\($0.text).")) }
      } + [".SS \"A key in them\"", plain(HelpText.keyNames.joined(separator: " "))]
  }

  private static let environment = [
    ("DISPLAY", "The X server."),
    ("CHIDORI_THEME", "dark or light; else the settings, else what the desktop says."),
    ("CHIDORI_SCALE", "A number from 0.5 to 4; else what the desktop says."),
    ("XMODIFIERS", "The input method, such as @im=ibus."),
    ("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME", "Where the files below are."),
  ]

  private static let files = [
    ("~/.config/chidori/settings.json", "The settings."),
    ("~/.local/share/chidori/history.jsonl", "The history: a JSON object a line."),
    ("~/.local/state/chidori/state.json", "What is remembered without being set."),
  ]

  private static let examples = [
    ("chidori pick -c -f hsl", "Picks a colour, prints it as hsl() and copies it."),
    ("chidori convert -f oklch '#3366cc' teal", "Prints both in OKLCH."),
    ("color=$(chidori --print teal)", "Asks a user for a colour, in a script."),
    ("chidori image photo.jpg --palette 6", "Prints the colours that stand for a picture."),
  ]

  private static func section(_ name: String) -> [String] { [".SH \"\(name)\""] }

  private static func entry(_ pair: (term: String, text: String)) -> [String] {
    [".TP", ".B \(escaped(pair.term))", plain(pair.text)]
  }

  /// A line of text; it is no request, whatever it begins with.
  private static func plain(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  /// Hyphens stay what they are when they are copied.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, letter in
      switch letter {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "^": escaped += "\\(ha"
      case "`": escaped += "\\(ga"
      case "~": escaped += "\\(ti"
      default: escaped.append(letter)
      }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
