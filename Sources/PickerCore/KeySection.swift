/// Keys that work in the same place, under its name.
public struct KeySection: Hashable, Sendable {
  public let title: String
  public let lines: [KeyLine]

  /// All keys as they are unless the user gave them others, for the manual.
  static var all: [KeySection] {
    [
      KeySection(title: "Window", lines: KeyLine.commands() + KeyLine.controls),
      KeySection(title: "Dialog (--print)", lines: KeyLine.dialog()), loupe, picture,
    ]
  }

  static let loupe = KeySection(title: "Loupe", lines: KeyLine.loupe)
  static let picture = KeySection(title: "Picture", lines: KeyLine.picture)

  /// The keys of the window as it is, then those of the loupe and of a picture.
  public static func of(_ model: Model) -> [KeySection] {
    [KeySection(title: "Window", lines: KeyLine.of(model)), loupe, picture]
  }
}
