internal import Glibc
internal import PickerCore

/// Standard output and standard error.
enum Output {
  /// Writes all of the text to standard output; a closed pipe ends the program without a word.
  static func write(_ text: String) throws(Failure) { try write(Array(text.utf8)[...]) }

  static func write(_ bytes: ArraySlice<UInt8>) throws(Failure) {
    if try !deliver(bytes) { exit(0) }
  }

  /// Writes all of the text to standard output; false where nobody reads it any more.
  static func deliver(_ text: String) throws(Failure) -> Bool {
    try deliver(Array(text.utf8)[...])
  }

  private static func deliver(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Bool {
    if write(bytes, to: STDOUT_FILENO) { return true }
    if errno == EPIPE { return false }
    throw .cannotWrite(String(cString: strerror(errno)))
  }

  /// Whether standard output takes a line at once; a full pipe would hold the window up.
  static var hasRoom: Bool {
    var file = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  /// `chidori: problem: value`, with a caret line where text was parsed; nothing for a cancel.
  static func report(_ failure: Failure) {
    guard !failure.isSilent else { return }
    var text = "chidori: \(failure)\n"
    if let lines = failure.caretLines { text += lines + "\n" }
    _ = write(text, to: STDERR_FILENO)
  }

  /// `chidori: warning: value`, of what does not keep the result back.
  static func warn(_ text: String) {
    _ = write("chidori: warning: \(text.onOneLine)\n", to: STDERR_FILENO)
  }

  /// False, with errno set, where the file takes no more.
  static func write(_ text: String, to file: Int32) -> Bool {
    write(Array(text.utf8)[...], to: file)
  }

  static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EAGAIN { wait(file, for: POLLOUT) } else if errno != EINTR { return false }
        continue
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for a file that others have made one that does not wait.
  static func wait(_ file: Int32, for events: Int32) {
    var file = pollfd(fd: file, events: Int16(events), revents: 0)
    _ = poll(&file, 1, -1)
  }
}
