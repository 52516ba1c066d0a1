import ColorModel
import Glibc
import PickerCore
import TestSupport
import Testing

@testable import Files

@Suite struct CompactionTests {
  let folder: Folder
  let log: HistoryLog

  init() throws {
    folder = try Folder()
    log = HistoryLog(path: folder.history)
  }

  static let foreign = #"{"v":3,"what":"a later version","keeps":[1,2]}"#
  static let broken = ["no JSON", "{\"v\":1,", "\0\0\0", "\u{FFFD}"]

  /// Changes of a few colours, with lines of all other kinds between them.
  func fill(seed: UInt64, count: Int) throws {
    var changes = RandomChanges(seed: seed, colors: 12)
    var bytes: [UInt8] = []
    for _ in 0..<count {
      switch Int.random(in: 0..<20, using: &changes.generator) {
      case 0: bytes += (Self.foreign + "\n").utf8
      case 1: bytes += (Self.broken.randomElement(using: &changes.generator) ?? "").utf8 + [10]
      case 2: bytes += "\r\n".utf8
      default: HistoryLine.append(changes.next(), to: &bytes)
      }
    }
    if seed % 3 == 0, !bytes.isEmpty { bytes.removeLast() }
    try folder.write(bytes, to: "history.jsonl")
  }

  func lines(_ name: String) -> [String] {
    (folder.bytes(name) ?? []).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "\r" }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func theHistoryIsTheSameAfterIt(_ seed: UInt64) throws {
    try fill(seed: seed, count: Int(seed * seed % 211))
    let before = lines("history.jsonl")
    let bad = before.filter { Self.broken.contains($0) }
    let history = Folded(try HistoryLog(path: folder.history).all())

    let part = try log.compact()
    let tomorrow = HistoryLog(path: folder.history)
    #expect(Folded(try tomorrow.all()) == history)
    #expect(tomorrow.brokenLines == 0)
    #expect(part?.path == (bad.isEmpty ? nil : folder["history.jsonl.bad-1"]))
    #expect(part?.lines ?? 0 == bad.count)
    #expect(lines("history.jsonl.bad-1") == bad)

    // What is kept is a part of what was, in its order, all lines of later versions with it.
    let after = lines("history.jsonl")
    var rest = before[...]
    for line in after {
      let place = try #require(rest.firstIndex(of: line))
      rest = rest[(place + 1)...]
    }
    #expect(after.filter { $0 == Self.foreign }.count == before.filter { $0 == Self.foreign }.count)
    let names = history.entries.filter { $0.name != nil || $0.isPinned }.count
    #expect(after.filter { $0 != Self.foreign }.count <= history.entries.count + names)

    // A second time there is nothing left to do.
    let bytes = folder.bytes("history.jsonl")
    #expect(try log.compact() == nil)
    #expect(folder.bytes("history.jsonl") == bytes)
  }

  @Test func unknownMembersAreKept() throws {
    let line =
      #"{"v":1,"color":{"space":"srgb","components":[1,0,0],"alpha":1},"time":7,"source":"text","mood":"good"}"#
    try folder.write("\(line)\n\(line)\n".utf8, to: "history.jsonl")
    _ = try log.compact()
    #expect(folder.text("history.jsonl") == line + "\n")
  }

  @Test func itIsDoneWhereItPays() throws {
    let entry = HistoryEntry(0x3366cc, time: 1)
    try log.append(Array(repeating: .taken(entry), count: 1002))
    let bytes = folder.bytes("history.jsonl")
    try log.compact(entries: 0)
    #expect(folder.bytes("history.jsonl") == bytes, "nothing has been read")
    _ = try log.all()
    try log.compact(entries: 1)
    #expect(folder.bytes("history.jsonl") == bytes, "1000 lines are not worth it")
    try log.append([.taken(entry)])
    try log.compact(entries: 1)
    #expect(lines("history.jsonl").count == 1)

    try folder.write((folder.bytes("history.jsonl") ?? []) + "broken\n".utf8, to: "history.jsonl")
    _ = try log.all()
    #expect(try log.compact(entries: 1)?.path == folder["history.jsonl.bad-1"])
    try folder.write((folder.bytes("history.jsonl") ?? []) + "again\n".utf8, to: "history.jsonl")
    _ = try log.all()
    #expect(try log.compact(entries: 1)?.path == folder["history.jsonl.bad-2"])
    #expect(folder.text("history.jsonl.bad-1") == "broken\n")
    #expect(folder.text("history.jsonl.bad-2") == "again\n")
    _ = try log.all()
    #expect(try log.compact(entries: 1) == nil)
  }

