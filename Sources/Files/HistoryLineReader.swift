internal import ColorModel
internal import Geometry
internal import PickerCore
internal import Sampling

/// Reads lines of the history's log.
///
/// Lines as they are written here are read by `OwnLine`, in a fraction of the time; whatever else is
/// JSON, in its parts: written by hand, by another program or a later version.
struct HistoryLineReader {
  private let spaces = Dictionary(
    uniqueKeysWithValues: SpaceID.allCases.map { ($0.cssName, $0) })

  /// - Parameter line: without its line feed.
  func read(_ line: ArraySlice<UInt8>) -> HistoryLine {
    if line.count >= HistoryLine.longest { return .broken }
    if let change = quickly(line) { return .change(change) }
    return thoroughly(line)
  }

  /// What it says in any order of its members, with others beside them.
  func thoroughly(_ line: ArraySlice<UInt8>) -> HistoryLine {
    let text = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return .blank }
    guard let object = try? JSONDocument(Array(text)).value, let version = object["v"]?.whole,
      version > 0
    else { return .broken }
    if version > 1 { return .foreign }
    do throws(WrongType) {
      return try read(object)
    } catch {
      return .broken
    }
  }

  /// The change of a line that is exactly as it is written here; else nil.
  func quickly(_ line: ArraySlice<UInt8>) -> HistoryChange? {
    line.withUnsafeBufferPointer { bytes in
      var line = OwnLine(bytes, spaces: spaces)
      return line.read()
    }
  }

  private func read(_ object: JSONValue) throws(WrongType) -> HistoryLine {
    let event = try object.member("event", \.string)
    guard let value = object["color"] else { return .broken }
    let components = try value.member("components", \.array)
    guard let name = try value.member("space", \.string), let components else { return .broken }
    guard let space = spaces[name] else { return .foreign }
    var numbers: [Double?] = []
    for component in components { numbers.append(try component.orNull(\.number)) }
    guard let color = Color(space, numbers, alpha: try value.member("alpha", \.number)) else {
      return .broken
    }
    if event == "removed" { return .change(.removed(color)) }
    guard let time = try object.member("time", \.whole),
      let word = try object.member("source", \.string)
    else { return .broken }
    guard let source = HistoryEntry.Source(rawValue: word) else { return .foreign }
    var entry = HistoryEntry(color, time: Int64(time), source: source)
    entry.window = try object.window
    entry.file = try object.member("file", \.string)
    entry.sample = try object.sample
    let (x, y) = (try object.member("x", \.whole), try object.member("y", \.whole))
    if let x, let y { entry.position = Point(x: x, y: y) }
    let (given, isPinned) = (
      try object.member("name", \.string), try object.member("pinned", \.bool)
    )
    switch event {
    case nil where given == nil && isPinned == nil: return .change(.taken(entry))
    // A colour with its name, as another program may write it, is all there is to know of it.
    case nil, "put":
      entry.name = given
      entry.isPinned = isPinned ?? false
      return .change(.put(entry))
    default: return .foreign
    }
  }
}

/// A member is no value of its type.
private struct WrongType: Error {}

extension JSONValue {
  /// A member of an object, read as one type; nil where it is missing or null.
  fileprivate func member<Value>(
    _ name: String, _ read: (JSONValue) -> Value?
  ) throws(WrongType) -> Value? {
    try self[name]?.orNull(read)
  }

  fileprivate func orNull<Value>(
    _ read: (JSONValue) -> Value?
  ) throws(WrongType) -> Value? {
    if self == .null { return nil }
    guard let value = read(self) else { throw WrongType() }
    return value
  }

  fileprivate var window: HistoryEntry.Window? {
    get throws(WrongType) {
      guard let names = self["window"], names != .null else { return nil }
      guard let className = try names.member("class", \.string),
        let title = try names.member("title", \.string)
      else { throw WrongType() }
      return HistoryEntry.Window(className: className, title: title)
    }
  }

  /// Nil also for a mean of a later version.
  fileprivate var sample: HistoryEntry.Sample? {
    get throws(WrongType) {
      guard let sides = try member("size", \.array), let name = try member("mean", \.string) else {
        return nil
      }
      let size = sides.compactMap(\.whole)
      guard sides.count == 2, size.count == 2, size.allSatisfy({ $0 > 0 }) else {
        throw WrongType()
      }
      return SampleMean(rawValue: name).map {
        .init(size: Size(width: size[0], height: size[1]), mean: $0)
      }
    }
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
