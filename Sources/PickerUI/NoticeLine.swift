import Geometry
import PickerCore
import Views

/// A notice in one line, with what it offers to do.
struct NoticeLine: View {
  private let model: Model
  private let notice: Model.Notice
  private let id: ViewID
  private let font = Font(size: 12)

  init(_ model: Model, _ notice: Model.Notice, id: ViewID) {
    self.model = model
    self.notice = notice
    self.id = id
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: context.scale(Metrics.nameLine))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    switch notice.link {
    case .settings(let section):
      link(notice.text, .settings, .settings(.open(section)))
        .place(in: frame, context, into: &scene)
    case .panel:
      link(notice.text, .panel, .command(.panel)).place(in: frame, context, into: &scene)
    case .undo: placeWithUndo(in: frame, context, into: &scene)
    case nil: words.place(in: frame, context, into: &scene)
    }
  }

  private func placeWithUndo(
    in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let undo = Link<Message>(
      Command.undo.title, font, id: id.part("undo"), shortcut: model.shortcut(of: .undo),
      .history(.takeBack))
    let gap = context.scale(12)
    let room = max(0, frame.width - undo.size(in: frame.size, context).width - gap)
    let width = min(words.size(in: frame.size, context).width, room)
    words.place(
      in: frame.inset(by: Insets(right: frame.width - width)), context, into: &scene)
    let size = undo.size(in: frame.size, context)
    undo.place(
      in: Rect(
        x: frame.minX + width + gap, y: frame.minY, width: min(size.width, frame.width - width),
        height: frame.height), context, into: &scene)
  }

  private var ink: Ink { notice.isError ? .error : .text }

  private var words: Label<Message> { Label(notice.text, font, ink, id: id) }

  private func link(_ text: String, _ command: Command, _ message: Message) -> Link<Message> {
    Link(text, font, ink, id: id, shortcut: model.shortcut(of: command), message)
  }
}
