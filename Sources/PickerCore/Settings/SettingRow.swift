/// How a setting is read and written.
struct SettingRow: Sendable {
  /// What values it takes, in words.
  let takes: String
  /// Reads a value; what cannot be used is told, and the rest is used.
  let read: @Sendable (JSONValue, inout Settings) -> [Problem]
  let write: @Sendable (Settings) -> JSONValue

  /// What is wrong with a value, or with something in it.
  struct Problem: Equatable, Sendable {
    /// The names on the way from the setting to where it is wrong.
    var path: [String] = []
    /// In words, the value included; nil for a value that is none of those the setting takes.
    var words: String?

    static let other = Problem()
  }

  typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  static func flag(_ path: Path<Bool>) -> SettingRow {
    SettingRow(takes: "true or false") { value, settings in
      guard case .bool(let isOn) = value else { return [.other] }
      settings[keyPath: path] = isOn
      return []
    } write: {
      .bool($0[keyPath: path])
    }
  }

  static func number(
    _ path: Path<Int>, _ takes: String, _ isAllowed: @escaping @Sendable (Int) -> Bool
  ) -> SettingRow {
    SettingRow(takes: takes) { value, settings in
      guard case .number(let number) = value, let whole = Int(exactly: number), isAllowed(whole)
      else { return [.other] }
      settings[keyPath: path] = whole
      return []
    } write: {
      .number(Double($0[keyPath: path]))
    }
  }

  /// Null is no number.
  static func number(
    _ path: Path<Int?>, _ takes: String, _ isAllowed: @escaping @Sendable (Int) -> Bool
  ) -> SettingRow {
    SettingRow(takes: "\(takes), or null") { value, settings in
      switch value {
      case .null: settings[keyPath: path] = nil
      case .number(let number):
        guard let whole = Int(exactly: number), isAllowed(whole) else { return [.other] }
        settings[keyPath: path] = whole
      default: return [.other]
      }
      return []
    } write: {
      $0[keyPath: path].map { .number(Double($0)) } ?? .null
    }
  }

  static func choice<Value: Equatable & Sendable>(
    _ path: Path<Value>, _ choices: [(name: String, value: Value)]
  ) -> SettingRow {
    let names = choices.map { "\"\($0.name)\"" }
    let list = names.dropLast().joined(separator: ", ")
    return SettingRow(takes: list.isEmpty ? names.joined() : "\(list) or \(names[names.count - 1])")
    { value, settings in
      guard case .string(let name) = value,
        let choice = choices.first(where: { $0.name == name })
      else { return [.other] }
      settings[keyPath: path] = choice.value
      return []
    } write: { settings in
      let choice = choices.first { $0.value == settings[keyPath: path] }
      return choice.map { .string($0.name) } ?? .null
    }
  }

  static func choice<Value>(_ path: Path<Value>) -> SettingRow
  where Value: CaseIterable & RawRepresentable<String> & Equatable & Sendable {
    choice(path, Value.allCases.map { ($0.rawValue, $0) })
  }
}
