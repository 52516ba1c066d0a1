public import ColorModel

/// The sheet of settings while it is open: what is not yet a setting.
public struct SettingsSheetState: Equatable, Sendable {
  /// What its settings are about.
  public enum Section: String, CaseIterable, Hashable, Sendable {
    case colors, formats, picking, window, keys

    public var title: String {
      switch self {
      case .colors: "Colours"
      case .formats: "Formats"
      case .picking: "Picking"
      case .window: "Window"
      case .keys: "Keys"
      }
    }
  }

  public var section: Section
  /// All formats in the order of the list: one that is turned off keeps its row.
  var order = OutputFormat.allCases
  public var template: TemplateDraft?
  public var refusal: KeyRefusal?

  public init(_ section: Section = .colors) { self.section = section }

  /// All formats, those of the menu in its order.
  public func formats(_ settings: Settings) -> [OutputFormat] {
    let shown = Set(settings.formats)
    if order.filter(shown.contains) == settings.formats { return order }
    return settings.formats + order.filter { !shown.contains($0) }
  }

  /// A template that is being typed.
  public struct TemplateDraft: Equatable, Sendable {
    public var index: Int
    public var name: String
    public var text: String

    /// What is wrong with the text; nil where it can be saved.
    public var problem: NamedTemplate.Problem? {
      if case .failure(let problem) = NamedTemplate.template(text) { problem } else { nil }
    }
  }

  /// A key that a command was given and cannot have.
  public struct KeyRefusal: Equatable, Sendable {
    public var command: Command
    public var chord: KeyChord
    /// Who has it; nil where it is a key that types.
    public var other: Command?

    public var words: String {
      other.map { "\(chord) is the key of: \($0.title)" }
        ?? "needs Ctrl, Alt or Super: \(chord)"
    }
  }
}

/// What happens in the sheet of settings.
public enum SettingsMessage: Equatable, Sendable {
  case open(SettingsSheetState.Section)
  case close
  case set(Setting, JSONValue)
  /// A format comes into the menu, or goes.
  case toggle(OutputFormat)
  /// A format goes to another place of the list, both counted from 0.
  case move(from: Int, to: Int)

  /// A template, by its index, is being typed.
  case typed(template: Int, name: String, text: String)
  /// Enter, or the field was left.
  case committedTemplate
  case revertedTemplate
  case addTemplate
  case removeTemplate(Int)

  /// A command is to have this key alone, or none.
  case key(Command, KeyChord?)
  /// A command is to have the keys of the table.
  case resetKeys(Command)
  case resetAllKeys

  /// The settings as another window left them in the file.
  case read(Settings)
}
