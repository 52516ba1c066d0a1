import ColorModel
import Geometry
import PickerCore
import Views

/// Asks for a text about the history: a name, or the path of a file and the form of its lines.
struct HistoryQuestion: View {
  private let model: Model
  private let question: HistoryBrowser.Question

  init(_ model: Model, _ question: HistoryBrowser.Question) {
    self.model = model
    self.question = question
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    switch question.kind {
    case .name:
      sheet("Name", field("Name of the colour"), answer("Name"))
        .place(in: frame, context, into: &scene)
    case .export(let form):
      let content = Column(
        spacing: 8, [field("Path of the text file"), forms(form), Fixed(height: 18, status)])
      sheet("Export", content, question.refusal == .exists ? replace : answer("Write"))
        .place(in: frame, context, into: &scene)
    }
  }

  private func sheet(
    _ title: String, _ content: any View<Message>, _ button: Button<Message>
  ) -> Sheet<Message> {
    Sheet(
      id: "question", title: title, dismiss: .history(.dismissed), buttons: [button], content)
  }

  private func field(_ name: String) -> any View<Message> {
    let field = TextField<Message>(
      id: "question.text", name: name, text: question.text, isInvalid: question.refusal != nil
    ) { event in
      switch event {
      case .edited(let text), .pasted(_, let text): .history(.answerTyped(text))
      case .committed(let text): .history(.answered(text))
      case .reverted: .history(.dismissed)
      case .left, .stepped: nil
      }
    }
    return Fixed(width: 300, field)
  }

  private func answer(_ word: String) -> Button<Message> {
    Button(word, id: "question.ok", .history(.answered(question.text)))
  }

  /// Enter in the field does not do it.
  private var replace: Button<Message> {
    Button("Replace", id: "question.replace", .history(.replaced))
  }

  /// With what becomes of the first colour.
  private func forms(_ form: TextForm) -> MenuButton<Message> {
    let first = model.browser.selected.first.map { model.history.color(of: $0) }
    return MenuButton(
      id: "question.form", name: "Format", title: model.settings.title(of: form),
      entries: model.settings.forms.enumerated().map { index, other in
        .item(
          MenuItem(
            id: ViewID("question.form.\(index)"), title: model.settings.title(of: other),
            detail: first.map { other.text(of: $0, model.style) } ?? "", isSelected: other == form,
            message: .history(.exportAs(other))))
      })
  }

  private var status: Label<Message> {
    switch question.refusal {
    case .exists:
      return Label("a file of this name is there", .small, .error, id: "question.status")
    case .failed(let problem): return Label(problem, .small, .error, id: "question.status")
    case nil:
      let count = model.browser.selection.count
      return Label(
        count == 1 ? "one colour" : "\(count) colours, one a line", .small, .dim,
        id: "question.status")
    }
  }
}
