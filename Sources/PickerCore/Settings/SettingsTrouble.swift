/// What is wrong with `settings.json`, for as long as it is.
public struct SettingsTrouble: Equatable, Sendable {
  public enum Cause: Hashable, Sendable {
    /// Some values cannot be used; the others are.
    case values
    /// It is no JSON: what was read before holds on, and nothing is written into it.
    case text
    /// It cannot be read or written.
    case storage
  }

  public var cause: Cause
  /// Of the file.
  public var path: String
  /// Each in words, with its line where it has one; there is one at least.
  public var problems: [String]
  /// What was changed since and is not in the file.
  public var unsaved: [Setting]

  public init(_ cause: Cause, path: String, problems: [String], unsaved: [Setting]) {
    self.cause = cause
    self.path = path
    self.problems = problems
    self.unsaved = unsaved
  }
}

extension SettingsTrouble {
  /// In a line, without the details.
  public var headline: String {
    if !unsaved.isEmpty { return "not saved in \(SettingsText.name): \(unsavedNames)" }
    return switch cause {
    case .values where problems.count == 1: "a value in \(SettingsText.name) cannot be used"
    case .values: "\(problems.count) values in \(SettingsText.name) cannot be used"
    case .text, .storage: "\(SettingsText.name) cannot be read"
    }
  }

  /// What holds meanwhile, and what the user can do.
  public var advice: String {
    let saving = unsaved.isEmpty ? "" : "Not saved yet, but in use here: \(unsavedNames). "
    return switch cause {
    case .values: "Instead of these the defaults hold. Mend them in \(path)"
    case .text:
      saving + "Mend \(path), and it is used again\(unsaved.isEmpty ? "" : " and they are saved"); "
        + "or set it aside: it gets another name, and a new one is written"
    case .storage: saving + "Its place is \(path)"
    }
  }

  /// What can be done about it here; nil for nothing.
  public var remedy: String? {
    switch cause {
    case .values: nil
    case .text: "Set aside"
    case .storage: "Try again"
    }
  }

  private var unsavedNames: String { unsaved.map(\.rawValue).joined(separator: ", ") }
}
