/// Keys that work in the same place, under its name.
public struct KeySection: Hashable, Sendable {
  public let title: String
  public let lines: [KeyLine]

  /// All keys as they are unless the user gave them others, for the manual.
  static var all: [KeySection] {
    [
      window(KeyLine.commands() + KeyLine.controls, Settings()),
      KeySection(title: "Dialog (--print)", lines: KeyLine.dialog()), loupe(Settings()), picture,
    ]
  }

  static let picture = KeySection(title: "Picture", lines: KeyLine.picture)

  /// The keys of the window as it is, then those of the loupe and of a picture; those of the whole
  /// desktop are with what they open.
  public static func of(_ model: Model) -> [KeySection] {
    [window(KeyLine.of(model), model.settings), loupe(model.settings), picture]
  }

  private static func window(_ lines: [KeyLine], _ settings: Settings) -> KeySection {
    KeySection(title: "Window", lines: lines + KeyLine.of([.openWindow], settings.hotkeys))
  }

  private static func loupe(_ settings: Settings) -> KeySection {
    let hotkeys = KeyLine.of([.pickAndCopy, .pickAndOpen], settings.hotkeys)
    return KeySection(title: "Loupe", lines: hotkeys + KeyLine.loupe)
  }
}
