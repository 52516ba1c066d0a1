internal import Geometry
internal import Glibc
internal import PickerCore

/// The process that decodes a picture for another one of this program: see `PictureLoading`.
///
/// The decoders are large, old and made in C, and files come from anywhere. What goes wrong in them,
/// crash, hang or hunger for memory, ends this process and no other.
public struct PictureDecoder {
  /// The first word of its command line; no user's command begins so.
  static let word = "--decode-picture"

  /// Bytes that are read, decoded and told of at once.
  private static let piece = 1 << 16
  /// Of the processor, which a sound picture of the largest size does not need.
  private static let mostSeconds: rlim_t = 60
  /// Of memory: a few times what the largest picture takes, as turning makes a second one.
  private static let mostMemory: rlim_t = 5 << 30

  /// Nil for standard input.
  private let path: String?

  /// Nil unless the program was started as a decoder; `words` are without the program's name.
  public init?(_ words: [String]) {
    guard words.first == Self.word, words.count <= 2 else { return nil }
    path = words.dropFirst().first
  }

  /// Decodes onto standard output; the exit status.
  public func run() -> Int32 {
    Self.limitItself()
    do throws(PictureProblem) {
      try Self.decode(try Self.open(path))
    } catch {
      Self.tell(.problem(error))
    }
    return 0
  }

  private static func decode(_ file: consuming OpenFile) throws(PictureProblem) {
    let size = try size(of: file)
    var reader = PictureReader()
    var offset = 0
    while case let bytes = try read(file), !bytes.isEmpty {
      offset += bytes.count
      // It may grow while it is read.
      guard offset <= PictureProblem.mostBytes else { throw .fileTooLarge }
      try reader.read(bytes[...])
      // How much is to come through a pipe is not known.
      if size > 0 { tell(.progress(min(1000, offset * 1000 / size))) }
    }
    let (pixbuf, profile) = try reader.decoded()
    tell(
      .picture(
        pixbuf.size, hasAlpha: pixbuf.hasAlpha, bytesPerRow: pixbuf.bytesPerRow, profile))
    pixbuf.withBytes { write(UnsafeRawBufferPointer($0)) }
  }

  private static func open(_ path: String?) throws(PictureProblem) -> OpenFile {
    do throws(StorageError) {
      guard let path else { return try OpenFile.standardInput() }
      return try OpenFile.open(path, O_RDONLY)
    } catch {
      throw PictureProblem(error)
    }
  }

  private static func size(of file: borrowing OpenFile) throws(PictureProblem) -> Int {
    let size: Int
    do throws(StorageError) {
      size = try file.size()
    } catch {
      throw PictureProblem(error)
    }
    guard size <= PictureProblem.mostBytes else { throw .fileTooLarge }
    return size
  }

  private static func read(_ file: borrowing OpenFile) throws(PictureProblem) -> [UInt8] {
    do throws(StorageError) {
      return try file.readNext(piece)
    } catch {
      throw PictureProblem(error)
    }
  }

  private static func tell(_ message: DecoderMessage) {
    Array(message.line.utf8).withUnsafeBytes(write)
  }

  /// Ends the process where nobody reads any more.
  private static func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let count = retrying { Glibc.write(STDOUT_FILENO, rest.baseAddress, rest.count) }
      if count < 0 { exit(1) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// So that no file can take the machine.
  private static func limitItself() {
    signal(SIGPIPE, SIG_IGN)
    closefrom(STDERR_FILENO + 1)
    limit(RLIMIT_CPU, to: mostSeconds)
    // A debugger of memory reserves more than there is: what is taken before does not count.
    limit(RLIMIT_AS, to: mostMemory + takenMemory)
    limit(RLIMIT_CORE, to: 0)
    // The first to go where memory runs out.
    let score = Glibc.open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
    if score >= 0 {
      _ = "1000".withCString { Glibc.write(score, $0, 4) }
      close(score)
    }
  }

  private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
    let resource = Int32(resource.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }

  /// The address space of this process, in bytes.
  private static var takenMemory: rlim_t {
    guard let file = try? OpenFile.open("/proc/self/statm", O_RDONLY),
      let bytes = try? file.read(64, at: 0),
      let pages = rlim_t(String(decoding: bytes.prefix { $0 != 0x20 }, as: UTF8.self))
    else { return 0 }
    return pages * rlim_t(sysconf(Int32(_SC_PAGESIZE)))
  }
}

extension PictureProblem {
  fileprivate init(_ error: StorageError) {
    switch error {
    case .cannotRead(_, code: EINVAL), .cannotRead(_, code: ENXIO): self = .notAFile
    case .cannotRead(_, let code), .cannotWrite(_, let code), .cannotWatch(_, let code):
      self = .cannotRead(code: code)
    case .noHome, .busy: self = .cannotRead(code: EBUSY)
    }
  }
}
