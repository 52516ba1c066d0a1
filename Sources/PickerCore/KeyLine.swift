/// A line of the list of keys, which the help and the window's sheet show.
public struct KeyLine: Hashable, Sendable {
  public var title: String
  public var keys: String

  private init(_ title: String, _ keys: String) {
    self.title = title
    self.keys = keys
  }

  private init<Action>(_ action: Action, _ keys: KeyAssignment<Action>) {
    let chords = keys.chords(of: action)
    self.init(action.title, chords.map(\.description).joined(separator: ", "))
  }

  /// The modes in one line; where one has another key than the table's each in its own.
  private static func modes(_ keymap: Keymap) -> [KeyLine] {
    let commands = Command.allCases.filter { $0.mode != nil }
    guard commands.allSatisfy({ keymap.changed[$0] == nil }) else {
      return commands.map { KeyLine($0, keymap) }
    }
    let keys = commands.flatMap(\.keys)
    return [
      KeyLine(
        commands.map(\.title).joined(separator: " "),
        [keys.first, keys.last].compactMap { $0?.description }.joined(separator: " to "))
    ]
  }

  /// What moves among the controls and changes them.
  public static let controls = [
    KeyLine("Next control, and back", "Tab, Shift+Tab"),
    KeyLine("Change by 1, 10, 0.1", "arrows (Shift, Ctrl)"),
    KeyLine("To the ends", "Home, End"),
  ]

  /// What works in the history, after a Tab into its swatches.
  public static let history = [
    KeyLine("From the search to what it found", "Down, Enter"),
    KeyLine("Select", "arrows, Home, End"),
    KeyLine("Select more", "Shift+arrows, Shift+click"),
    KeyLine("Add one, or take it out", "Ctrl+Space, Ctrl+click"),
    KeyLine("Take the colour", "Enter, Space, click"),
    KeyLine("Select all, copy", "Ctrl+A, Ctrl+C"),
    KeyLine("Delete what is selected", "Delete"),
    KeyLine("Copy, pin, name, export", "Menu, right click"),
  ]

  /// What moves about in a picture.
  public static let picture = [
    KeyLine("Sample the picture", "drag, arrows (Shift), Enter"),
    KeyLine("Zoom, fit, 1:1", "wheel or + -, 0, 1"),
    KeyLine("Move the picture", "right, middle, Shift+drag"),
    KeyLine("Sample size, mean", "Ctrl+wheel, [ ], M"),
    KeyLine("End the loupe, the picture", "Esc"),
  ]

  /// What works everywhere while the daemon runs.
  static func hotkeys(_ hotkeys: KeyAssignment<Hotkey>) -> [KeyLine] {
    Hotkey.allCases.map { KeyLine($0, hotkeys) }
  }

  /// What picks from the screen.
  public static let loupe = [
    KeyLine("Pick", "click, Enter, Space"),
    KeyLine("Pick and go on", "Shift+click, Shift+Enter"),
    KeyLine("Pick the mean of a rectangle", "drag"),
    KeyLine("Move by 1, 10 pixels", "arrows (Shift)"),
    KeyLine("Larger, smaller cells", "wheel, + -"),
    KeyLine("Larger, smaller sample", "Ctrl+wheel, [ ]"),
    KeyLine("Its mean: sRGB, linear, median, mode", "M"),
    KeyLine("Next format", "Tab"),
    KeyLine("Copy and go on", "C"),
    KeyLine("Freeze the screen, or go live", "F"),
    KeyLine("Cancel, or end", "Esc, right click, the key again"),
  ]

  /// The commands of any window, with the modes in one line, and those of a dialog alone.
  public static func commands(_ keymap: Keymap = Keymap()) -> [KeyLine] {
    Command.allCases.filter { !$0.isForDialog }.flatMap { command in
      command.mode == nil
        ? [KeyLine(command, keymap)] : command.mode == Mode.allCases.first ? modes(keymap) : []
    }
  }

  public static func dialog(_ keymap: Keymap = Keymap()) -> [KeyLine] {
    Command.allCases.filter(\.isForDialog).map { KeyLine($0, keymap) }
  }

  /// The keys of the window as it is.
  public static func of(_ model: Model) -> [KeyLine] {
    let keymap = model.settings.keymap
    return (model.isDialog ? dialog(keymap) : [])
      + commands(keymap).map { line in
        var line = line
        if model.isKeptAbove, line == KeyLine(.keepAbove, keymap) { line.title += " ✓" }
        return line
      } + controls
  }
}
