import Geometry
import PickerCore
import Views

/// What is wrong with a file: paragraphs that scroll where they are many, with a button at the right.
struct TroubleBox: View {
  private let id: ViewID
  private let name: String
  private let words: any View<Message>
  private let remedy: Button<Message>?

  init(
    id: ViewID, name: String, _ paragraphs: [Paragraph<Message>], remedy: Button<Message>? = nil
  ) {
    self.id = id
    self.name = name
    words = Padding<Message>(right: 14, Column<Message>(spacing: 2, paragraphs))
    self.remedy = remedy
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    let (words, button) = (
      words.size(in: wordsRoom(in: room, context), context), remedySize(context)
    )
    let height = min(max(words.height, button.height), context.scale(Metrics.trouble))
    return Size(width: words.width + button.width, height: height)
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let room = wordsRoom(in: frame.size, context)
    ScrollView<Message>(id: id, name: name, words).place(
      in: Rect(origin: frame.origin, size: Size(width: room.width, height: frame.height)), context,
      into: &scene)
    guard let remedy else { return }
    let size = remedySize(context)
    remedy.place(
      in: Rect(
        x: frame.maxX - size.width, y: frame.minY, width: size.width,
        height: min(size.height, frame.height)), context, into: &scene)
  }

  private func wordsRoom(in room: Size, _ context: ViewContext) -> Size {
    Size(width: max(0, room.width - remedySize(context).width), height: room.height)
  }

  private func remedySize(_ context: ViewContext) -> Size {
    remedy?.size(in: .zero, context) ?? .zero
  }
}
