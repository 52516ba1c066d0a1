import ColorModel
import Glibc
import PickerCore
import TestSupport
import Testing

@testable import Files

@Suite struct HistoryLogTests {
  let folder: Folder
  let log: HistoryLog

  init() throws {
    folder = try Folder()
    log = HistoryLog(path: folder.history)
  }

  /// Another instance of the program, with the same file.
  func other() -> HistoryLog { HistoryLog(path: folder.history) }

  func taken(_ hex: UInt32, _ time: Int64) -> HistoryChange {
    .taken(HistoryEntry(hex, time: time))
  }

  @Test func whatIsAppendedIsThereTomorrowNewestFirst() throws {
    #expect(try log.newest(10) == [])
    #expect(log.isReadWhole)
    for time in 1...5 as ClosedRange<Int64> { try log.append([taken(UInt32(time), time)]) }
    let tomorrow = other()
    #expect(try tomorrow.newest(2) == [taken(5, 5), taken(4, 4)])
    #expect(!tomorrow.isReadWhole)
    #expect(try tomorrow.older(2) == [taken(3, 3), taken(2, 2)])
    #expect(try tomorrow.older(2) == [taken(1, 1)])
    #expect(tomorrow.isReadWhole)
    #expect(try tomorrow.older(2) == [])
    #expect(tomorrow.brokenLines == 0)
  }

  @Test func directoryAndFileAreTheUsersAlone() throws {
    let log = HistoryLog(path: folder["share/chidori/history.jsonl"])
    #expect(try log.newest(1) == [])
    #expect(try folder.names() == [])
    try log.append([])
    #expect(try folder.names() == [])
    try log.append([taken(1, 1)])
    #expect(try folder.mode("share") == 0o700)
    #expect(try folder.mode("share/chidori") == 0o700)
    #expect(try folder.mode("share/chidori/history.jsonl") == 0o600)
  }

  @Test func othersAppendMeanwhile() throws {
    try log.append([taken(1, 1)])
    _ = try log.newest(10)
    #expect(try log.additions() == .none)
    try other().append([taken(2, 2), .removed(.black)])
    #expect(try log.additions() == .appended([taken(2, 2), .removed(.black)]))
    #expect(try log.additions() == .none)
    try log.append([taken(3, 3)])
    #expect(try log.additions() == .none)
    try other().append([taken(4, 4)])
    try log.append([taken(5, 5)])
    // In the order of the log, its own with them: they happened after those of the other.
    #expect(try log.additions() == .appended([taken(4, 4), taken(5, 5)]))
  }

  @Test func aLogThatComesOrGoesIsReadAgain() throws {
    #expect(try log.additions() == .none)
    _ = try log.newest(10)
    try other().append([taken(1, 1)])
    #expect(try log.additions() == .replaced)
    #expect(try log.newest(10) == [taken(1, 1)])
    _ = try other().compact()
    #expect(try log.additions() == .replaced)
    #expect(try log.newest(10) == [taken(1, 1)])
    try folder.write([], to: "history.jsonl")
    #expect(try log.additions() == .replaced)
  }

  @Test func olderLinesStayReadableWhileAnotherCompacts() throws {
    for time in 1...50 as ClosedRange<Int64> { try log.append([taken(7, time)]) }
    var changes = try log.newest(10)
    #expect(try other().compact() == nil)
    while !log.isReadWhole { changes += try log.older(10) }
    #expect(changes.count == 50)
    #expect(try other().all() == [taken(7, 50)])
  }

  @Test func aTornLineCostsOnlyItself() throws {
    try log.append([taken(1, 1), taken(2, 2)])
    let whole = try #require(folder.bytes("history.jsonl"))
    let first = try #require(whole.firstIndex(of: 10)) + 1
    for length in first...whole.count {
      try folder.write(whole[..<length], to: "history.jsonl")
      let log = other()
      let before = try log.newest(10)
      // The line without its end is whole or nothing.
      #expect(before == (length < whole.count - 1 ? [taken(1, 1)] : [taken(2, 2), taken(1, 1)]))
      #expect(log.brokenLines == 0)
      try log.append([taken(3, 3)])
      let again = other()
      #expect(try again.newest(10) == [taken(3, 3)] + before)
      #expect(again.brokenLines == (length > first && length < whole.count - 1 ? 1 : 0))
    }
  }

  @Test func aLineInTheMakingIsReadOnceItIsWhole() throws {
    try log.append([taken(1, 1)])
    _ = try log.newest(10)
    let start = try #require(folder.bytes("history.jsonl"))
    try other().append([taken(2, 2), taken(3, 3)])
    let whole = try #require(folder.bytes("history.jsonl"))
    var changes: [HistoryChange] = []
    truncate(folder.history, start.count)
    for length in start.count..<whole.count {
      let file = try OpenFile.open(folder.history, O_WRONLY | O_APPEND)
      try file.write([whole[length]])
      if case .appended(let new) = try log.additions() { changes += new }
    }
    #expect(changes == [taken(2, 2), taken(3, 3)])
    #expect(log.brokenLines == 0)
  }

