internal import ColorModel
internal import Glibc
internal import PickerCore

/// The window's colour on standard output, for the program that opened it.
struct ColorPrinter {
  private let options: WindowOptions
  /// What was printed last, or the window opened on.
  private var last: (color: Color, text: String)
  /// The last change could not be printed without waiting for the reader.
  private(set) var isBehind = false

  init(_ options: WindowOptions, _ model: Model) {
    self.options = options
    last = (model.color, "")
    last.text = text(of: model)
  }

  /// Prints a change, if there is one, where it is asked to; false where the reader has gone.
  ///
  /// A reader that falls behind gets the newest colour once it reads on: see `isBehind`.
  mutating func printChange(_ model: Model, waits: Bool = false) throws(Failure) -> Bool {
    isBehind = false
    guard options.isLive, model.color != last.color else { return true }
    let text = text(of: model)
    guard text != last.text else {
      last.color = model.color
      return true
    }
    guard waits || Output.hasRoom else {
      isBehind = true
      return true
    }
    last = (model.color, text)
    return try Output.deliver(text)
  }

  func printAnswer(_ model: Model) throws(Failure) { try Output.write(text(of: model)) }

  private func text(of model: Model) -> String {
    let text = options.output.isJSON ? ColorJSON(model.color).text : model.output
    return text + (options.output.endsLine ? "\n" : "")
  }
}
