import ColorModel

extension Model {
  /// What happens in the sheet of settings; each change is one step of undo, and saved at once.
  mutating func handle(_ message: SettingsMessage) -> [Effect] {
    switch message {
    case .open(let section):
      settleDraft()
      let effects = commitTemplate()
      settingsSheet = settingsSheet ?? SettingsSheetState(section)
      settingsSheet?.section = section
      settingsSheet?.refusal = nil
      return effects
    case .close:
      let effects = commitTemplate()
      settingsSheet = nil
      return effects
    case .set(let setting, let value):
      return change { $0.set(setting, to: value) }
    case .toggle(let format):
      return toggle(format)
    case .move(let from, let to):
      return move(from: from, to: to)

    case .typed(let index, let name, let text):
      settingsSheet?.template = .init(index: index, name: name, text: text)
      return []
    case .committedTemplate:
      return commitTemplate()
    case .revertedTemplate:
      settingsSheet?.template = nil
      return []
    case .addTemplate:
      guard let template = try? Template("{r}, {g}, {b}") else { return [] }
      return change { $0.templates.append(NamedTemplate("", template)) }
    case .removeTemplate(let index):
      settingsSheet?.template = nil
      return change { $0.removeTemplate(at: index) }

    case .key(let command, let chord):
      return setKey(of: command, to: chord)
    case .resetKeys(let command):
      return resetKeys(of: command)
    case .resetAllKeys:
      settingsSheet?.refusal = nil
      return change { $0.keymap = Keymap() }

    case .read(let read):
      let changes = read.differences(from: settings)
      options.settings = read
      return consequences(of: changes)
    }
  }

  /// Changes settings as one step of undo.
  mutating func change(_ edit: (inout Settings) -> Void) -> [Effect] {
    let changes = changes(edit)
    guard !changes.isEmpty else { return [] }
    let present = changes.map { SettingValue($0.setting, settings[$0.setting]) }
    undo.push(.settings(from: present, to: changes))
    return adopt(changes)
  }

  /// The chosen form; a choice in the main window is no step of undo.
  mutating func choose(_ form: TextForm) -> [Effect] {
    dropDraft()
    // What only the command line knows is not kept.
    guard form.template == nil || form.template != template else {
      options.form = form
      return []
    }
    options.drop(.format)
    return adopt(changes { $0.format = form })
  }

  mutating func choose(_ unit: ComponentUnit, for original: ComponentUnit) -> [Effect] {
    dropDraft()
    return adopt(
      changes {
        switch original {
        case .byte: $0.rgbUnit = unit
        case .fraction: $0.lightnessUnit = unit
        default: break
        }
      })
  }

  private func changes(_ edit: (inout Settings) -> Void) -> [SettingValue] {
    var changed = settings
    edit(&changed)
    return changed.differences(from: settings)
  }

  /// Takes values of settings, and has them saved.
  mutating func adopt(_ changes: [SettingValue]) -> [Effect] {
    guard !changes.isEmpty else { return [] }
    options.settings.set(changes)
    for change in changes { options.drop(change.setting) }
    return [.save(changes)] + consequences(of: changes)
  }

  private func consequences(of changes: [SettingValue]) -> [Effect] {
    changes.compactMap { change in
      switch change.setting {
      case .theme: .adopt(settings.theme)
      case .alwaysOnTop: .keepAbove(settings.startsAbove)
      default: nil
      }
    }
  }
}

// MARK: - Formats and templates

extension Model {
  /// The menu is never empty.
  private mutating func toggle(_ format: OutputFormat) -> [Effect] {
    guard let order = settingsSheet?.formats(settings) else { return [] }
    let shown = Set(settings.formats).symmetricDifference([format])
    guard !shown.isEmpty else { return [] }
    settingsSheet?.order = order
    return change { $0.formats = order.filter(shown.contains) }
  }

  private mutating func move(from: Int, to: Int) -> [Effect] {
    guard var order = settingsSheet?.formats(settings), order.indices.contains(from),
      order.indices.contains(to)
    else { return [] }
    order.insert(order.remove(at: from), at: to)
    settingsSheet?.order = order
    let shown = Set(settings.formats)
    return change { $0.formats = order.filter(shown.contains) }
  }

  /// Saves the template that is being typed; one that cannot be read stays as it is, marked.
  private mutating func commitTemplate() -> [Effect] {
    guard let draft = settingsSheet?.template,
      case .success(let template) = NamedTemplate.template(draft.text)
    else { return [] }
    settingsSheet?.template = nil
    return change { settings in
      guard settings.templates.indices.contains(draft.index) else { return }
      let old = settings.templates[draft.index].template
      settings.templates[draft.index] = NamedTemplate(draft.name, template)
      if settings.format == .template(old) { settings.format = .template(template) }
    }
  }
}

extension Settings {
  /// Where it is the chosen format the first of the menu is chosen instead.
  fileprivate mutating func removeTemplate(at index: Int) {
    guard templates.indices.contains(index) else { return }
    let removed = templates.remove(at: index)
    if format == .template(removed.template) { format = forms.first ?? .hex }
  }
}

// MARK: - Keys

extension Model {
  private mutating func setKey(of command: Command, to chord: KeyChord?) -> [Effect] {
    settingsSheet?.refusal = nil
    if let chord {
      let other = settings.keymap.conflict(of: chord, for: command)
      guard chord.isCommand, other == nil else {
        settingsSheet?.refusal = .init(command: command, chord: chord, other: other)
        return []
      }
    }
    return change { $0.keymap.set(command, to: chord.map { [$0] } ?? []) }
  }

  /// Its own keys again, unless another command has one of them now.
  private mutating func resetKeys(of command: Command) -> [Effect] {
    settingsSheet?.refusal = nil
    for chord in command.keys {
      guard let other = settings.keymap.conflict(of: chord, for: command) else { continue }
      settingsSheet?.refusal = .init(command: command, chord: chord, other: other)
      return []
    }
    return change { $0.keymap.set(command, to: nil) }
  }
}