  @Test func brokenLinesDoNotHideTheRest() throws {
    let lines: [[UInt8]] = [
      Array("no JSON at all".utf8), [0xFF, 0xFE, 0x00], [UInt8](repeating: 0, count: 5000),
      [UInt8](repeating: 0x20, count: HistoryLine.longest + 7),
      [UInt8](repeating: 0x5B, count: 200_000), Array(#"{"v":1,"color":7}"#.utf8),
    ]
    for (index, line) in lines.enumerated() {
      try log.append([taken(UInt32(index), Int64(index))])
      try folder.write(
        folder.bytes("history.jsonl").map { $0 + line + [10] } ?? [], to: "history.jsonl")
    }
    try log.append([taken(99, 99)])
    let tomorrow = other()
    let changes = try tomorrow.all(slice: 1)
    #expect(changes == (0..<lines.count).map { taken(UInt32($0), Int64($0)) } + [taken(99, 99)])
    #expect(tomorrow.brokenLines == lines.count)
  }

  @Test func linesOfOtherEditorsAreRead() throws {
    try log.append([taken(1, 1), taken(2, 2)])
    let text = try #require(folder.text("history.jsonl"))
    let edited = "\u{FEFF}" + text.replacing("\n", with: "\r\n") + "\r\n\n  \n"
    try folder.write(edited.utf8, to: "history.jsonl")
    let tomorrow = other()
    #expect(try tomorrow.all() == [taken(1, 1), taken(2, 2)])
    #expect(tomorrow.brokenLines == 0)
  }

  @Test func aLogOfALaterVersionIsKeptAndNotShown() throws {
    let later = "{\"v\":2,\"colors\":[1,2]}\n"
    try folder.write(later.utf8, to: "history.jsonl")
    try log.append([taken(1, 1)])
    #expect(try other().all() == [taken(1, 1)])
    #expect(try log.compact() == nil)
    #expect(folder.text("history.jsonl")?.hasPrefix(later) == true)
  }

  /// Whatever the blocks are, lines come out as they stand, last one first.
  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func linesAreFoundAcrossBlocks(_ block: Int) throws {
    var generator = SeededGenerator(seed: UInt64(block))
    for _ in 0..<40 {
      let count = Int.random(in: 0..<200, using: &generator)
      let bytes = (0..<count).map { _ in
        Int.random(in: 0..<6, using: &generator) == 0
          ? 10 : UInt8.random(in: 65...90, using: &generator)
      }
      try folder.write(bytes, to: "lines")
      let file = try OpenFile.open(folder["lines"], O_RDONLY)
      var lines = BackwardLines(0..<count, longest: 11, block: block)
      var found: [ArraySlice<UInt8>?] = []
      while let line = try lines.next(of: file) {
        #expect(line.bytes == nil || line.bytes == bytes[line.range])
        #expect(line.isEnded == (line.range.upperBound < count))
        found.insert(line.bytes, at: 0)
      }
      let expected = bytes.split(separator: 10, omittingEmptySubsequences: false)
      #expect(found == expected.map { $0.count > 11 ? nil : $0 })
    }
  }

  @Test func c155threeEntriesAreThereAfterAKill() throws {
    let writer = try Folder.writer("append", folder.path, "1", "1000000")
    for _ in 1...3 { #expect(writer.nextLine() != nil) }
    writer.signal(9)
    #expect(writer.finish().status == 128 + 9)
    let entries = Folded(try other().all()).entries
    #expect(entries.count >= 3)
    #expect(entries.suffix(3).map(\.color.rgb8.hex) == [3, 2, 1])
    #expect(entries.map(\.time) == entries.map(\.time).sorted(by: >))
  }

  @Test func c156theSameColourTwiceIsOneEntryMovedToTheFront() throws {
    try log.append([taken(0x3366cc, 1), taken(0xaabbcc, 2)])
    let again = HistoryEntry(Color(.hsl, 220, 0.6, 0.5), time: 3, source: .text)
    try log.append([.taken(again)])
    let entries = Folded(try other().all()).entries
    #expect(entries == [again, HistoryEntry(0xaabbcc, time: 2)])
    _ = try log.compact()
    #expect(try other().all() == [taken(0xaabbcc, 2), .taken(again)])
  }

  @Test func c157aPinAndANameSurviveAThousandPicks() throws {
    let pinned = HistoryEntry(0x3366cc, time: 1).with(name: "brand", isPinned: true)
    try log.append([.taken(HistoryEntry(0x3366cc, time: 1)), .put(pinned)])
    for time in 2...1001 as ClosedRange<Int64> { try log.append([taken(UInt32(time % 50), time)]) }
    try log.append([taken(0x3366cc, 2000)])
    let expected = HistoryEntry(0x3366cc, time: 2000).with(name: "brand", isPinned: true)
    #expect(Folded(try other().all()).entries.first == expected)
    let last = other()
    let entries = Folded(try last.all())
    #expect(entries.entries.count == 51)
    #expect(try last.compact(entries: 0) == nil)
    #expect(Folded(try other().all()) == entries)
    #expect(folder.text("history.jsonl")?.split(separator: "\n").count == 52)
  }
}
