internal import Glibc

/// Why something could not be kept or read back.
public enum StorageError: Error, Hashable, Sendable {
  /// `HOME` is not set, or is no absolute path.
  case noHome
  /// `code` is an `errno`.
  case cannotRead(String, code: Int32)
  case cannotWrite(String, code: Int32)
  /// Another instance holds the lock of this file, and did not let it go in time.
  case busy(String)
  /// The system watches no more files for this user.
  case cannotWatch(String, code: Int32)
}

extension StorageError: CustomStringConvertible {
  /// `problem: value`, one line.
  public var description: String {
    switch self {
    case .noHome: "no home directory, set HOME or the XDG variables: HOME"
    case .cannotRead(let path, let code): "cannot read, \(Self.words(for: code)): \(path)"
    case .cannotWrite(let path, let code): "cannot save, \(Self.words(for: code)): \(path)"
    case .busy(let path): "cannot save, another program holds it: \(path)"
    case .cannotWatch(let path, ENOSPC), .cannotWatch(let path, EMFILE):
      "changes of other windows are not seen, too much is watched already: \(path)"
    case .cannotWatch(let path, let code):
      "changes of other windows are not seen, \(Self.words(for: code)): \(path)"
    }
  }

  private static func words(for code: Int32) -> String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file is too large"
    case EROFS: "the file system is read-only"
    case EACCES, EPERM: "permission is denied"
    case ENOTDIR, EEXIST: "a file stands where a directory is needed"
    case EISDIR: "it is a directory"
    case ELOOP: "its symbolic links go round in circles"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
