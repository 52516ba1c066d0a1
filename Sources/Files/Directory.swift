internal import Glibc
public import PickerCore

/// What is in a directory.
public enum Directory {
  /// The entries in no order, without `.` and `..`; those whose names are no text are left out.
  ///
  /// C: `opendir(3)`, `readdir(3)`.
  public static func entries(of path: String) throws(StorageError) -> [FileEntry] {
    guard let directory = opendir(path) else { throw .cannotRead(path, code: errno) }
    defer { closedir(directory) }
    var entries: [FileEntry] = []
    while let next = readdir(directory) {
      let bytes = withUnsafeBytes(of: next.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else {
        continue
      }
      entries.append(
        FileEntry(name, isDirectory: isDirectory(Int(next.pointee.d_type), "\(path)/\(name)")))
    }
    return entries
  }

  /// A link is what it leads to.
  private static func isDirectory(_ type: Int, _ path: String) -> Bool {
    if type == Int(DT_DIR) { return true }
    guard type == Int(DT_LNK) || type == Int(DT_UNKNOWN) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
