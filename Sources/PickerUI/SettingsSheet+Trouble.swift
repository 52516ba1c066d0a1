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
      let remedy = trouble.remedy.map {
        Button<Message>($0, id: "trouble.remedy", .settings(.remedy))
      }
      return [box([advice] + problems, remedy)]
    }
    guard let path = state.asidePath else { return [] }
    let words = "A new file was written. The old one is \(path)"
    return [box([Paragraph(words, .small, .text, id: "trouble.aside")])]
  }

  private func box(
    _ paragraphs: [Paragraph<Message>], _ remedy: Button<Message>? = nil
  ) -> TroubleBox {
    TroubleBox(id: "trouble", name: "What is wrong with the file", paragraphs, remedy: remedy)
  }
}
