import ColorModel

/// The help, from the tables of commands, options, formats and keys.
public enum HelpText {
  /// `chidori help COMMAND`; the window's help is the general one.
  public static func text(for verb: Verb) -> String {
    var lines = ["usage: \(verb.synopsis)"]
    if verb == .window {
      lines += Verb.allCases.dropFirst().map { "       \($0.synopsis)" }
      lines += ["", "Commands:"]
      lines += Verb.allCases.dropFirst().map { row($0.rawValue, $0.summary) }
      lines += [row("[COLOR | FILE]", Verb.window.summary)]
    } else {
      lines += ["", "  \(verb.summary)"]
    }
    lines += ["", "Options:"]
    lines += Option.allCases.filter { $0.verbs.contains(verb) }.map {
      row($0.usage, $0.summary(for: verb))
    }
    if verb == .window {
      lines += ["", "Keys of the window:"]
      lines += (KeyLine.commands() + KeyLine.controls).map { row($0.keys, $0.title) }
      lines += KeyLine.dialog().map { row($0.keys, "\($0.title), with --print") }
      lines += ["", "Keys in a picture:"] + KeyLine.picture.map { row($0.keys, $0.title) }
      lines += ["", "Keys in the history:"] + KeyLine.history.map { row($0.keys, $0.title) }
    }
    if verb == .pick {
      lines += ["", "Keys of the loupe:"] + KeyLine.loupe.map { row($0.keys, $0.title) }
    }
    if verb == .help {
      lines += ["", "Topics:"] + HelpTopic.allCases.map { row($0.rawValue, $0.summary) }
    }
    if verb == .window || verb == .convert || verb == .contrast {
      lines += [""] + colors
    }
    if let note = note(on: verb) { lines += [""] + note }
    lines += ["", "Exit status: \(statuses)"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is read as a colour.
  static let colors = [
    "A colour is CSS text (#3366cc, rgb(51 102 204), oklch(from teal l c calc(h + 30)), royalblue),",
    "bare hex, 0xrrggbb, 0xaarrggbb, or X11's rgb:33/66/cc and names (light slate grey).",
  ]

  static let statuses =
    "0 done, 1 cancelled, 2 usage or unreadable input, 3 no display or refused."

  /// What one must know to use a command.
  static func note(on verb: Verb) -> [String]? {
    switch verb {
    case .daemon:
      [
        "The keys are the hotkeys of the settings (chidori help settings), followed as they change. What",
        "is picked is copied, written down and shown as a notification; the key once more cancels. SIGHUP",
        "has a key tried again that another program had; SIGTERM ends the daemon.",
      ]
    case .convert:
      [
        "Without COLOR, standard input is read line by line. A line that is no colour is told with its",
        "number and left out, the rest go on, and the exit status is 2; an empty line stays empty.",
        "A text with braces is a template: {r} {g} {b} {a} {hex} {HEX} {name} and components such as",
        "{oklch.l}, with width, decimals and base as in {r:03}, {oklch.c:.3} and {b:02x}; {{ is a brace.",
      ]
    case .contrast:
      [
        "WCAG 2 ratio with its levels, and APCA for web text. A translucent FOREGROUND is laid over the",
        "background; behind a translucent BACKGROUND may be any grey, and the worst one counts.",
      ]
    case .image:
      [
        "PNG, JPEG, GIF, BMP, TIFF, SVG and what else gdk-pixbuf reads, up to 256 megapixels, turned as",
        "its EXIF says and converted to sRGB by the profile in it; 16 bits a channel are read as 8. Of a",
        "square, pixels outside the picture are left out, and the others count by their alpha. A palette",
        "leaves out what is more transparent than opaque; each of its colours occurs in the picture.",
        "FILE may be - for standard input, or a pipe of the shell.",
      ]
    case .portal:
      [
        "The session bus starts it when a program wants a colour or a picture of the screen from",
        "xdg-desktop-portal. A picture that the portal was not allowed before is the user's to give: a",
        "click gives all of the screen, a drag a rectangle, Esc nothing. Colours are in sRGB, by the",
        "monitor's profile where it has one, and the history keeps none of them.",
      ]
    case .window, .pick, .help: nil
    }
  }

  /// `chidori help formats`: each with an example.
  public static var formats: String {
    OutputFormat.allCases.map { row($0.rawValue, example(of: $0)) + "\n" }.joined()
  }

  /// A colour in a format, and what one must know of it.
  static func example(of format: OutputFormat) -> String {
    let text = format.text(of: Color(RGB8(0x3366cc), alpha: 0.5))
    return text + (format.note.map { "  (\($0))" } ?? "")
  }

  /// `chidori help settings`: what may stand in the file.
  public static var settings: String {
    let rows = Setting.allCases.flatMap { setting in
      [
        row("\"\(setting.rawValue)\"", setting.summary),
        row("", "\(setting.takes); \(fallback(setting))"),
      ]
    }
    let intro = [
      "A JSON object in $XDG_CONFIG_HOME/chidori/settings.json (~/.config/chidori/settings.json),",
      "written by the window (Ctrl+comma) and read by it and by chidori pick; options of the command",
      "line come first. Each member with what it takes, and what it is where it does not stand there:",
      "",
    ]
    let keyed = keyedActions.flatMap { actions in
      ["", "\(actions.title):"] + actions.lines.map { row($0.name, $0.text) }
    }
    let keys = ["", "A key in them:"] + keyNames.map { "  \($0)" }
    return (intro + rows + keyed + keys).joined(separator: "\n") + "\n"
  }

  /// How a key is written.
  static let keyNames = [
    "Super+Ctrl+Alt+Shift+ as far as they are held, in this order, and a character, F1 to F35, or a",
    "name of X's (xev shows it) in any case: Print, Pause, Space, Home, Page_Up or PgUp, comma,",
    "XF86Calculator. Without Super, Ctrl and Alt a hotkey is F1 to F35, Print, Pause or of XF86.",
  ]

  /// What the settings `keys` and `hotkeys` name: each action, what it does, its keys.
  static var keyedActions: [(title: String, lines: [(name: String, text: String)])] {
    [
      ("Commands, and their keys where \"keys\" has no others", lines(of: Command.self)),
      ("Hotkeys, and their keys where \"hotkeys\" has no others", lines(of: Hotkey.self)),
    ]
  }

  private static func lines<Action: KeyedAction>(
    of type: Action.Type
  ) -> [(name: String, text: String)] {
    type.allCases.map { action in
      let keys = action.keys.map { "\"\($0)\"" }.joined(separator: ", ")
      return (action.rawValue, "\(action.title); [\(keys)]")
    }
  }

  /// A setting where the file does not say it.
  static func fallback(_ setting: Setting) -> String {
    switch setting {
    case .keys, .hotkeys: "those below"
    default: short(Settings()[setting].text)
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? "all of them" : text
  }

  private static func row(_ left: String, _ right: String) -> String {
    let width = 34
    let gap = max(2, width - left.count)
    return "  \(left)\(String(repeating: " ", count: gap))\(right)"
  }
}
