import Geometry
import PickerCore
import Views

/// What is wrong with the file of settings, on every page.
extension SettingsSheet {
  var trouble: [any View<Message>] {
    if let trouble = model.settingsTrouble {
      let problems = trouble.problems.enumerated().map { index, words in
        Paragraph<Message>(words, .small, .error, id: ViewID("trouble.\(index)"))
      }
      let advice = Paragraph<Message>(trouble.advice, .small, .text, id: "trouble.advice")
      return [TroubleBox([advice] + problems, remedy: trouble.remedy)]
    }
    guard let path = state.asidePath else { return [] }
    let words = "A new file was written. The old one is \(path)"
    return [TroubleBox([Paragraph(words, .small, .text, id: "trouble.aside")], remedy: nil)]
  }
}

/// Paragraphs that scroll where they are many, with a button at the right.
private struct TroubleBox: View {
  typealias Message = PickerCore.Message

  private let words: any View<Message>
  private let remedy: Button<Message>?

  init(_ paragraphs: [Paragraph<Message>], remedy: String?) {
    words = Padding<Message>(right: 14, Column<Message>(spacing: 2, paragraphs))
    self.remedy = remedy.map { Button($0, id: "trouble.remedy", .settings(.remedy)) }
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
    ScrollView<Message>(id: "trouble", name: "What is wrong with the file", words).place(
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
