internal import ColorModel
internal import Files
internal import Glibc
internal import PickerCore

/// Writes down what becomes of the history; what goes wrong is a failure once.
final class HistoryRecorder {
  /// Nil where there is no place for it.
  let log: HistoryLog?
  /// What could not be written so far: it goes with the next.
  private(set) var unsaved: [HistoryChange] = []
  /// Why there is no place, until it has been told.
  private var failure: Failure?
  private var hasFailed = false

  init() {
    do throws(StorageError) {
      log = HistoryLog(path: try XDGDirectories(environment: .ofProcess).history)
    } catch {
      log = nil
      failure = .storage("\(error)")
    }
  }

  /// What was taken last, by any instance.
  var last: HistoryEntry? {
    let last = try? log?.newest(1).first
    return if case .taken(let entry) = last { entry } else { nil }
  }

  /// Appends; the first failure.
  func record(_ changes: [HistoryChange]) -> Failure? {
    guard let log else {
      defer { failure = nil }
      return failure
    }
    unsaved += changes
    do throws(StorageError) {
      try log.append(unsaved)
      unsaved = []
      hasFailed = false
      return nil
    } catch {
      return failed(error)
    }
  }

  /// The last try for what could not be written; told in any case.
  func finish() -> Failure? {
    do throws(StorageError) {
      try log?.append(unsaved)
      unsaved = []
      return nil
    } catch {
      return .storage("what was added to the history is lost, \(error)")
    }
  }

  /// The failure, unless there was one before.
  func failed(_ error: StorageError) -> Failure? {
    defer { hasFailed = true }
    return hasFailed ? nil : .storage("\(error)")
  }
}

extension [String: String] {
  /// The environment variables of this process.
  static var ofProcess: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let line = next.pointee {
      let parts = String(cString: line).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }
}

/// Now, in milliseconds since 1970, UTC.
func currentTime() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}
