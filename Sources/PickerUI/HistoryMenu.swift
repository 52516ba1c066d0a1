import ColorModel
import PickerCore
import Views

/// The context menu of an entry of the history, or of all selected ones.
struct HistoryMenu {
  private let model: Model
  private let target: HistoryTarget

  init(_ model: Model, _ target: HistoryTarget) {
    self.model = model
    self.target = target
  }

  var entries: [MenuEntry<Message>] {
    let color = single.map { model.history.color(of: $0) }
    var entries: [MenuEntry<Message>] = []
    if let single { entries.append(item("take", "Take", .history(.activate(single)))) }
    entries += [
      action(.copy(nil), "copy", "Copy"), action(.pin, "pin", isPinned ? "Unpin" : "Pin"),
    ]
    if single != nil {
      entries += [
        action(.name, "name", "Name…"), action(.near, "near", "Near this colour"),
      ]
    }
    if target == .selection { entries.append(action(.export, "export", "Export…")) }
    entries += [action(.delete, "delete", "Delete"), .separator]
    entries += model.settings.forms.enumerated().map { index, form in
      .item(
        MenuItem(
          id: ViewID("history.copy.\(index)"),
          title: "Copy as \(model.settings.title(of: form))",
          detail: color.map { form.text(of: $0, model.style) } ?? "",
          message: run(.copy(form))))
    }
    return entries
  }

  /// The entry, where it is one.
  private var single: History.ID? {
    switch target {
    case .entry(let id): id
    case .selection: model.browser.selection.count == 1 ? model.browser.selection.first : nil
    }
  }

  /// Whether all of them are.
  private var isPinned: Bool { model.isPinned(target) }

  private func action(_ action: HistoryAction, _ name: String, _ title: String)
    -> MenuEntry<Message>
  { item(name, title, run(action)) }

  private func item(_ name: String, _ title: String, _ message: Message) -> MenuEntry<Message> {
    .item(MenuItem(id: ViewID("history.\(name)"), title: title, message: message))
  }

  private func run(_ action: HistoryAction) -> Message { .history(.run(action, on: target)) }
}
