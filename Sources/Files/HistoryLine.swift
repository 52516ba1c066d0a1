internal import ColorModel
internal import Geometry
internal import PickerCore
internal import Sampling

/// A line of the history's log, as it is written: one `HistoryChange`, or something else.
///
///     {"v":1,"color":{"space":"oklch","components":[0.7,0.1,60],"alpha":1},"time":1764500000000,
///      "source":"screen","window":{"class":"Firefox","title":"Mail"},"x":812,"y":344,
///      "size":[5,5],"mean":"linear"}
///
/// That a colour was taken; one of a picture has its `"file"` in the window's place, and one of a
/// single pixel no size. `"event":"put"` and `"removed"` are the other changes; a line with `"name"` or
/// `"pinned"` is a `put`. Numbers read back the same; a missing component is null.
enum HistoryLine: Equatable {
  case change(HistoryChange)
  /// Of a later version of the program: it stays where it is, and is not shown.
  case foreign
  case blank
  /// Torn, or not ours.
  case broken

  /// A line with its end is never longer.
  static let longest = 1 << 16

  /// The longest class, title, file or name that is kept, in bytes: a browser may put a page in a title.
  private static let longestText = 2048

  /// Appends a change with its line end.
  static func append(_ change: HistoryChange, to bytes: inout [UInt8]) {
    switch change {
    case .taken(let entry): append(entry, as: "", to: &bytes)
    case .put(let entry): append(entry, as: #""event":"put","#, to: &bytes)
    case .removed(let color):
      bytes += #"{"v":1,"event":"removed","#.utf8
      append(color, to: &bytes)
    }
    bytes += "}\n".utf8
  }

  private static func append(_ entry: HistoryEntry, as event: String, to bytes: inout [UInt8]) {
    bytes += #"{"v":1,\#(event)"#.utf8
    append(entry.color, to: &bytes)
    bytes += #","time":\#(entry.time),"source":"\#(entry.source.rawValue)""#.utf8
    if let window = entry.window {
      bytes += #","window":{"class":\#(quoted(window.className))"#.utf8
      bytes += #","title":\#(quoted(window.title))}"#.utf8
    }
    if let file = entry.file { bytes += #","file":\#(quoted(file))"#.utf8 }
    if let position = entry.position {
      bytes += #","x":\#(position.x),"y":\#(position.y)"#.utf8
    }
    if let sample = entry.sample {
      bytes += #","size":[\#(sample.size.width),\#(sample.size.height)]"#.utf8
      bytes += #","mean":"\#(sample.mean.rawValue)""#.utf8
    }
    guard !event.isEmpty else { return }
    if let name = entry.name { bytes += #","name":\#(quoted(name))"#.utf8 }
    if entry.isPinned { bytes += #","pinned":true"#.utf8 }
  }

  private static func append(_ color: Color, to bytes: inout [UInt8]) {
    let components = color.space.components.indices.map { number(color[$0]) }
    bytes += #""color":{"space":"\#(color.space.cssName)","components":["#.utf8
    bytes += components.joined(separator: ",").utf8
    let alpha = color.missing.contains(ComponentSet.alpha) ? nil : color.alpha
    bytes += #"],"alpha":\#(number(alpha))}"#.utf8
  }

  /// The shortest text that reads back the same; infinity is the largest number there is.
  private static func number(_ value: Double?) -> String {
    guard let value, !value.isNaN else { return "null" }
    let limit = Double.greatestFiniteMagnitude
    let text = "\(min(max(value, -limit), limit))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.count > longestText else { return JSON.quoted(text) }
    let end = text.utf8.index(text.startIndex, offsetBy: longestText)
    return JSON.quoted(String(text.unicodeScalars[..<end]))
  }
}
