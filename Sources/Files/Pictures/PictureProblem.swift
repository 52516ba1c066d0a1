public import Geometry
internal import Glibc

/// Why a file cannot be shown as a picture.
public enum PictureProblem: Error, Hashable, Sendable {
  /// `code` is an `errno`.
  case cannotRead(code: Int32)
  /// A device, a pipe or the like, which may have no end.
  case notAFile
  case fileTooLarge
  case tooLarge(Size)
  case unknownFormat
  /// A format that gdk-pixbuf reads once this package is installed.
  case needsPackage(String)
  case broken
  /// The file ends before the picture does.
  case truncated
  case needsMemory
  case needsTime
  /// The decoder ended without a word.
  case decoderFailed
  case noDecoder
  case cannotStart(code: Int32)
}

extension PictureProblem {
  /// Larger files are not read.
  public static let mostBytes = 1 << 30
  /// Larger pictures are not decoded.
  public static let mostPixels = 256_000_000
}

extension PictureProblem: CustomStringConvertible {
  /// The problem, without the file's name.
  public var description: String {
    switch self {
    case .cannotRead(let code): "cannot read, \(StorageError.words(for: code))"
    case .notAFile: "cannot read, it is no ordinary file"
    case .fileTooLarge: "the file is too large, over 1 GiB"
    case .tooLarge(let size):
      "the picture is too large, \(size.width) x \(size.height), over 256 megapixels"
    case .unknownFormat: "not a picture of a known format"
    case .needsPackage(let name): "to read this format install \(name)"
    case .broken: "the picture is broken"
    case .truncated: "the picture is broken, its file ends too early"
    case .needsMemory: "too little memory for the picture"
    case .needsTime: "the picture takes too long to decode"
    case .decoderFailed: "the picture's decoder failed"
    case .noDecoder: "to read pictures install libgdk-pixbuf-2.0-0"
    case .cannotStart(let code):
      "the picture's decoder cannot start, \(StorageError.words(for: code))"
    }
  }
}
