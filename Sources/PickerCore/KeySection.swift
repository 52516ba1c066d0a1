/// Keys that work in the same place, under its name.
public struct KeySection: Hashable, Sendable {
  public let title: String
  public let lines: [KeyLine]

  /// All keys as they are unless the user gave them others, for the manual.
  static var all: [KeySection] {
    [
      KeySection(title: "Window", lines: KeyLine.commands() + KeyLine.controls),
      KeySection(title: "Dialog (--print)", lines: KeyLine.dialog()), loupe, picture,
      hotkeys(Settings().hotkeys),
    ]
  }

  static let loupe = KeySection(title: "Loupe", lines: KeyLine.loupe)
  static let picture = KeySection(title: "Picture", lines: KeyLine.picture)

  static func hotkeys(_ keys: KeyAssignment<Hotkey>) -> KeySection {
    KeySection(title: "Whole desktop (chidori daemon)", lines: KeyLine.hotkeys(keys))
  }

  /// The keys of the window as it is, then those of the loupe, of a picture and of the daemon.
  public static func of(_ model: Model) -> [KeySection] {
    let window = KeySection(title: "Window", lines: KeyLine.of(model))
    let all = [window, loupe, picture, hotkeys(model.settings.hotkeys)]
    return all.filter { !$0.lines.isEmpty }
  }
}
