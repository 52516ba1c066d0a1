import Foundation
public import Testing

/// When a snapshot is written instead of compared: `RECORD_SNAPSHOTS`, `never` by default.
enum SnapshotRecording: String {
  case all, failed, missing, never

  static func current() -> SnapshotRecording {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"].flatMap(SnapshotRecording.init)
      ?? .never
  }
}

/// Compares a text with the one kept in `__Snapshots__` beside the test's file.
///
/// A difference fails the test with the lines that differ. What is recorded anew fails too, so that
/// no run that writes can pass for one that checks.
public func expectSnapshot(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: testFile)
  let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  let kept = folder.appendingPathComponent("\(name).txt")
  let recording = SnapshotRecording.current()
  let old = try? String(contentsOf: kept, encoding: .utf8)
  if old == text, recording != .all { return }
  let records =
    switch recording {
    case .all: true
    case .failed: true
    case .missing: old == nil
    case .never: false
    }
  if records {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: kept, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("cannot write \(kept.path): \(error)", sourceLocation: sourceLocation)
      return
    }
    if old != text {
      Issue.record("recorded \(kept.path); run again to check", sourceLocation: sourceLocation)
    }
    return
  }
  guard let old else {
    Issue.record(
      "no snapshot \(kept.path); run with RECORD_SNAPSHOTS=missing", sourceLocation: sourceLocation)
    return
  }
  Issue.record("\(name) differs:\n\(lineDifference(old, text))", sourceLocation: sourceLocation)
}

/// The lines taken away (`-`) and put in (`+`), with their numbers, in the order of the text.
func lineDifference(_ old: String, _ new: String) -> String {
  let before = old.split(separator: "\n", omittingEmptySubsequences: false)
  let after = new.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = after.difference(from: before).map { change -> (number: Int, text: String) in
    switch change {
    case .remove(let offset, let line, _): (offset + 1, "- \(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset + 1, "+ \(offset + 1): \(line)")
    }
  }
  let sorted = lines.sorted { $0.number < $1.number }.map(\.text)
  let rest = sorted.count > 40 ? ["and \(sorted.count - 40) lines more"] : []
  return (sorted.prefix(40) + rest).joined(separator: "\n")
}
