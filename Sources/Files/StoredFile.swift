internal import Glibc

/// A file of the user's that several instances of the program read and write.
struct StoredFile: Sendable {
  let path: String
  /// How long to wait for another instance.
  let patience: Duration

  /// A hidden neighbour: `.settings.json.lock`.
  private func neighbour(of path: String, _ ending: String) -> String {
    let (directory, name) = Self.parts(of: path)
    return "\(directory)/.\(name).\(ending)"
  }

  /// Runs while no other instance runs the like for this file; makes its directory if need be.
  ///
  /// C: `flock(2)`. The lock is a file of its own, since the file itself may be replaced, and ends
  /// with the process at the latest.
  func whileLocked<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try Self.makeDirectory(Self.parts(of: path).directory)
    let lock = try OpenFile.open(neighbour(of: path, "lock"), O_RDWR | O_CREAT, for: path)
    let deadline = ContinuousClock.now + patience
    while flock(lock.descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .cannotWrite(lock.path, code: errno)
      }
      guard .now < deadline else { throw .busy(path) }
      // The system has no wait for a lock that ends by itself.
      usleep(1000)
    }
    defer { flock(lock.descriptor, LOCK_UN) }
    return try body()
  }

  /// Puts new content in the place of the file, whole or not at all; locked if others write it.
  ///
  /// It is written beside the file, reaches the disk, and takes the file's name. A symbolic link
  /// stays one: what it leads to is replaced. What a killed program left there is written over.
  func replace(
    _ content: (borrowing OpenFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    let target = try target()
    try Self.makeDirectory(Self.parts(of: target).directory)
    let new = neighbour(of: target, "new")
    do throws(StorageError) {
      let file = try OpenFile.open(
        new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, for: target)
      var old = stat()
      if stat(target, &old) == 0 {
        // Where the owner is another, only the superuser may give it away.
        _ = fchown(file.descriptor, old.st_uid, old.st_gid)
        guard fchmod(file.descriptor, old.st_mode & 0o7777) == 0 else {
          throw .cannotWrite(target, code: errno)
        }
      }
      try content(file)
      try file.synchronize()
      guard rename(new, target) == 0 else { throw .cannotWrite(target, code: errno) }
    } catch {
      unlink(new)
      throw error
    }
    Self.synchronizeDirectory(Self.parts(of: target).directory)
  }

  /// The path itself, or where its symbolic links lead, be there something or not.
  func target() throws(StorageError) -> String {
    let links = links()
    guard links.count <= Self.mostLinks, let target = links.last else {
      throw .cannotRead(path, code: ELOOP)
    }
    return target
  }

  /// The path, and if it is a symbolic link where it leads, and so on.
  func links() -> [String] {
    var links = [path]
    while links.count <= Self.mostLinks, let link = links.last,
      let next = Self.destination(ofLink: link)
    {
      links.append(next.hasPrefix("/") ? next : "\(Self.parts(of: link).directory)/\(next)")
    }
    return links
  }

  /// As many as the kernel follows.
  private static let mostLinks = 40

  private static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The first free name of `history.jsonl.bad-1`, `bad-2` and so on; to be used while locked.
  func nameForBadPart() throws(StorageError) -> String {
    let target = try target()
    var status = stat()
    var number = 1
    while lstat("\(target).bad-\(number)", &status) == 0 { number += 1 }
    return "\(target).bad-\(number)"
  }

  static func parts(of path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.index(after: slash)...]))
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes it, for the user alone, and what it lies in.
  private static func makeDirectory(_ path: String) throws(StorageError) {
    if isDirectory(path) { return }
    if path != "/", path != "." { try makeDirectory(parts(of: path).directory) }
    guard mkdir(path, 0o700) != 0 else { return }
    let code = errno
    // Another instance may have been first.
    if !isDirectory(path) { throw .cannotWrite(path, code: code) }
  }

  /// The new name reaches the disk too; a file system that cannot tell is left to itself.
  private static func synchronizeDirectory(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
