internal import ColorModel
internal import FoundationEssentials
internal import Geometry
internal import PickerCore

/// Reads lines of the history's log.
///
/// Lines as they are written here are read by `OwnLine`, in about a twentieth of the time; whatever
/// else is JSON, by the decoder: written by hand, by another program or a later version.
struct HistoryLineReader {
  private let decoder = JSONDecoder()
  private let spaces = Dictionary(
    uniqueKeysWithValues: SpaceID.allCases.map { ($0.cssName, $0) })

  /// - Parameter line: without its line feed.
  func read(_ line: ArraySlice<UInt8>) -> HistoryLine {
    if line.count >= HistoryLine.longest { return .broken }
    if let change = quickly(line) { return .change(change) }
    return thoroughly(line)
  }

  /// What the decoder makes of it.
  func thoroughly(_ line: ArraySlice<UInt8>) -> HistoryLine {
    let text = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return .blank }
    // The decoder would take bytes with zeros between them for UTF-16.
    if text.contains(0) { return .broken }
    let data = Data(text)
    guard let version = try? decoder.decode(Version.self, from: data).v, version > 0 else {
      return .broken
    }
    if version > 1 { return .foreign }
    guard let members = try? decoder.decode(Members.self, from: data) else { return .broken }
    return read(members)
  }

  /// The change of a line that is exactly as it is written here; else nil.
  func quickly(_ line: ArraySlice<UInt8>) -> HistoryChange? {
    line.withUnsafeBufferPointer { bytes in
      var line = OwnLine(bytes, spaces: spaces)
      return line.read()
    }
  }

  private func read(_ members: Members) -> HistoryLine {
    guard let space = spaces[members.color.space] else { return .foreign }
    guard let color = Color(space, members.color.components, alpha: members.color.alpha) else {
      return .broken
    }
    if members.event == "removed" { return .change(.removed(color)) }
    guard let time = members.time, let word = members.source else { return .broken }
    guard let source = HistoryEntry.Source(rawValue: word) else { return .foreign }
    var entry = HistoryEntry(
      color, time: time, source: source,
      window: members.window.map { .init(className: $0.class, title: $0.title) })
    if let x = members.x, let y = members.y { entry.position = Point(x: x, y: y) }
    switch members.event {
    case nil: return .change(.taken(entry))
    case "put":
      entry.name = members.name
      entry.isPinned = members.pinned ?? false
      return .change(.put(entry))
    default: return .foreign
    }
  }

  private struct Version: Decodable {
    var v: Int
  }

  private struct Members: Decodable {
    struct Color: Decodable {
      var space: String
      var components: [Double?]
      var alpha: Double?
    }

    struct Window: Decodable {
      var `class`: String
      var title: String
    }

    var event: String?
    var color: Color
    var time: Int64?
    var source: String?
    var window: Window?
    var x: Int?
    var y: Int?
    var name: String?
    var pinned: Bool?
  }
}

extension Color {
  /// With nil for what is missing; nil where the space has not so many components.
  init?(_ space: SpaceID, _ components: [Double?], alpha: Double?) {
    guard components.count == space.components.count else { return nil }
    self.init(space, .zero, alpha: alpha ?? 0)
    if alpha == nil { missing.insert(ComponentSet.alpha) }
    for (index, component) in components.enumerated() {
      self.components[index] = component ?? 0
      if component == nil { missing.insert(index) }
    }
  }
}
