import ColorModel
import Drawing
import PickerCore
import Views

/// The page on formats: the user's own, and what the menu shows.
extension SettingsSheet {
  var templates: [any View<Message>] {
    let add = Button<Message>("Add", id: "template.add", .settings(.addTemplate))
    let title = Label<Message>("Templates", .strong)
    let own = model.settings.templates.indices.flatMap(template)
    return [Row([title, Spacer(), add])]
      + (own.isEmpty ? [hint("Formats of your own, such as 0x{HEX} or {r}, {g}, {b}")] : own)
  }

  static func fieldID(_ title: String, ofTemplate index: Int) -> ViewID {
    ViewID("template.\(index).\(title)")
  }

  /// Name and text, and below them what that makes of the colour, or what is wrong.
  private func template(_ index: Int) -> [any View<Message>] {
    let saved = model.settings.templates[index]
    let draft = model.templateDrafts.first { $0.index == index }
    let (name, text) = (draft?.name ?? saved.name, draft?.text ?? saved.template.text)
    let error = draft?.problem
    func field(
      _ title: String, _ text: String, _ font: Font, _ isInvalid: Bool,
      _ typed: @escaping (String) -> SettingsMessage
    ) -> TextField<Message> {
      TextField(
        id: Self.fieldID(title, ofTemplate: index), name: "\(title) of template \(index + 1)",
        text: text, font: font,
        placeholder: title, isInvalid: isInvalid
      ) { event in
        switch event {
        case .edited(let text), .pasted(_, let text): .settings(typed(text))
        case .committed, .left: .settings(.committedTemplate)
        case .reverted: .settings(.revertedTemplate(index))
        case .stepped: nil
        }
      }
    }
    let fields = Row([
      Fixed<Message>(
        width: 110,
        field("Name", name, .body, error?.isOfName == true) {
          .typed(template: index, name: $0, text: text)
        }),
      Fill<Message>(
        field("Text", text, .monospaced, error?.isOfName == false) {
          .typed(template: index, name: name, text: $0)
        }),
      Button<Message>(
        "Remove", id: ViewID("template.\(index).remove"), .settings(.removeTemplate(index))),
    ])
    return [fields, Label(preview(text, error), id: ViewID("template.\(index).preview"))]
  }

  private func preview(_ text: String, _ error: NamedTemplate.Problem?) -> [Label<Message>.Run] {
    if let error { return [.init("\(error)", .small, .error)] }
    let example = (try? Template(text))?.text(of: model.color) ?? ""
    return [.init(example, Font(.monospaced, size: Font.small.size), .dim)]
  }

  var formats: [any View<Message>] {
    let shown = Set(model.settings.formats)
    let formats = state.formats(model.settings)
    let rows = formats.map {
      ReorderRow($0.rawValue, title: $0.title, isOn: shown.contains($0))
    }
    return [
      heading("In the menu"),
      hint("Drag them into your order, or move them by Alt+Up and Alt+Down"),
      ReorderList<Message>(id: "formats", rows) { event in
        switch event {
        case .toggle(let index): .settings(.toggle(formats[index]))
        case .move(let from, let to): .settings(.move(from: from, to: to))
        case .remove: nil
        }
      },
    ]
  }
}
