import ColorModel

/// The settings that are formats, and those that are lists: formats and templates.
extension SettingRow {
  static let formats = SettingRow(takes: "a list of formats, see chidori help formats") {
    value, settings in
    guard case .array(let elements) = value else { return [.other] }
    var (formats, problems): ([OutputFormat], [Problem]) = ([], [])
    for element in elements {
      guard case .string(let name) = element, let format = OutputFormat(rawValue: name) else {
        problems.append(Problem(words: "\"formats\" has no such format: \(element.text)"))
        continue
      }
      if !formats.contains(format) { formats.append(format) }
    }
    guard !formats.isEmpty else { return problems + [.other] }
    settings.formats = formats
    return problems
  } write: {
    .array($0.formats.map { .string($0.rawValue) })
  }

  static let format = SettingRow(takes: "a format or a template, as -f does") { value, settings in
    read(value, .format) { settings.format = $0 }
  } write: {
    .string($0.format.setting)
  }

  static let loupeFormat = SettingRow(takes: "\(format.takes), or null") { value, settings in
    if value == .null {
      settings.loupeFormat = nil
      return []
    }
    return read(value, .loupeFormat) { settings.loupeFormat = $0 }
  } write: {
    $0.loupeFormat.map { .string($0.setting) } ?? .null
  }

  private static func read(
    _ value: JSONValue, _ setting: Setting, set: (TextForm) -> Void
  ) -> [Problem] {
    guard case .string(let name) = value else { return [.other] }
    do throws(Failure) {
      set(try TextForm(named: name))
      return []
    } catch {
      return [Problem(words: "\"\(setting)\": \(error)")]
    }
  }

  static let templates = SettingRow(takes: "a list of {\"name\": ..., \"text\": ...}") {
    value, settings in
    guard case .array(let elements) = value else { return [.other] }
    var (templates, problems): ([NamedTemplate], [Problem]) = ([], [])
    for element in elements {
      guard case .string(let text) = element["text"] ?? element else {
        problems.append(Problem(words: "\"templates\" has one without a text: \(element.text)"))
        continue
      }
      var name = ""
      if case .string(let given) = element["name"] { name = given }
      do throws(NamedTemplate.Problem) {
        templates.append(try NamedTemplate(name: name, text: text))
      } catch {
        problems.append(Problem(words: "\"templates\": \(error)"))
      }
    }
    settings.templates = templates
    return problems
  } write: {
    .array(
      $0.templates.map {
        .object([.init("name", .string($0.name)), .init("text", .string($0.template.text))])
      })
  }
}

extension TextForm {
  /// What `-f` takes for it.
  public var setting: String {
    switch self {
    case .format(let format): format.rawValue
    case .template(let template): template.text
    }
  }
}
