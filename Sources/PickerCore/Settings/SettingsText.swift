/// The text of `settings.json`, of which settings are changed one by one.
public struct SettingsText: Equatable, Sendable {
  /// What it is called in what is told of it.
  public static let name = "settings.json"

  private var document: JSONDocument

  public var bytes: [UInt8] { document.bytes }

  /// Nil is a file that is not there.
  public init(_ bytes: [UInt8]?) throws(JSONError) { document = try JSONDocument(bytes ?? []) }

  /// The settings, and what is wrong with their text, each as `settings.json:12: problem: value`.
  public var reading: (settings: Settings, problems: [String]) {
    let (settings, problems) = Settings.reading(document.value)
    let duplicates = document.duplicates.map { name, line in
      (line, "stands there twice, the last one counts: \"\(name)\"")
    }
    let told = duplicates + problems.map { (document.line(of: $0.path), $0.words) }
    return (
      settings,
      told.sorted { $0.0 < $1.0 }.map { line, words in "\(Self.name):\(line): \(words)".onOneLine }
    )
  }

  /// The new value of a list, with what of the old nobody here can use at its end.
  private func keepingUnusable(of old: JSONValue?, in change: SettingValue) -> JSONValue {
    guard case .array(let elements) = change.value, case .array(let old) = old else {
      return change.value
    }
    let unusable = old.filter { element in
      var settings = Settings()
      return !settings.set(change.setting, to: .array([element])).isEmpty
    }
    return .array(elements + unusable)
  }

  /// Sets these and leaves the rest as it is; one that is as at first need not stand there.
  public mutating func set(_ changes: [SettingValue]) {
    let (current, _) = Settings.reading(document.value)
    for change in changes {
      let name = change.setting.rawValue
      let later = Setting.allCases.drop { $0 != change.setting }.dropFirst().map(\.rawValue)
      if case .object(let members) = change.value, case .object(let old) = current[change.setting] {
        // What stands in it that nobody here knows stays.
        let gone = old.map(\.name).filter { change.value[$0] == nil }
        for member in gone { document.set([name, member], to: nil) }
        for member in members {
          document.set([name, member.name], to: member.value, before: later)
        }
        if document.value[name] == .object([]) { document.set(name, to: nil) }
      } else {
        let value = keepingUnusable(of: document.value[name], in: change)
        let isDefault = value == Settings()[change.setting]
        document.set(name, to: isDefault ? nil : value, before: later)
      }
    }
  }
}
