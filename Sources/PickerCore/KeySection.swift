/// Keys that work in the same place, under its name.
public struct KeySection: Hashable, Sendable {
  public let title: String
  public let lines: [KeyLine]

  /// All keys as they are unless the user gave them others, for the manual.
  static var all: [KeySection] {
    [
      KeySection(title: "Window", lines: KeyLine.commands() + KeyLine.controls),
      KeySection(title: "Dialog (--print)", lines: KeyLine.dialog()), loupe, picture, history,
      hotkeys(Settings()),
    ]
  }

  static let loupe = KeySection(title: "Loupe", lines: KeyLine.loupe)
  static let picture = KeySection(title: "Picture", lines: KeyLine.picture)
  static let history = KeySection(title: "History", lines: KeyLine.history)

  static func hotkeys(_ settings: Settings) -> KeySection {
    KeySection(title: "Anywhere (chidori daemon)", lines: KeyLine.hotkeys(settings.hotkeys))
  }

  /// The keys of the window as it is, then those of its parts and of the desktop.
  public static func of(_ model: Model) -> [KeySection] {
    [
      KeySection(title: "Window", lines: KeyLine.of(model)), loupe, picture, history,
      hotkeys(model.settings),
    ]
  }
}
