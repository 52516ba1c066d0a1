import ColorModel
import Files
import Glibc
import PickerCore

/// A second instance for FilesTests: keeps things in a folder, and tells each one once it is kept.
struct Writer {
  let history: HistoryLog
  let document: DocumentFile

  init(folder: String) {
    // The others may be as busy as the machine lets them.
    history = HistoryLog(path: "\(folder)/history.jsonl", patience: .seconds(300))
    document = DocumentFile(path: "\(folder)/state.json", patience: .seconds(300))
  }

  /// `append FOLDER FIRST COUNT`: so many entries, of the colours FIRST, FIRST + 1 and so on.
  func append(first: Int, count: Int) throws {
    for color in first..<first + count {
      try history.append([.taken(entry(color, time: color))])
      Self.tell("\(color)")
    }
  }

  /// `churn FOLDER SEED TIME`: appends, compacts and saves a document at random, until it is killed.
  func churn(seed: Int, time: Int) throws {
    var state = UInt64(seed)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var time = time
    while true {
      time += 1
      switch random(8) {
      case 0:
        _ = try history.newest(.max)
        // Worth it however little there is to gain.
        try history.compact(entries: -1000)
      case 1, 2:
        try document.write(Array(String(repeating: "\(time) ", count: 1 + random(8000)).utf8))
        Self.tell("document \(time)")
      default:
        let color = random(64)
        try history.append([.taken(entry(color, time: time))])
        Self.tell("\(color) \(time)")
      }
    }
  }

  /// `limited FOLDER BYTES`: appends and saves until a file would be larger, and tells why it ends.
  func reachLimit(bytes: Int) throws {
    signal(SIGXFSZ, SIG_IGN)
    Self.limit(Int32(RLIMIT_FSIZE.rawValue), to: bytes)
    do throws(StorageError) {
      for color in 0... {
        try history.append([.taken(entry(color, time: color))])
        Self.tell("\(color)")
      }
    } catch {
      Self.tell("\(error)")
    }
    do throws(StorageError) {
      try document.write([UInt8](repeating: 0x20, count: bytes + 1))
    } catch {
      Self.tell("\(error)")
    }
  }

  /// `watch`: watches where no file can be opened any more, and tells what comes of it.
  static func watchWithoutDescriptors() {
    limit(Int32(RLIMIT_NOFILE.rawValue), to: 3)
    do throws(StorageError) {
      _ = try DirectoryWatch(["/tmp/history.jsonl"])
      tell("watching")
    } catch {
      tell("\(error)")
    }
  }

  private func entry(_ color: Int, time: Int) -> HistoryEntry {
    HistoryEntry(
      Color(RGB8(UInt32(color))), time: Int64(time), source: .screen,
      window: .init(className: "Writer", title: "\(color) at \(time)"))
  }

  private static func limit(_ resource: Int32, to value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource), &limit)
  }

  private static func tell(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
