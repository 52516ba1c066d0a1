internal import Glibc
public import PickerCore

extension HistoryLog {
  /// What others have appended since it was read.
  public enum Additions: Equatable, Sendable {
    case none
    /// In the order in which they happened.
    case appended([HistoryChange])
    /// The log is another one, compacted by another instance or edited: it must be read again.
    case replaced
  }

  /// Begins to read: the changes of so many of the last lines, newest first.
  ///
  /// Fewer where a line shows nothing; none where there is no log.
  public func newest(_ limit: Int) throws(StorageError) -> [HistoryChange] {
    (reading, brokenLines, knownLines) = (nil, 0, 0)
    guard let open = try OpenFile.read(path) else { return [] }
    reading = try Reading(open)
    return try older(limit)
  }

  /// The changes of so many more lines, newest first, older than all that were read.
  public func older(_ limit: Int) throws(StorageError) -> [HistoryChange] {
    guard let reading else { return [] }
    var changes: [HistoryChange] = []
    var left = limit
    while left > 0, let line = try reading.rest.next(of: reading.file) {
      let content = line.bytes.map(lines.read) ?? .broken
      if !line.isEnded, !isWhole(content) {
        // It is still being written, or its end was lost: then the next append ends it.
        reading.position = line.range.lowerBound
        continue
      }
      // After the last line feed there is nothing.
      if line.isEnded || content != .blank { left -= 1 }
      count(content)
      if case .change(let change) = content { changes.append(change) }
    }
    return changes
  }

  /// Whether `older` has nothing more to give.
  public var isReadWhole: Bool { reading?.rest.isAtStart ?? true }

  /// What other instances have appended since all that is known; cheap where that is nothing.
  public func additions() throws(StorageError) -> Additions {
    var status = stat()
    guard stat(path, &status) == 0 else { return reading == nil ? .none : .replaced }
    guard let reading, reading.identity == Identity(status) else { return .replaced }
    let count = Int(status.st_size) - reading.position
    guard count != 0 else { return .none }
    guard count > 0, count <= Self.largestAddition, try isBoundary(reading) else {
      return .replaced
    }
    let bytes = try reading.file.read(count, at: reading.position)
    return .appended(take(bytes, into: reading))
  }

  /// More than this is sooner read again from its end.
  private static let largestAddition = 4 << 20

  /// Whether a line begins where the known ones end: not where the file was edited in its place.
  private func isBoundary(_ reading: Reading) throws(StorageError) -> Bool {
    guard reading.position > 0 else { return true }
    return try reading.file.read(2, at: reading.position - 1).contains(UInt8(ascii: "\n"))
  }

  /// Reads whole lines, and remembers where the last of them ends.
  private func take(_ bytes: [UInt8], into reading: Reading) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let feed = rest.firstIndex(of: UInt8(ascii: "\n"))
      let content = lines.read(rest[..<(feed ?? rest.endIndex)])
      if feed == nil, !isWhole(content) { break }
      count(content)
      if case .change(let change) = content { changes.append(change) }
      rest = rest[(feed.map { $0 + 1 } ?? rest.endIndex)...]
    }
    reading.position += bytes.count - rest.count
    return changes
  }

  /// Whether it can be taken for a line though no line feed ends it: an object is, once it is closed.
  private func isWhole(_ content: HistoryLine) -> Bool {
    switch content {
    case .change, .foreign, .blank: true
    case .broken: false
    }
  }

  private func count(_ content: HistoryLine) {
    if content != .blank { knownLines += 1 }
    if content == .broken { brokenLines += 1 }
  }
}
