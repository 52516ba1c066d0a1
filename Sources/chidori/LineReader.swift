internal import Glibc
internal import PickerCore

/// Lines of standard input, read by large blocks into one buffer that never grows.
///
/// A line ends with a line feed, of which a carriage return before it is a part, or with the input.
/// Of a line longer than `longest` bytes only so many are handed on.
struct LineReader {
  private let longest: Int
  private var buffer: [UInt8]
  /// What was read and not yet handed on.
  private var unread = 0..<0
  /// What comes belongs to a line that was handed on.
  private var isSkipping = false
  private var hasEnded = false

  init(longest: Int, block: Int = 1 << 16) {
    self.longest = longest
    buffer = [UInt8](repeating: 0, count: max(block, 2 * longest))
  }

  /// Whether a read would wait for more to come.
  var wouldWait: Bool {
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) == 0
  }

  /// Reads what there is, after waiting for it; false where all was read and handed on.
  mutating func read() throws(Failure) -> Bool {
    guard !hasEnded else { return false }
    let start = unread.count
    buffer.replaceSubrange(0..<start, with: Array(buffer[unread]))
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      guard count < 0 else {
        hasEnded = count == 0
        unread = 0..<start + count
        return !unread.isEmpty
      }
      switch errno {
      case EINTR: break
      case EAGAIN: Output.wait(STDIN_FILENO, for: POLLIN)
      default: throw .cannotRead(String(cString: strerror(errno)))
      }
    }
  }

  /// The next line of what was read; nil where the rest of it is still to come.
  mutating func next() -> ArraySlice<UInt8>? {
    while !unread.isEmpty {
      let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
      guard end != nil || hasEnded || isSkipping || unread.count > longest else { return nil }
      let line = buffer[unread.lowerBound..<(end ?? unread.upperBound)]
      let isRest = isSkipping
      isSkipping = end == nil
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if !isRest {
        return (line.last == UInt8(ascii: "\r") ? line.dropLast() : line).prefix(longest)
      }
    }
    return nil
  }
}
