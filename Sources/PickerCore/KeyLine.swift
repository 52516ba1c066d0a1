/// A line of the list of keys, which the help and the window's sheet show.
public struct KeyLine: Hashable, Sendable {
  public var title: String
  public var keys: String

  private init(_ title: String, _ keys: String) {
    self.title = title
    self.keys = keys
  }

  private init(_ command: Command) {
    self.init(command.title, command.keys.map(\.description).joined(separator: ", "))
  }

  private static var modes: KeyLine {
    let commands = Command.allCases.filter { $0.mode != nil }
    let keys = commands.flatMap(\.keys)
    return KeyLine(
      commands.map(\.title).joined(separator: ", "),
      [keys.first, keys.last].compactMap { $0?.description }.joined(separator: " to "))
  }

  /// What moves among the controls and changes them.
  public static let controls = [
    KeyLine("Next control, and back", "Tab, Shift+Tab"),
    KeyLine("Change by 1, 10, 0.1", "arrows (Shift, Ctrl)"),
    KeyLine("To the ends", "Home, End"),
  ]

  /// The commands of any window, with the modes in one line, and those of a dialog alone.
  public static let commands = Command.allCases.filter { !$0.isForDialog }
    .compactMap { $0.mode == nil ? KeyLine($0) : $0.mode == Mode.allCases.first ? modes : nil }
  public static let dialog = Command.allCases.filter(\.isForDialog).map(KeyLine.init)

  /// The keys of the window as it is.
  public static func of(_ model: Model) -> [KeyLine] {
    (model.isDialog ? dialog : [])
      + commands.map { line in
        var line = line
        if model.isKeptAbove, line == KeyLine(.keepAbove) { line.title += " ✓" }
        return line
      } + controls
  }
}
