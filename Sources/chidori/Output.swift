internal import Glibc
internal import PickerCore

/// Standard output and standard error.
enum Output {
  /// Writes all of the text to standard output; a closed pipe ends the program without a word.
  static func write(_ text: String) throws(Failure) {
    guard write(text, to: STDOUT_FILENO) else {
      if errno == EPIPE { exit(0) }
      throw .cannotWrite(String(cString: strerror(errno)))
    }
  }

  /// `chidori: problem: value`, with a caret line where text was parsed; nothing for a cancel.
  static func report(_ failure: Failure) {
    guard !failure.isSilent else { return }
    var text = "chidori: \(failure)\n"
    if let lines = failure.caretLines { text += lines + "\n" }
    _ = write(text, to: STDERR_FILENO)
  }

  /// False, with errno set, where the file takes no more.
  static func write(_ text: String, to file: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
