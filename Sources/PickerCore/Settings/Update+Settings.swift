import ColorModel

extension Model {
  /// What happens in the sheet of settings; each change is one step of undo, and saved at once.
  mutating func handle(_ message: SettingsMessage) -> [Effect] {
    switch message {
    case .open(let section): return open(section)
    case .lead(let setting, let section): return open(section) + [.focus(.setting(setting))]
    case .close:
      return closeSettings()
    case .set(let setting, let value):
      return change { $0.set(setting, to: value) }
    case .toggle(let format):
      return toggle(format)
    case .move(let from, let to):
      return move(from: from, to: to)

    case .typed, .committedTemplate, .revertedTemplate, .addTemplate, .removeTemplate:
      return handle(template: message)
    case .key, .modifier, .revertedKey, .resetKeys, .resetAllKeys:
      return handle(key: message)

    case .read(let read):
      let changes = read.differences(from: settings)
      options.settings = read
      return consequences(of: changes)
    case .trouble(let trouble):
      return tell(trouble)
    case .remedy:
      return [.remedySettings(settings.differences(from: Settings()))]
    case .setAside(let path):
      settingsSheet?.asidePath = path
      return []
    }
  }

  private mutating func open(_ section: SettingsSheetState.Section) -> [Effect] {
    settleDraft()
    let effects = commitTemplates()
    settingsSheet = settingsSheet ?? SettingsSheetState(section)
    settingsSheet?.section = section
    settingsSheet?.refusal = nil
    return effects
  }

  /// Changes settings as one step of undo.
  mutating func change(_ edit: (inout Settings) -> Void) -> [Effect] {
    let changes = changes(edit)
    guard !changes.isEmpty else { return [] }
    let present = changes.map { SettingValue($0.setting, settings[$0.setting]) }
    undo.push(.settings(from: present, to: changes))
    return adopt(changes)
  }

  /// The chosen form, as one step of undo where it is a setting.
  mutating func choose(_ form: TextForm) -> [Effect] {
    dropDraft()
    // What only the command line knows is not kept.
    guard form.template == nil || form.template != template else {
      options.form = form
      return []
    }
    options.drop(.format)
    return change { $0.format = form }
  }

  mutating func choose(_ unit: ComponentUnit, for original: ComponentUnit) -> [Effect] {
    dropDraft()
    return change {
      switch original {
      case .byte: $0.rgbUnit = unit
      case .fraction: $0.lightnessUnit = unit
      default: break
      }
    }
  }

  /// In the sheet as long as it lasts, and once in the window.
  private mutating func tell(_ trouble: SettingsTrouble?) -> [Effect] {
    let isNew = trouble != nil && trouble != settingsTrouble
    settingsTrouble = trouble
    guard isNew, let trouble else { return [] }
    settingsSheet?.asidePath = nil
    return show(
      Notice(trouble.headline, isError: true, link: .settings(settingsSheet?.section ?? .colors)))
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

  private mutating func consequences(of changes: [SettingValue]) -> [Effect] {
    templateDrafts = templateDrafts.compactMap { $0.following(settings.templates) }
    return changes.compactMap { change in
      switch change.setting {
      case .theme: .adopt(settings.theme)
      case .alwaysOnTop: .keepAbove(settings.startsAbove)
      default: nil
      }
    }
  }
}

// MARK: - Formats

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
}
