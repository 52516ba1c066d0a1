internal import Glibc
internal import PickerCore

extension HistoryLog {
  /// Lines that are not worth a compaction.
  private static let spareLines = 1000

  /// Writes the log anew without the lines that say nothing any more, where that is worth its time.
  ///
  /// To be called at exit, once all has been read; else it does nothing. It is worth it where more
  /// than half of the lines are superseded, or some are broken: those are set aside. What is kept is
  /// kept byte for byte, lines of later versions with it, and comes to the same history. What other
  /// instances append meanwhile is kept too.
  ///
  /// - Parameter entries: the entries of the history.
  @discardableResult
  public func compact(entries: Int) throws(StorageError) -> BadPart? {
    let isLong = isReadWhole && knownLines > 2 * entries + Self.spareLines
    return try isLong ? compactNow() : setAsideBroken()
  }

  /// Compacts the log if some of its lines are broken, once all has been read.
  public func setAsideBroken() throws(StorageError) -> BadPart? {
    try isReadWhole && brokenLines > 0 ? compactNow() : nil
  }

  private func compactNow() throws(StorageError) -> BadPart? {
    guard let survey = try survey() else { return nil }
    return try compact(survey)
  }

  /// Broken lines, in a file of their own: `history.jsonl.bad-1`.
  public struct BadPart: Equatable, Sendable {
    public var path: String
    public var lines: Int
  }

  /// What a compaction makes of the log up to an end.
  struct Survey: ~Copyable {
    fileprivate let log: OpenFile
    fileprivate let end: Int
    fileprivate let parts: Parts
  }

  /// Looks what a compaction would keep; other instances do not wait for it.
  ///
  /// Up to its end the log stays as it is: under the lock no line is in the making.
  func survey() throws(StorageError) -> Survey? {
    guard let log = try OpenFile.read(path) else { return nil }
    let end = try file.whileLocked { () throws(StorageError) in try log.size() }
    var survivors = Survivors()
    let parts = try parts(of: log, in: 0..<end) { survivors.keep($0) }
    return Survey(log: log, end: end, parts: parts)
  }

  /// Compacts as it was surveyed, and keeps as it stands what was appended since.
  func compact(_ survey: borrowing Survey) throws(StorageError) -> BadPart? {
    try file.whileLocked { () throws(StorageError) in
      let size = try survey.log.size()
      guard size >= survey.end, try isStillThere(survey.log) else { return nil }
      let added = try self.parts(of: survey.log, in: survey.end..<size) { _ in true }
      let badPath = try setAside(added.broken + survey.parts.broken, of: survey.log)
      let badLines = added.brokenLines + survey.parts.brokenLines
      try file.replace { new throws(StorageError) in
        try copy(added.kept + survey.parts.kept, of: survey.log, to: new)
      }
      (reading, brokenLines, knownLines) = (nil, 0, 0)
      return badPath.map { BadPart(path: $0, lines: badLines) }
    }
  }

  /// The lines that are kept and those that are broken, last ones first.
  fileprivate struct Parts {
    var kept: [Range<Int>] = []
    var broken: [Range<Int>] = []
    var brokenLines = 0

    /// Adds the line before the others; neighbours become one.
    static func add(_ line: Range<Int>, to ranges: inout [Range<Int>]) {
      if let next = ranges.last, next.lowerBound == line.upperBound + 1 {
        ranges[ranges.count - 1] = line.lowerBound..<next.upperBound
      } else {
        ranges.append(line)
      }
    }
  }

  private func parts(
    of log: borrowing OpenFile, in range: Range<Int>, keep: (HistoryChange) -> Bool
  ) throws(StorageError) -> Parts {
    var parts = Parts()
    var rest = BackwardLines(range, longest: HistoryLine.longest - 1)
    while let line = try rest.next(of: log) {
      switch line.bytes.map(lines.read) ?? .broken {
      case .blank: break
      case .broken:
        Parts.add(line.range, to: &parts.broken)
        parts.brokenLines += 1
      case .foreign: Parts.add(line.range, to: &parts.kept)
      case .change(let change): if keep(change) { Parts.add(line.range, to: &parts.kept) }
      }
    }
    return parts
  }

  /// Whether no other instance has compacted the log meanwhile.
  private func isStillThere(_ log: borrowing OpenFile) throws(StorageError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return Identity(status) == Identity(try log.status())
  }

  /// Writes lines into a new file of their own, and returns its path.
  private func setAside(
    _ ranges: [Range<Int>], of log: borrowing OpenFile
  ) throws(StorageError) -> String? {
    guard !ranges.isEmpty else { return nil }
    let name = try file.nameForBadPart()
    let bad = try OpenFile.open(name, O_WRONLY | O_CREAT | O_EXCL)
    do throws(StorageError) {
      try copy(ranges, of: log, to: bad)
      try bad.synchronize()
    } catch {
      unlink(name)
      throw error
    }
    return name
  }

  /// Copies lines in the order in which they stand in the file.
  private func copy(
    _ ranges: [Range<Int>], of log: borrowing OpenFile, to other: borrowing OpenFile
  ) throws(StorageError) {
    let block = 1 << 18
    var bytes: [UInt8] = []
    for range in ranges.reversed() {
      var start = range.lowerBound
      repeat {
        let end = min(start + block, range.upperBound)
        bytes += try log.read(end - start, at: start)
        start = end
      } while start < range.upperBound
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count >= block {
        try other.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try other.write(bytes)
  }
}

/// Which changes still say something, asked from the last change to the first.
///
/// Of each colour that is the last `taken`, and the last `put` where the `taken` after it has its name
/// or pin from it; nothing before a `put` or `removed`.
struct Survivors {
  private struct Known {
    var isTaken = false
    var isSettled = false
  }

  private var colors: [ColorKey: Known] = [:]

  mutating func keep(_ change: HistoryChange) -> Bool {
    switch change {
    case .taken(let entry):
      let known = colors[ColorKey(entry.color), default: Known()]
      if known.isSettled || known.isTaken { return false }
      colors[ColorKey(entry.color)] = Known(isTaken: true)
      return true
    case .put(let entry):
      let known = colors[ColorKey(entry.color), default: Known()]
      colors[ColorKey(entry.color)] = Known(isTaken: known.isTaken, isSettled: true)
      return !known.isSettled && (!known.isTaken || entry.name != nil || entry.isPinned)
    case .removed(let color):
      colors[ColorKey(color), default: Known()].isSettled = true
      return false
    }
  }
}
