internal import Glibc

/// The lines of a part of a file from its end to its beginning, read in blocks.
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
  private let range: Range<Int>
  /// The bytes of the file from `start` on.
  private var buffer: [UInt8] = []
  private var start: Int
  /// Where the rest, that is still to be read, ends; before the beginning when there is none.
  private var end: Int

  /// - Parameter range: begins where a line does; what comes after is not read.
  init(_ range: Range<Int>, longest: Int, block: Int = 1 << 16) {
    (self.range, self.longest, self.block) = (range, longest, block)
    (start, end) = (range.upperBound, range.upperBound)
  }

  var isAtStart: Bool { end < range.lowerBound }

  /// The line before the last one; nil at the beginning.
  mutating func next(of file: borrowing OpenFile) throws(StorageError) -> Line? {
    guard !isAtStart else { return nil }
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
      guard start > range.lowerBound else {
        end = range.lowerBound - 1
        return line(range.lowerBound..<lineEnd, isTooLong: isTooLong)
      }
      searched = start
      let count = min(block, start - range.lowerBound)
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
    return Line(range: range, bytes: bytes, isEnded: range.upperBound < self.range.upperBound)
  }
}
