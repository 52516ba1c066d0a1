import ColorModel

extension Model {
  /// What happens to the user's own templates in the sheet of settings.
  mutating func handle(template message: SettingsMessage) -> [Effect] {
    switch message {
    case .typed(let index, let name, let text):
      guard settings.templates.indices.contains(index) else { return [] }
      templateDrafts.removeAll { $0.index == index }
      templateDrafts.append(
        TemplateDraft(
          original: settings.templates[index], index: index, name: name, text: text))
      return []
    case .committedTemplate:
      return commitTemplates()
    case .revertedTemplate(let index):
      templateDrafts.removeAll { $0.index == index }
      return []
    case .addTemplate:
      guard let template = try? Template("{r}, {g}, {b}") else { return [] }
      let effects = commitTemplates()
      return effects + change { $0.templates.append(NamedTemplate("", template)) }
        + [.focus(.template(settings.templates.count - 1))]
    case .removeTemplate(let index):
      templateDrafts.removeAll { $0.index == index }
      // Others may be just like it: theirs would not be found by what they are.
      for place in templateDrafts.indices where templateDrafts[place].index > index {
        templateDrafts[place].index -= 1
      }
      return change { $0.removeTemplate(at: index) }
    default: return []
    }
  }

  /// Closes the sheet; a template that cannot be saved waits in it, and the user is told.
  mutating func closeSettings() -> [Effect] {
    guard settingsSheet != nil else { return [] }
    let effects = commitTemplates()
    settingsSheet = nil
    guard let draft = templateDrafts.first, let problem = draft.problem else { return effects }
    return effects
      + show(Notice("template not saved, \(problem)", isError: true, link: .settings(.formats)))
  }

  /// Saves the templates that were typed, but for those that cannot be read, which stay marked.
  mutating func commitTemplates() -> [Effect] {
    var templates = settings.templates
    var chosen = settings.format
    for draft in templateDrafts {
      guard case .success(let template) = draft.template else { continue }
      if chosen == .template(draft.original.template) { chosen = .template(template.template) }
      templates[draft.index] = template
    }
    templateDrafts.removeAll { $0.problem == nil }
    return change {
      $0.templates = templates
      $0.format = chosen
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
