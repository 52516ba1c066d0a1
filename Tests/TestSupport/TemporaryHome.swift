import Foundation

/// The directories in which a program keeps its files, empty at first; deleted with their owner.
public final class TemporaryHome {
  public let path: String

  public init() {
    var template = Array("/tmp/chidori-home-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Data, settings and state; caches stay where fonts have theirs.
  ///
  /// No session bus either: a test that wants one brings its own.
  public var environment: [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
      "XDG_DATA_HOME": "\(path)/data", "XDG_CONFIG_HOME": "\(path)/config",
      "XDG_STATE_HOME": "\(path)/state",
    ]
  }

  /// A file by its path in here; nil where it is not there.
  public func contents(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map(Array.init)
  }

  /// Takes a file away.
  public func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  /// Writes a file, and makes its directories.
  public func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
