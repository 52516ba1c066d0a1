/// Reads JSON text (RFC 8259), strictly, with where each value stands in it.
struct JSONReader {
  /// A value with its place in the text.
  struct Node: Equatable, Sendable {
    var content: Content
    var range: Range<Int>
  }

  enum Content: Equatable, Sendable {
    /// Anything but an array or an object.
    case scalar(JSONValue)
    case array([Node])
    case object([Member])
  }

  struct Member: Equatable, Sendable {
    var name: String
    /// Where the quoted name begins.
    var start: Int
    var node: Node
  }

  /// Arrays and objects within each other, at most.
  static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value that the whole text is.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> Node {
    var reader = JSONReader(bytes)
    let node = try reader.value()
    if reader.next != nil { throw reader.error("more after the end") }
    return node
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors begin a file with a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func error(_ problem: String) -> JSONError {
    JSONError(line: bytes.line(at: position), problem: problem)
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte after white space.
  private var next: UInt8? {
    mutating get {
      while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
      return byte
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> Node {
    guard let first = next else { throw error("the text ends too early") }
    let start = position
    let content: Content =
      switch first {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .scalar(.string(try string()))
      case UInt8(ascii: "t"): .scalar(try word("true", .bool(true)))
      case UInt8(ascii: "f"): .scalar(try word("false", .bool(false)))
      case UInt8(ascii: "n"): .scalar(try word("null", .null))
      default: .scalar(try number())
      }
    return Node(content: content, range: start..<position)
  }

  private mutating func descend() throws(JSONError) {
    position += 1
    depth += 1
    if depth > Self.deepest { throw error("nested too deeply") }
  }

  private mutating func members() throws(JSONError) -> [Member] {
    try descend()
    defer { depth -= 1 }
    var members: [Member] = []
    if take("}") { return members }
    while true {
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let start = position
      let name = try string()
      guard take(":") else { throw error("expected : after a name") }
      members.append(Member(name: name, start: start, node: try value()))
      if take("}") { return members }
      guard take(",") else { throw error("expected , or }") }
    }
  }

  private mutating func elements() throws(JSONError) -> [Node] {
    try descend()
    defer { depth -= 1 }
    var elements: [Node] = []
    if take("]") { return elements }
    while true {
      elements.append(try value())
      if take("]") { return elements }
      guard take(",") else { throw error("expected , or ]") }
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error("expected a value") }
    position += word.utf8.count
    return value
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  private mutating func digits() -> Int {
    let start = position
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = byte == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0 else { throw error("expected a value") }
    guard whole == 1 || !hasLeadingZero else { throw error("a number begins with 0") }
    if byte == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw error("a number ends at its point") }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      guard digits() > 0 else { throw error("a number ends at its exponent") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw error("the number is too large") }
    return .number(number)
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a line ends within quotes") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: String(try escape()).utf8)
      } else {
        text.append(byte)
      }
    }
    guard byte != nil else { throw error("a quote is not closed") }
    position += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw error("the text is not UTF-8")
    }
    return string
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let letter = byte else { throw error("a quote is not closed") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error("expected one of \"\\/bfnrtu after \\")
    }
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // The first half of a pair, or nothing.
    guard unit < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else {
      throw error("half of a pair of \\u")
    }
    position += 2
    let second = try hexUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half of a pair of \\u") }
    return scalar
  }

  private mutating func hexUnit() throws(JSONError) -> UInt32 {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt32(digits, radix: 16)
    else { throw error("expected four hex digits after \\u") }
    position = end
    return unit
  }
}

/// Why a text is no JSON, and in which line.
public struct JSONError: Error, Hashable, Sendable {
  /// Counted from 1.
  public let line: Int
  public let problem: String

  public init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }
}

extension [UInt8] {
  /// The line that a byte stands in, counted from 1.
  func line(at offset: Int) -> Int { 1 + self[..<offset].count { $0 == 0x0A } }
}
