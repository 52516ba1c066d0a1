internal import Glibc

/// A file that is read and written whole: settings, state, palettes.
public struct DocumentFile: Sendable {
  public let path: String
  private let file: StoredFile

  /// The largest that is read: more is none of ours.
  private static let largest = 16 << 20

  /// - Parameter patience: how long to wait for another instance that writes it.
  public init(path: String, patience: Duration = .seconds(2)) {
    self.path = path
    file = StoredFile(path: path, patience: patience)
  }

  /// Its bytes; nil where there is none.
  public func read() throws(StorageError) -> [UInt8]? {
    guard let open = try OpenFile.read(path) else { return nil }
    let size = try open.size()
    guard size <= Self.largest else { throw .cannotRead(path, code: EFBIG) }
    return try open.read(size, at: 0)
  }

  /// Puts these bytes in the place of what was there; whatever happens, one of both is there whole.
  public func write(_ bytes: [UInt8]) throws(StorageError) {
    try update { _ in bytes }
  }

  /// Makes it where there is none yet; false, and nothing done, where there is and it is not to be
  /// replaced.
  ///
  /// For a file the user names: no lock is left beside it.
  public func create(
    _ bytes: [UInt8], replacing: Bool = false
  ) throws(StorageError) -> Bool {
    if replacing {
      try file.replace { open throws(StorageError) in try open.write(bytes) }
      return true
    }
    let open: OpenFile
    do throws(StorageError) {
      open = try OpenFile.open(path, O_WRONLY | O_CREAT | O_EXCL)
    } catch .cannotWrite(_, code: EEXIST) {
      return false
    }
    do throws(StorageError) {
      try open.write(bytes)
      try open.synchronize()
    } catch {
      unlink(path)
      throw error
    }
    return true
  }

  /// Writes what `change` makes of what is there, while no other instance does; nil leaves it.
  public func update(_ change: ([UInt8]?) -> [UInt8]?) throws(StorageError) {
    try file.whileLocked { () throws(StorageError) in
      guard let bytes = change(try read()) else { return }
      try file.replace { open throws(StorageError) in try open.write(bytes) }
    }
  }

  /// Gives a file that cannot be used another name, `settings.json.bad-1`, and returns its path.
  ///
  /// Nil, and nothing done, where it is no longer what was read: another instance has been here.
  public func setAside(_ bytes: [UInt8]) throws(StorageError) -> String? {
    try file.whileLocked { () throws(StorageError) in
      guard try read() == bytes else { return nil }
      let name = try file.nameForBadPart()
      guard rename(try file.target(), name) == 0 else {
        throw .cannotWrite(path, code: errno)
      }
      return name
    }
  }
}