  /// Without any that are, however many lines say nothing any more, it leaves the log as it is.
  @Test func brokenLinesAreSetAsideOnceAllHasBeenRead() throws {
    try log.append(Array(repeating: .taken(HistoryEntry(1, time: 1)), count: 5000))
    _ = try log.all()
    #expect(try log.setAsideBroken() == nil)
    #expect(lines("history.jsonl").count == 5000)
    try folder.write(
      "one\ntwo\n\n".utf8 + (folder.bytes("history.jsonl") ?? []), to: "history.jsonl")
    _ = try log.newest(10)
    #expect(try log.setAsideBroken() == nil, "they have not been read")
    _ = try log.all()
    #expect(
      try log.setAsideBroken() == .init(path: folder["history.jsonl.bad-1"], lines: 2))
    #expect(folder.text("history.jsonl.bad-1") == "one\ntwo\n")
    #expect(try log.additions() == .replaced)
    _ = try log.all()
    #expect(log.brokenLines == 0)
    #expect(try log.setAsideBroken() == nil)
  }

  @Test func whatOthersAppendMeanwhileIsKept() throws {
    let (first, second) = (HistoryEntry(1, time: 1), HistoryEntry(1, time: 2))
    try log.append([.taken(first), .taken(second)])
    let survey = try log.survey()
    let other = HistoryLog(path: folder.history)
    try other.append([.removed(.white), .taken(HistoryEntry(2, time: 3))])
    try OpenFile.open(folder.history, O_WRONLY | O_APPEND).write(Array("torn".utf8))
    if let survey { #expect(try log.compact(survey) != nil) }
    #expect(
      try other.all() == [.taken(second), .removed(.white), .taken(HistoryEntry(2, time: 3))])
    #expect(folder.text("history.jsonl.bad-1") == "torn\n")
  }

  @Test func onlyOneOfTwoThatCompactAtOnceDoes() throws {
    try log.append([.taken(HistoryEntry(1, time: 1)), .taken(HistoryEntry(1, time: 2))])
    let survey = try log.survey()
    let other = HistoryLog(path: folder.history)
    _ = try other.all()
    try other.compact(entries: -1000)
    try other.append([.taken(HistoryEntry(2, time: 3))])
    if let survey { #expect(try log.compact(survey) == nil) }
    #expect(
      try other.all() == [.taken(HistoryEntry(1, time: 2)), .taken(HistoryEntry(2, time: 3))])
  }

  @Test func veryLongBrokenLinesAreSetAsideWhole() throws {
    let line = [UInt8](repeating: 0x78, count: 1_000_001) + [10]
    try log.append([.taken(HistoryEntry(1, time: 1))])
    let good = folder.bytes("history.jsonl") ?? []
    try folder.write(line + good, to: "history.jsonl")
    #expect(try log.compact() != nil)
    #expect(folder.bytes("history.jsonl") == good)
    #expect(folder.bytes("history.jsonl.bad-1") == line)
  }

  @Test func permissionsAndLinksStay() throws {
    try log.append([.taken(HistoryEntry(1, time: 1)), .taken(HistoryEntry(1, time: 2))])
    #expect(chmod(folder.history, 0o640) == 0)
    #expect(rename(folder.history, folder["elsewhere"]) == 0)
    #expect(symlink("elsewhere", folder.history) == 0)
    _ = try log.compact()
    #expect(lines("elsewhere").count == 1)
    #expect(try folder.mode("elsewhere") == 0o640)
    try log.append([.taken(HistoryEntry(1, time: 3))])
    #expect(lines("elsewhere").count == 2)
  }
}
