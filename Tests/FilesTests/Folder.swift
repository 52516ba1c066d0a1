import Foundation
import TestSupport
import Testing

/// A folder of a test's own; deleted with its owner.
///
/// In memory where there is such a place: a killed program leaves the same there, and what reaches
/// the disk a thousand times need not wait for it.
final class Folder {
  let path: String

  init() throws {
    let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(place)/chidori-files-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var history: String { "\(path)/history.jsonl" }

  subscript(name: String) -> String { "\(path)/\(name)" }

  func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: path))
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self[name]).map(Array.init)
  }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Writes in the place of what was there, as an editor may.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    #expect(
      FileManager.default.createFile(atPath: self[name], contents: Data(bytes)), "\(self[name])")
  }

  func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self[name])
    return try #require(attributes[.posixPermissions] as? Int)
  }

  /// Another instance: `Tests/HistoryWriter`.
  static func writer(_ arguments: String..., output: Program.Output = .captured) throws -> Program {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent("HistoryWriter").path
    return try Program([path] + arguments, output: output)
  }
}

/// A small file system of a test's own, for disks that are full or cannot be written.
final class SmallDisk {
  let path: String
  /// One over the other.
  private var mounts = 0

  /// Whether this machine lets a test have one: not where it is not the superuser.
  static let isPossible = (try? SmallDisk(kilobytes: 16)) != nil

  init(kilobytes: Int) throws {
    var template = Array("/tmp/chidori-disk-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      rmdir(path)
      throw Refused()
    }
    mounts = 1
  }

  struct Refused: Error {}

  deinit {
    for _ in 0..<mounts { umount2(path, Int32(MNT_DETACH)) }
    rmdir(path)
  }

  /// Mounts the same once more over itself, read-only.
  ///
  /// The mount itself would refuse that while a file is open for writing, as any may be for a moment
  /// in a child of this process, between its fork and its exec; through the new one none was opened.
  func makeReadOnly() throws {
    try #require(mount(path, path, nil, UInt(MS_BIND), nil) == 0)
    mounts += 1
    let flags = UInt(MS_REMOUNT) | UInt(MS_BIND) | UInt(MS_RDONLY)
    try #require(mount(nil, path, nil, flags, nil) == 0)
  }
}
