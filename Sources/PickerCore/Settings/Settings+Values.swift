/// What a setting is, or is to be.
public struct SettingValue: Equatable, Sendable {
  public var setting: Setting
  public var value: JSONValue

  public init(_ setting: Setting, _ value: JSONValue) {
    self.setting = setting
    self.value = value
  }
}

/// What is wrong in `settings.json`.
public struct SettingsProblem: Equatable, Sendable {
  /// The names on the way to where it is wrong.
  public var path: [String]
  /// `problem: value`.
  public var words: String
}

extension Settings {
  /// The settings as JSON, one by one.
  public subscript(setting: Setting) -> JSONValue { setting.row.write(self) }

  /// Takes a value; what of it cannot be used is told and left out.
  @discardableResult
  public mutating func set(_ setting: Setting, to value: JSONValue) -> [SettingsProblem] {
    let name = setting.rawValue
    return setting.row.read(value, &self).map { problem in
      SettingsProblem(
        path: [name] + problem.path,
        words: problem.words ?? "\"\(name)\" takes \(setting.takes): \(value.shortened)")
    }
  }

  public mutating func set(_ changes: [SettingValue]) {
    for change in changes { set(change.setting, to: change.value) }
  }

  /// What differs from others, as it is here.
  public func differences(from other: Settings) -> [SettingValue] {
    Setting.allCases.compactMap { setting in
      let value = self[setting]
      return value == other[setting] ? nil : SettingValue(setting, value)
    }
  }

  /// Reads the members of an object that name settings, and leaves others alone.
  public static func reading(_ value: JSONValue) -> (settings: Settings, [SettingsProblem]) {
    var (settings, problems) = (Settings(), [SettingsProblem]())
    for setting in Setting.allCases {
      guard let value = value[setting.rawValue] else { continue }
      problems += settings.set(setting, to: value)
    }
    return (settings, problems)
  }
}

extension JSONValue {
  /// As text that fits into a message.
  fileprivate var shortened: String {
    let text = text
    return text.count > 60 ? "\(text.prefix(57))..." : text
  }
}
