/// A position in UTF-8 bytes, and the small moves a parser makes from there.
///
/// Never reads outside `position..<end`. White space, digits and letters are those of ASCII: a byte
/// of a longer character is only ever part of a word.
struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// The byte `ahead` of the position; nil past the end.
  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < end ? bytes[position + ahead] : nil
  }

  /// Steps over `byte` if it is next.
  @inline(__always)
  mutating func accept(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Steps over the bytes that satisfy `predicate`; returns how many.
  @inline(__always)
  @discardableResult
  mutating func skip(while predicate: (UInt8) -> Bool) -> Int {
    let start = position
    while position < end, predicate(bytes[position]) { position += 1 }
    return position - start
  }

  /// Steps over white space and comments; returns whether there was white space.
  @discardableResult
  mutating func skipBlanks() throws(ParseError) -> Bool {
    var isBlank = false
    while let byte = peek() {
      if byte.isBlank {
        position += 1
        isBlank = true
      } else if byte == .slash, peek(1) == .asterisk {
        try skipComment()
      } else {
        break
      }
    }
    return isBlank
  }

  private mutating func skipComment() throws(ParseError) {
    let start = position
    position += 2
    while let byte = peek() {
      position += 1
      if byte == .asterisk, accept(.slash) { return }
    }
    throw ParseError(.unclosedComment, at: start, found: text(from: start))
  }

  /// The word at the position, stepped over: letters, digits, hyphens, underscores, non-ASCII.
  mutating func word() -> Range<Int> {
    let start = position
    skip { $0.isWordByte }
    return start..<position
  }

  /// Whether a word starts here and not a number: what CSS calls an identifier.
  var startsWord: Bool {
    guard let first = peek() else { return false }
    if first == .hyphen {
      guard let second = peek(1) else { return false }
      return second == .hyphen || second.startsWordByte
    }
    return first.startsWordByte
  }

  /// Whether the bytes of `range` spell `word` (which is in lower case), in any case of letters.
  func matches(_ range: Range<Int>, _ word: String) -> Bool {
    guard range.count == word.utf8.count else { return false }
    return zip(bytes[range], word.utf8).allSatisfy { $0.lowercased == $1 }
  }

  /// The text from `start` for a message: at most 40 bytes, cut between characters, one line.
  func text(from start: Int, to stop: Int? = nil) -> String {
    let stop = stop ?? end
    var cut = min(stop, start + 40)
    while cut < stop, cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    let whole = String(decoding: bytes[start..<cut], as: UTF8.self)
    let printable = String(
      String.UnicodeScalarView(
        whole.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    return cut < stop ? printable + "…" : printable
  }
}

extension UInt8 {
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let hyphen = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  /// White space of CSS: space, tab, line feed, carriage return, form feed.
  var isBlank: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
  }

  var isDigit: Bool { self &- .zero < 10 }

  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// A letter of ASCII in lower case; any other byte as it is.
  var lowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }

  var startsWordByte: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  var isWordByte: Bool { startsWordByte || isDigit || self == .hyphen }

  /// The value of a hex digit.
  var hexValue: UInt8? {
    if isDigit { return self &- .zero }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}
