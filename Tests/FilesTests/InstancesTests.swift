import ColorModel
import Glibc
import PickerCore
import TestSupport
import Testing

@testable import Files

/// Several instances of the program at the same time, and killed ones.
@Suite struct InstancesTests {
  /// The number of an entry by `HistoryWriter`.
  func number(_ change: HistoryChange) -> Int? {
    guard case .taken(let entry) = change else { return nil }
    let isWhole = entry.window?.title == "\(entry.color.rgb8.hex) at \(entry.time)"
    return isWhole ? Int(entry.time) : nil
  }

  @Test func eightWritersOfAThousandEntriesLoseNothing() throws {
    let folder = try Folder()
    let first = try Folder.writer("append", folder.path, "0", "1000")
    let others = try (1..<8).map { writer in
      try Folder.writer("append", folder.path, "\(writer * 1000)", "1000", output: .discarded)
    }
    // A reader follows meanwhile.
    let reader = HistoryLog(path: folder.history)
    var seen: [HistoryChange] = []
    func follow() throws {
      switch try reader.additions() {
      case .none: break
      case .appended(let changes): seen += changes
      case .replaced:
        #expect(seen.isEmpty)
        seen = try reader.all(slice: 7)
      }
    }
    while first.nextLine() != nil { try follow() }
    for writer in [first] + others { #expect(writer.finish().status == 0) }
    try follow()

    #expect(seen.compactMap(number).sorted() == Array(0..<8000))
    #expect(reader.brokenLines == 0)
    let log = HistoryLog(path: folder.history)
    #expect(try log.all() == seen)
    #expect(log.brokenLines == 0)
    // Each one's entries are in the order in which it took them.
    let order = Dictionary(grouping: seen.compactMap(number)) { $0 / 1000 }
    #expect(order.values.allSatisfy { $0 == $0.sorted() })
  }

  @Test func nothingIsLostWhileAnotherInstanceCompacts() throws {
    let folder = try Folder()
    let writers = try (0..<3).map { writer in
      try Folder.writer("append", folder.path, "\(writer * 100)", "100")
    }
    let log = HistoryLog(path: folder.history, patience: .seconds(300))
    var compactions = 0
    while writers[0].nextLine() != nil {
      // Entries of its own that are superseded at once, so that there is something to do.
      try log.append([.taken(HistoryEntry(5000, time: 1)), .taken(HistoryEntry(5000, time: 2))])
      #expect(try log.compact() == nil)
      compactions += 1
    }
    for writer in writers { #expect(writer.finish().status == 0) }
    #expect(compactions == 100)
    #expect(try log.compact() == nil)
    #expect(try log.all().compactMap(number).sorted() == Array(0..<300))
    #expect(log.brokenLines == 0)
  }

  /// A killed writer costs nothing that it had told of; the next one finds all in order.
  @Test func twoHundredKillsLoseNothing() throws {
    let folder = try Folder()
    var generator = SeededGenerator(seed: 200)
    var times: [UInt32: Int] = [:]
    var saved = 0
    var time = 0
    for kill in 0..<200 {
      let writer = try Folder.writer("churn", folder.path, "\(kill)", "\(time)")
      // Some are killed before they have done anything.
      var left = Int.random(in: 0..<20, using: &generator)
      while let line = writer.nextLine() {
        let words = line.split(separator: " ")
        time = Int(words[1]) ?? 0
        if words[0] == "document" { saved = time } else { times[UInt32(words[0]) ?? 0] = time }
        left -= 1
        if left == 0 { writer.signal(SIGKILL) }
        if left < 0, left > -2 { writer.signal(SIGKILL) }
      }
      try #require(writer.finish().status == 128 + SIGKILL, "kill \(kill)")

      let log = HistoryLog(path: folder.history)
      let entries = Folded(try log.all()).entries
      let found = Dictionary(
        uniqueKeysWithValues: entries.map { ($0.color.rgb8.hex, Int($0.time)) })
      #expect(times.allSatisfy { found[$0, default: 0] >= $1 }, "kill \(kill)")
      // The one it was at may be there too, though it did not come to tell of it.
      time = max(time, found.values.max() ?? 0)
      #expect(log.brokenLines == 0)
      let document = try DocumentFile(path: folder["state.json"]).read()
      let numbers = Set(
        (document ?? []).split(separator: 0x20).map { Int(String(decoding: $0, as: UTF8.self)) })
      #expect(numbers.count == (document == nil ? 0 : 1), "kill \(kill)")
      let number = numbers.first.flatMap { $0 } ?? 0
      #expect(number >= saved, "kill \(kill)")
      time = max(time, number)
    }
    #expect(times.count == 64)
    let names: Set = [
      "history.jsonl", ".history.jsonl.lock", ".history.jsonl.new", "state.json",
      ".state.json.lock", ".state.json.new",
    ]
    #expect(try folder.names().isSubset(of: names))
  }
}
