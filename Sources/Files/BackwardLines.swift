internal import Glibc

/// The lines of a file from its end to its beginning, read in blocks.
struct BackwardLines {
  struct Line {
    /// Its bytes in the file, without the line feed.
    let range: Range<Int>
    /// Nil where it is longer than a line may be.
    let bytes: ArraySlice<UInt8>?
    /// Whether a line feed ends it: the last line may still be in the making.
    let isEnded: Bool
  }

  private let block: Int
  private let longest: Int
  private let size: Int
  /// The bytes of the file from `start` on.
  private var buffer: [UInt8] = []
  private var start: Int
  /// Where the rest, that is still to be read, ends; negative when there is none.
  private var end: Int

  /// - Parameter size: what comes after is not read.
  init(size: Int, longest: Int, block: Int = 1 << 16) {
    (self.size, self.longest, self.block) = (size, longest, block)
    (start, end) = (size, size)
  }

  var isAtStart: Bool { end < 0 }

  /// The line before the last one; nil at the beginning of the file.
  mutating func next(of file: borrowing OpenFile) throws(StorageError) -> Line? {
    guard end >= 0 else { return nil }
    let lineEnd = end
    var isTooLong = false
    // Bytes of this line that have been searched.
    var searched = lineEnd
    while true {
      if let feed = buffer[..<(searched - start)].lastIndex(of: UInt8(ascii: "\n")) {
        let first = start + feed + 1
        end = first - 1
        return line(first..<lineEnd, isTooLong: isTooLong)
      }
      guard start > 0 else {
        end = -1
        return line(0..<lineEnd, isTooLong: isTooLong)
      }
      searched = start
      let count = min(block, start)
      isTooLong = isTooLong || lineEnd - start > longest
      let kept = isTooLong ? [] : buffer[..<(lineEnd - start)]
      buffer = try file.read(count, at: start - count)
      guard buffer.count == count else { throw .cannotRead(file.path, code: EIO) }
      buffer += kept
      start -= count
    }
  }

  private func line(_ range: Range<Int>, isTooLong: Bool) -> Line {
    let bytes =
      isTooLong || range.count > longest
      ? nil : buffer[(range.lowerBound - start)..<(range.upperBound - start)]
    return Line(range: range, bytes: bytes, isEnded: range.upperBound < size)
  }
}
