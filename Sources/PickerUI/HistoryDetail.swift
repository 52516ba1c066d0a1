import ColorModel
import Drawing
import Geometry
import PickerCore
import Views

/// What is known of the selected entry, or how many are selected; a notice comes first.
struct HistoryDetail: View {
  private let model: Model
  private let notice: Model.Notice?
  private let font = Font(size: 12)

  /// One line of what it is, and at most so many of where it is from.
  private static let lines = (what: 1, whence: 2)

  init(_ model: Model, _ notice: Model.Notice?) {
    self.model = model
    self.notice = notice
  }

  static func height(_ scale: Scale) -> Int {
    (lines.what + lines.whence) * scale(Metrics.detailLine)
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: Self.height(context.scale))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let selection = model.browser.selection
    var upper = frame
    upper.size.height = context.scale(Metrics.detailLine)
    if let notice {
      NoticeLine(model, notice, id: "history.notice").place(in: upper, context, into: &scene)
    } else if selection.count > 1 {
      Label<Message>("\(selection.count) colours", font, .dim, id: "history.what")
        .place(in: upper, context, into: &scene)
    } else if let id = selection.first {
      let entry = model.history[id]
      Label<Message>(what(entry), id: "history.what").place(in: upper, context, into: &scene)
      Paragraph<Message>(
        whence(entry), font, .dim, id: "history.whence", most: Self.lines.whence
      ).place(in: frame.inset(by: Insets(top: upper.height)), context, into: &scene)
    }
  }

  /// `#3366cc  near royalblue, ΔE 3.3`, or its name.
  private func what(_ entry: HistoryEntry) -> [Label<Message>.Run] {
    let hex = OutputFormat.hex.text(of: entry.color)
    let nearest = NearestName(of: entry.color)
    var words: String
    if nearest.isExact {
      words = nearest.text
    } else {
      let distance = Number.text(max(0.1, nearest.deltaE), decimals: 1)
      words = "near \(nearest.text), ΔE \(distance)"
    }
    if let name = entry.name { words = "\(name) · \(words)" }
    return [.init(hex, Font(.monospaced, size: 12)), .init("  \(words)", font, .dim)]
  }

  /// `picked 14:02 at 812, 344 from “Mail”`, `picked 14:02, 5 × 5 median, at 7, 9 from rose.png`.
  private func whence(_ entry: HistoryEntry) -> String {
    let local = model.browser.localTime
    let (now, then) = (local.moment(model.now), local.moment(entry.time))
    var words =
      switch entry.source {
      case .screen, .picture: "picked"
      case .window: "copied"
      case .text: "entered"
      }
    words += now.day == then.day ? " \(then.clock)" : " \(then.date(from: now)), \(then.clock)"
    if let sample = entry.sample {
      words += ", \(sample.size.width) × \(sample.size.height) \(sample.mean.words),"
    }
    if let place = entry.position { words += " at \(place.x), \(place.y)" }
    if let window = entry.window {
      words += " from “\(window.title.isEmpty ? window.className : window.title)”"
    }
    if let file = entry.file { words += " from \(file)" }
    return words
  }
}
