internal import Glibc

/// An open file; closed when it goes.
struct OpenFile: ~Copyable {
  /// What errors name.
  let path: String
  let descriptor: Int32

  /// What is at the path, and not a device, a pipe or a directory.
  ///
  /// C: `open(2)`. What is made is the user's alone, and no other program inherits it.
  ///
  /// - Parameter owner: the file whose part it is, which the user knows.
  static func open(
    _ path: String, _ flags: Int32, for owner: String? = nil
  ) throws(StorageError) -> OpenFile {
    let name = owner ?? path
    func failure(_ code: Int32) -> StorageError {
      flags & O_ACCMODE == O_RDONLY
        ? .cannotRead(name, code: code) : .cannotWrite(name, code: code)
    }
    // A pipe would be waited for.
    let always = O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = retrying { Glibc.open(path, flags | always, 0o600) }
    guard descriptor >= 0 else { throw failure(errno) }
    let file = OpenFile(path: name, descriptor: descriptor)
    let kind = try file.status().st_mode & S_IFMT
    guard kind == S_IFREG else { throw failure(kind == S_IFDIR ? EISDIR : EINVAL) }
    return file
  }

  /// What the program was started on: a file, a pipe or a connection, and not a device.
  static func standardInput() throws(StorageError) -> OpenFile {
    let file = OpenFile(path: "standard input", descriptor: STDIN_FILENO)
    let kind = try file.status().st_mode & S_IFMT
    guard [S_IFREG, S_IFIFO, S_IFSOCK].contains(kind) else {
      throw .cannotRead(file.path, code: kind == S_IFDIR ? EISDIR : EINVAL)
    }
    return file
  }

  /// To be read; nil where there is none.
  static func read(_ path: String) throws(StorageError) -> OpenFile? {
    do {
      return try open(path, O_RDONLY)
    } catch .cannotRead(_, code: ENOENT) {
      return nil
    } catch {
      throw error
    }
  }

  deinit { close(descriptor) }

  func status() throws(StorageError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path, code: errno) }
    return status
  }

  func size() throws(StorageError) -> Int { Int(try status().st_size) }

  /// The bytes from an offset on, fewer where the file ends before.
  func read(_ count: Int, at offset: Int) throws(StorageError) -> [UInt8] {
    try read(count) { pread(descriptor, $0, $1, offset + $2) }
  }

  /// The bytes after those that were read so, fewer where the file ends; a pipe is waited for.
  func readNext(_ count: Int) throws(StorageError) -> [UInt8] {
    try read(count) { place, count, _ in
      let got = Glibc.read(descriptor, place, count)
      guard got < 0, errno == EAGAIN else { return got }
      var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&file, 1, -1)
      return Glibc.read(descriptor, place, count)
    }
  }

  /// - Parameter next: as `read(2)`, with how many bytes there are.
  private func read(
    _ count: Int, _ next: (UnsafeMutablePointer<UInt8>?, Int, Int) -> Int
  ) throws(StorageError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let start = filled
        let got = retrying { next(buffer.baseAddress.map { $0 + start }, count - start, start) }
        if got < 0 { code = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard code == 0 else { throw .cannotRead(path, code: code) }
    return bytes
  }

  /// Writes all of it, with one call where the system takes all of it.
  func write(_ bytes: [UInt8]) throws(StorageError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying {
          Glibc.write(
            descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
        }
      }
      guard count > 0 else { throw .cannotWrite(path, code: count < 0 ? errno : EIO) }
      written += count
    }
  }

  /// Returns when the disk has it.
  func synchronize() throws(StorageError) {
    guard retrying({ Int(fsync(descriptor)) }) == 0 else {
      throw .cannotWrite(path, code: errno)
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }
}

/// Calls again what a signal interrupted.
func retrying<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
