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
  public var refusal: KeyRefusal?
  /// Where the old file is, if it was set aside meanwhile.
  public var asidePath: String?

  public init(_ section: Section = .colors) { self.section = section }

  /// All formats, those of the menu in its order.
  public func formats(_ settings: Settings) -> [OutputFormat] {
    let shown = Set(settings.formats)
    if order.filter(shown.contains) == settings.formats { return order }
    return settings.formats + order.filter { !shown.contains($0) }
  }

  /// A key that was pressed for an action that cannot have it.
  public struct KeyRefusal: Equatable, Sendable {
    public var owner: KeyOwner
    public var reason: Reason

    public enum Reason: Equatable, Sendable {
      /// A modifier, without another key so far.
      case alone(String)
      case taken(KeyChord, by: KeyOwner)
      /// It is needed to type.
      case types(KeyChord)
    }

    /// What the field shows.
    public var text: String {
      switch reason {
      case .alone(let name): "\(name) needs another key"
      case .taken(let chord, _), .types(let chord): "\(chord)"
      }
    }

    /// What is wrong, where the field does not say it.
    public var words: String? {
      switch reason {
      case .alone: nil
      case .taken(let chord, let other): "\(chord) is the key of: \(other.title)"
      case .types(let chord): "needs Ctrl, Alt or Super: \(chord)"
      }
    }
  }
}

/// What happens in the sheet of settings.
public enum SettingsMessage: Equatable, Sendable {
  case open(SettingsSheetState.Section)
  /// Opens the page of a setting, with the keyboard there.
  case lead(to: Setting, on: SettingsSheetState.Section)
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
  case revertedTemplate(Int)
  case addTemplate
  case removeTemplate(Int)

  /// An action is to have this key alone, or none.
  case key(KeyOwner, KeyChord?)
  /// A modifier was pressed for an action, by its name.
  case modifier(KeyOwner, String)
  /// The key that was refused is wanted no longer.
  case revertedKey
  /// An action is to have the keys of the table.
  case resetKeys(KeyOwner)
  case resetAllKeys

  /// The settings as another window left them in the file.
  case read(Settings)
  /// The file is wrong in this way now; nil for no longer.
  case trouble(SettingsTrouble?)
  /// Save what could not be saved, whatever it takes.
  case remedy
  /// The file has this path now, and a new one is in its place.
  case setAside(String)
}
