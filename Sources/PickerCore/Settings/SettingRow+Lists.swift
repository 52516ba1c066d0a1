import ColorModel

/// The settings that are formats, and those that are lists: formats, templates and keys.
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
      switch NamedTemplate.template(text) {
      case .success(let template): templates.append(NamedTemplate(name, template))
      case .failure(let problem): problems.append(Problem(words: "\"templates\": \(problem)"))
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

  static let keys = SettingRow(takes: "commands with lists of keys such as [\"Ctrl+C\"]") {
    value, settings in
    guard case .object(let members) = value else { return [.other] }
    var (keymap, order, problems): (Keymap, [Command], [Problem]) = (Keymap(), [], [])
    for member in members {
      guard let command = Command(rawValue: member.name) else {
        problems.append(
          Problem(path: [member.name], words: "\"keys\" has no such command: \(member.name)"))
        continue
      }
      let (chords, unreadable) = read(member)
      let typing = chords.filter { !$0.isCommand }.map { "\($0)" }
      problems += unreadable
      problems += typing.map {
        Problem(path: [member.name], words: "\"\(command)\" needs Ctrl, Alt or Super with: \($0)")
      }
      guard unreadable.isEmpty, typing.isEmpty else { continue }
      keymap.set(command, to: chords)
      order.append(command)
    }
    for (command, chord, other) in keymap.settleConflicts(order: order) {
      problems.append(
        Problem(
          path: ["\(command)"], words: "\"\(command)\" cannot have a key of \"\(other)\": \(chord)")
      )
    }
    settings.keymap = keymap
    return problems
  } write: { settings in
    .object(
      Command.allCases.compactMap { command in
        settings.keymap.changed[command].map { .init("\(command)", list($0)) }
      })
  }

  static let hotkeys = SettingRow(takes: "names with lists of keys such as [\"Super+Shift+C\"]") {
    value, settings in
    guard case .object(let members) = value else { return [.other] }
    var (hotkeys, problems): ([String: [KeyChord]], [Problem]) = ([:], [])
    for member in members {
      let (chords, unreadable) = read(member)
      problems += unreadable
      if unreadable.isEmpty { hotkeys[member.name] = chords }
    }
    settings.hotkeys = hotkeys
    return problems
  } write: { settings in
    .object(
      settings.hotkeys.sorted { $0.key < $1.key }.map { .init($0.key, list($0.value)) })
  }

  private static func read(_ member: JSONValue.Member) -> ([KeyChord], [Problem]) {
    guard case .array(let elements) = member.value else {
      let words = "\"\(member.name)\" takes a list of keys: \(member.value.text)"
      return ([], [Problem(path: [member.name], words: words)])
    }
    var (chords, problems): ([KeyChord], [Problem]) = ([], [])
    for element in elements {
      if case .string(let text) = element, let chord = KeyChord(text) {
        chords.append(chord)
      } else {
        problems.append(
          Problem(
            path: [member.name], words: "\"\(member.name)\" has what is no key: \(element.text)"))
      }
    }
    return (chords, problems)
  }

  private static func list(_ chords: [KeyChord]) -> JSONValue {
    .array(chords.map { .string("\($0)") })
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
