internal import Geometry
internal import Glibc
public import PickerCore
internal import Sampling

/// Reads a picture file by a process of its own, while this one goes on.
///
/// It is this program again, as a `PictureDecoder`, and tells over a pipe how far it is, then the
/// pixels. A process and not a thread: whatever a broken or evil file does to a decoder, crash, hang
/// or eat memory, happens there, and to cancel is to end it.
public final class PictureLoading {
  public let path: String
  /// How much of the file is decoded, 0 to 1.
  public private(set) var progress = 0.0

  let process: pid_t
  private var pipe: Int32
  private var isOver = false
  /// Bytes of messages that are not yet read to a line's end.
  private var unread: [UInt8] = []
  private var coming: Coming?

  /// A picture whose pixels are on their way.
  private struct Coming {
    let size: Size
    let hasAlpha: Bool
    let bytesPerRow: Int
    let profile: LoadedPicture.Profile
    var bytes: [UInt8] = []

    var count: Int { bytesPerRow * (size.height - 1) + size.width * (hasAlpha ? 4 : 3) }
  }

  /// Taken from the pipe at once, so that a window can draw in between.
  private static let piece = 1 << 20

  /// What this process was started with, a pipe too, is handed on; a pipe's writer is waited for.
  ///
  /// - Parameter program: one that runs `PictureDecoder` where its command line asks for it.
  public init(_ path: String, program: String = "/proc/self/exe") throws(PictureProblem) {
    self.path = path
    let input = InheritedFile(path: path)?.descriptor
    if let input, fcntl(input, F_GETFD) < 0 { throw .cannotRead(code: ENOENT) }
    let words = [PictureDecoder.word] + (input == nil ? [path] : [])
    (process, pipe) = try Self.start(program, words, input: input)
  }

  deinit { cancel() }

  /// Readable when `advance` has something to do.
  public var descriptor: Int32 { pipe }

  /// Takes what has come, without waiting; the picture, once it is all there.
  ///
  /// Not to be called again after it gave a picture or a problem.
  public func advance() throws(PictureProblem) -> LoadedPicture? {
    var piece = [UInt8](repeating: 0, count: coming == nil ? DecoderMessage.longest : Self.piece)
    let count = retrying { read(pipe, &piece, piece.count) }
    if count < 0, errno == EAGAIN { return nil }
    guard count > 0 else { throw end() }
    return try take(piece[..<count])
  }

  /// Waits for the picture.
  public func wait() throws(PictureProblem) -> LoadedPicture {
    while true {
      if let picture = try advance() { return picture }
      var file = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      _ = poll(&file, 1, -1)
    }
  }

  /// Ends the process; also done when this goes.
  public func cancel() {
    guard !isOver else { return }
    kill(process, SIGKILL)
    _ = end()
  }

  private func take(_ bytes: ArraySlice<UInt8>) throws(PictureProblem) -> LoadedPicture? {
    if coming == nil {
      unread += bytes
      while coming == nil, let newline = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<newline], as: UTF8.self)
        unread.removeFirst(newline + 1)
        try take(DecoderMessage(line: line))
      }
      guard coming != nil else {
        guard unread.count < DecoderMessage.longest else { throw fail(.decoderFailed) }
        return nil
      }
      coming?.bytes += unread
    } else {
      coming?.bytes += bytes
    }
    guard let coming, coming.bytes.count >= coming.count else { return nil }
    guard coming.bytes.count == coming.count else { throw fail(.decoderFailed) }
    cancel()
    let picture = Picture(
      coming.bytes, size: coming.size, hasAlpha: coming.hasAlpha, bytesPerRow: coming.bytesPerRow)
    return LoadedPicture(picture, profile: coming.profile)
  }

  private func take(_ message: DecoderMessage?) throws(PictureProblem) {
    switch message {
    case .progress(let thousandths): progress = Double(thousandths) / 1000
    case .problem(let problem): throw fail(problem)
    case .picture(let size, let hasAlpha, let bytesPerRow, let profile):
      var coming = Coming(
        size: size, hasAlpha: hasAlpha, bytesPerRow: bytesPerRow, profile: profile)
      coming.bytes.reserveCapacity(coming.count)
      self.coming = coming
    case nil: throw fail(.decoderFailed)
    }
  }

  private func fail(_ problem: PictureProblem) -> PictureProblem {
    cancel()
    return problem
  }

  /// Waits for the process that has ended, or closed its pipe: why it ended without a picture.
  private func end() -> PictureProblem {
    guard !isOver else { return .decoderFailed }
    isOver = true
    close(pipe)
    pipe = -1
    // Nothing to one that has ended; else it would be waited for.
    kill(process, SIGKILL)
    var status: Int32 = 0
    _ = retrying { waitpid(process, &status, 0) }
    return switch status & 0x7F {
    case SIGXCPU: .needsTime
    // By whom the system chooses to free memory.
    case SIGKILL: .needsMemory
    default: .decoderFailed
    }
  }
}
