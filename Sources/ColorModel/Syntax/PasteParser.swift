/// Finds the colour in what a person pastes or drops: a line of code, a quoted word, a sentence.
///
/// Tried in this order: the text as in a field; the same without what surrounds a value in code;
/// hex digits with white space among them, three or four bare numbers, a name in several words; the
/// first hex with `#` or `0x`, function or name inside longer text.
enum PasteParser {
  static func read(_ scanner: Scanner) throws(ParseError) -> Color {
    let value = stripped(scanner)
    guard !value.isAtEnd else { throw ParseError(.empty, at: value.position) }
    guard value.end - value.position <= ColorText.limit else {
      if let color = search(value) { return color }
      throw ParseError(.empty, at: value.position)
    }
    do throws(ParseError) {
      return try FieldParser.read(value, dialect: .lenient)
    } catch {
      if let color = spacedHex(value) ?? BareNumbers.color(value) { return color }
      switch error.kind {
      case .escape, .unclosedParenthesis, .unclosedComment: throw error
      default: break
      }
      if let color = search(value) { return color }
      throw error
    }
  }

  // MARK: - What surrounds a value

  /// Without white space, quotes, a trailing `;` or `,`, and a property name before a colon.
  private static func stripped(_ scanner: Scanner) -> Scanner {
    var value = scanner
    value.skipMark()
    var canHaveProperty = true
    while true {
      value.skip { $0.isBlank }
      while let last = value.last, last.isBlank || last == .comma || last == UInt8(ascii: ";") {
        value.end -= 1
      }
      if let first = value.peek(), first == value.last, value.end - value.position > 1,
        first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") || first == UInt8(ascii: "`")
      {
        value.position += 1
        value.end -= 1
      } else if canHaveProperty, let start = valueAfterProperty(value) {
        value.position = start
        canHaveProperty = false
      } else {
        return value
      }
    }
  }

  /// Where the value starts after `background-color:`, `$accent:` or `"key":`; nil without one.
  private static func valueAfterProperty(_ scanner: Scanner) -> Int? {
    var text = scanner
    if (try? X11Spec.next(&text)) != nil { return nil }
    let quote = text.peek() == UInt8(ascii: "\"") || text.peek() == UInt8(ascii: "'")
    if quote || text.peek() == UInt8(ascii: "$") || text.peek() == UInt8(ascii: "@") {
      text.position += 1
    }
    guard !text.word().isEmpty else { return nil }
    if quote, !text.accept(scanner.bytes[scanner.position]) { return nil }
    text.skip { $0.isBlank }
    return text.accept(.colon) ? text.position : nil
  }

  // MARK: - Loose values

  /// `FF 00 00` and `#33 66 CC`.
  private static func spacedHex(_ scanner: Scanner) -> Color? {
    var text = scanner
    _ = text.accept(.hash)
    var value: UInt32 = 0
    var digits = 0
    var groups = 0
    var pairs = true
    while !text.isAtEnd {
      let start = text.position
      while let digit = text.peek()?.hexValue {
        guard digits < 8 else { return nil }
        value = value << 4 | UInt32(digit)
        digits += 1
        text.position += 1
      }
      guard text.position > start else { return nil }
      groups += 1
      pairs = pairs && text.position - start == 2
      text.skip { $0.isBlank }
    }
    // Three decimal numbers are red, green and blue, unless they are written in pairs of digits.
    if groups == 3, !pairs, BareNumbers.color(scanner) != nil { return nil }
    return [3, 4, 6, 8].contains(digits) ? Hex.color(value, digits: digits) : nil
  }

  // MARK: - Longer text

  /// The first colour at the start of a word.
  private static func search(_ scanner: Scanner) -> Color? {
    var text = scanner
    while let byte = text.peek() {
      guard byte == .hash || text.startsWord || byte.isDigit else {
        text.position += 1
        continue
      }
      if let color = color(startingAt: text) { return color }
      if byte == .hash { text.position += 1 }
      let word = text.word()
      if isColorFunction(word, in: text) { text.skipParentheses() }
    }
    return nil
  }

  private static func color(startingAt scanner: Scanner) -> Color? {
    var word = scanner
    if scanner.peek()?.isDigit == true {
      return FieldParser.prefixed(word.word(), in: scanner)
    }
    if let color = try? X11Spec.next(&word) { return color }
    if let color = LabelledColor.next(&word) { return color }
    var parser = CSSParser(scanner.limited(to: ColorText.limit), dialect: .lenient)
    return try? parser.color()
  }

  /// Whether a function makes a colour of its arguments, so that a colour among them is not meant.
  private static func isColorFunction(_ word: Range<Int>, in scanner: Scanner) -> Bool {
    guard scanner.peek() == .openParenthesis else { return false }
    if scanner.ends(word, in: "color") {
      // Not the `Color(0xff3366cc)` of other languages.
      var contents = scanner
      contents.position += 1
      contents.skip { $0.isBlank }
      return contents.startsWord || contents.peek() == .dot
    }
    return CSSFunction.table.contains { scanner.matches(word, $0.name) }
      || ContextualWords.functions.contains { scanner.matches(word, $0) }
      || otherFunctions.contains { scanner.matches(word, $0) }
  }

  private static let otherFunctions = ["color-mix", "contrast-color", "alpha"]
}

extension Scanner {
  var last: UInt8? { isAtEnd ? nil : bytes[end - 1] }

  /// The same, with its end at most `count` bytes on.
  fileprivate func limited(to count: Int) -> Scanner {
    var copy = self
    copy.end = min(end, position + count)
    return copy
  }

  /// Steps over a parenthesis and all within.
  fileprivate mutating func skipParentheses() {
    var depth = 0
    repeat {
      if peek() == .openParenthesis { depth += 1 }
      if peek() == .closeParenthesis { depth -= 1 }
      position += 1
    } while depth > 0 && !isAtEnd
  }

  /// Steps over a byte order mark.
  fileprivate mutating func skipMark() {
    if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { position += 3 }
  }
}
