internal import ColorModel
internal import Desktop
internal import PickerCore
internal import Sampling

/// What becomes of a colour that was picked, for whoever started the pick.
struct PickDelivery {
  /// Writes it down; nil where the user does not want that.
  var recorder: HistoryRecorder?
  /// Offers the text to other programs.
  var copy: (String, OutputOptions.Copy) throws(Failure) -> Void
  /// Shows the colour and its text; nil where the user does not want that.
  var notify: ((HistoryEntry, String) -> Void)?

  /// The colour's text, which was written down, copied where asked to, and shown, in this order:
  /// whatever fails later, it is in the history.
  func deliver(_ entry: HistoryEntry, _ output: OutputOptions) throws(Failure) -> String {
    let text = output.text(of: entry.color)
    if let failure = recorder?.record([.taken(entry)]) { Output.report(failure) }
    if let selection = output.copy { try copy(text, selection) }
    notify?(entry, text)
    return text
  }
}

extension HistoryEntry {
  /// A pick, with the colour that is told of it.
  init(_ pick: PickOverlay.Pick, as color: Color) {
    self.init(
      color, time: currentTime(), source: .screen, window: pick.client.map(Window.init),
      position: pick.area.position, sample: Sample(pick.area, by: pick.mean))
  }
}
