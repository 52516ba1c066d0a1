import Glibc
import PickerCore
import TestSupport
import Testing

@testable import Files

/// Where nothing can be kept, nothing that was kept is lost, and the user is told why.
@Suite struct FullDiskTests {
  func taken(_ time: Int64) -> HistoryChange {
    var entry = HistoryEntry(UInt32(time), time: time)
    entry.window = .init(className: "Disk", title: String(repeating: "full ", count: 200))
    return .taken(entry)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "this machine lets no test mount a file system"))
  func onAFullDiskAllThatWasKeptIsThere() throws {
    let disk = try SmallDisk(kilobytes: 128)
    let log = HistoryLog(path: "\(disk.path)/history.jsonl")
    let document = DocumentFile(path: "\(disk.path)/state.json")
    try document.write(Array("kept".utf8))
    var kept: [HistoryChange] = []
    var size = 0
    let error = #expect(throws: StorageError.self) {
      for time in 1... as PartialRangeFrom<Int64> {
        let changes = [taken(2 * time), taken(2 * time + 1)]
        try log.append(changes)
        kept += changes
        size = try OpenFile.read(log.path)?.size() ?? 0
      }
    }
    #expect(error == .cannotWrite(log.path, code: ENOSPC))
    #expect(error.map { "\($0)" } == "cannot save, the disk is full: \(log.path)")
    // Of what did not fit, no part is left.
    #expect(try OpenFile.read(log.path)?.size() == size)

    let large = [UInt8](repeating: 0x20, count: 1 << 18)
    #expect(throws: StorageError.cannotWrite(document.path, code: ENOSPC)) {
      try document.write(large)
    }
    #expect(try document.read() == Array("kept".utf8))
    #expect(throws: StorageError.cannotWrite(log.path, code: ENOSPC)) { _ = try log.compact() }
    #expect(try HistoryLog(path: log.path).all() == kept)

    // Then there is room again.
    #expect(unlink(document.path) == 0)
    try log.append([taken(1)])
    #expect(try HistoryLog(path: log.path).all() == kept + [taken(1)])
  }

  /// The second way to a disk that takes no more, for every user: a limit of the process.
  @Test func atALimitAllThatWasKeptIsThere() throws {
    let folder = try Folder()
    try DocumentFile(path: folder["state.json"]).write([1])
    let writer = try Folder.writer("limited", folder.path, "10000")
    var kept: [HistoryEntry] = []
    var errors: [String] = []
    while let line = writer.nextLine() {
      guard let time = UInt32(line) else {
        errors.append(line)
        continue
      }
      kept.append(HistoryEntry(time, time: Int64(time)))
    }
    #expect(
      errors
        == ["history.jsonl", "state.json"].map {
          "cannot save, the file is too large: \(folder[$0])"
        })
    #expect(kept.count > 20)
    let log = HistoryLog(path: folder.history)
    let entries = Folded(try log.all()).entries
    #expect(entries.map(\.time) == kept.map(\.time).reversed())
    #expect(log.brokenLines == 0)
    #expect(folder.bytes("history.jsonl")?.last == 10)
    #expect(folder.bytes("state.json") == [1])
    #expect(
      try folder.names() == [
        "history.jsonl", ".history.jsonl.lock", "state.json", ".state.json.lock",
      ])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "this machine lets no test mount a file system"))
  func onAReadOnlyDiskAllIsReadAndNothingWritten() throws {
    let disk = try SmallDisk(kilobytes: 128)
    let log = HistoryLog(path: "\(disk.path)/history.jsonl")
    let document = DocumentFile(path: "\(disk.path)/state.json")
    let nothing = DocumentFile(path: "\(disk.path)/new/state.json")
    try log.append([taken(1)])
    try document.write([1])
    try disk.makeReadOnly()
    #expect(try log.newest(10) == [taken(1)])
    #expect(try document.read() == [1])
    #expect(try nothing.read() == nil)
    #expect(throws: StorageError.cannotWrite(log.path, code: EROFS)) { try log.append([taken(2)]) }
    #expect(throws: StorageError.cannotWrite(log.path, code: EROFS)) { _ = try log.compact() }
    #expect(throws: StorageError.cannotWrite(document.path, code: EROFS)) {
      try document.write([2])
    }
    #expect(throws: StorageError.cannotWrite("\(disk.path)/new", code: EROFS)) {
      try nothing.write([2])
    }
    #expect(try HistoryLog(path: log.path).all() == [taken(1)])
  }

  @Test func aFileInTheWayOfADirectoryIsTold() throws {
    let folder = try Folder()
    try folder.write([1], to: "share")
    let log = HistoryLog(path: folder["share/chidori/history.jsonl"])
    #expect(throws: StorageError.self) { try log.newest(10) }
    let error = #expect(throws: StorageError.self) { try log.append([taken(1)]) }
    #expect(
      error.map { "\($0)" }
        == "cannot save, a file stands where a directory is needed: \(folder["share/chidori"])"
        || error.map { "\($0)" }
          == "cannot save, a file stands where a directory is needed: \(folder["share"])"
    )
    #expect(folder.bytes("share") == [1])
  }
}
