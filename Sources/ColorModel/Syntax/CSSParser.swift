/// Reads a CSS colour (CSS Color Module Level 4, and of Level 5 what needs no page).
///
/// Components are clamped when read, as CSS does it. The differences are refusals: an unclosed
/// parenthesis or comment, escapes, and what has no value outside a page, each under its own name.
struct CSSParser {
  /// How much besides CSS is read.
  enum Dialect {
    case css
    /// `hsb()`, `hsv()`, `cmyk()` and the names of X11 too.
    case extended
    /// Also white space before a parenthesis, and plain numbers for percentages beside commas.
    case lenient
  }

  /// How deep functions and parentheses may lie in each other, so that none exhausts the stack.
  static let deepest = 64

  var scanner: Scanner
  let dialect: Dialect
  var depth = 0

  init(_ scanner: Scanner, dialect: Dialect) {
    self.scanner = scanner
    self.dialect = dialect
  }

  /// The colour that the whole text is.
  static func read(_ scanner: Scanner, dialect: Dialect) throws(ParseError) -> Color {
    var parser = CSSParser(scanner, dialect: dialect)
    try parser.scanner.skipBlanks()
    guard !parser.scanner.isAtEnd else { throw ParseError(.empty, at: parser.scanner.position) }
    let color = try parser.color()
    try parser.scanner.skipBlanks()
    guard parser.scanner.isAtEnd else { throw parser.failure(.trailing) }
    return color
  }

  /// The colour that starts at the position; stands after it then.
  mutating func color() throws(ParseError) -> Color {
    if scanner.peek() == .hash { return try hex() }
    guard scanner.startsWord else { throw misplaced("a colour") }
    let word = scanner.word()
    if scanner.peek() == .backslash { throw misplaced("a colour") }
    var ahead = scanner
    if dialect == .lenient { ahead.skip { $0.isBlank } }
    if ahead.peek() == .openParenthesis {
      scanner.position = ahead.position
      return try function(word)
    }
    return try named(word)
  }

  private mutating func hex() throws(ParseError) -> Color {
    let start = scanner.position
    scanner.position += 1
    let digits = scanner.word()
    if scanner.peek() == .backslash { throw misplaced("a hex digit") }
    guard let color = Hex.color(digits, in: scanner) else {
      throw failure(
        .badHex, from: start, to: digits.upperBound,
        expected: dialect == .css ? nil : "3, 4, 6, 8, 9 or 12 digits")
    }
    return color
  }

  private func named(_ word: Range<Int>) throws(ParseError) -> Color {
    let rgb =
      dialect == .css
      ? NamedColor.named(scanner.bytes[word]) : NamedColor.known(scanner.bytes[word])
    if let rgb { return Color(rgb) }
    if scanner.matches(word, "transparent") { return Color(RGB8(0, 0, 0), alpha: 0) }
    let contextual = ContextualWords.colors.contains { scanner.matches(word, $0) }
    throw failure(
      contextual ? .needsContext : .unknownName, from: word.lowerBound, to: word.upperBound)
  }

  // MARK: - Failures

  func failure(
    _ kind: ParseError.Kind, from start: Int? = nil, to stop: Int? = nil, expected: String? = nil
  ) -> ParseError {
    let start = start ?? scanner.position
    return ParseError(
      kind, at: start, found: scanner.text(from: start, to: stop), expected: expected)
  }

  /// Something else stands here than `expected`; an escape is refused as one.
  func misplaced(_ expected: String) -> ParseError {
    scanner.peek() == .backslash ? failure(.escape) : failure(.unexpected, expected: expected)
  }

  func unknownFunction(_ name: Range<Int>) -> ParseError {
    let contextual = ContextualWords.functions.contains { scanner.matches(name, $0) }
    let found = scanner.text(from: name.lowerBound, to: name.upperBound) + "()"
    return ParseError(
      contextual ? .needsContext : .unknownFunction, at: name.lowerBound, found: found)
  }
}
