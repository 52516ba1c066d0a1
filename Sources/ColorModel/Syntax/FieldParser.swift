/// Reads what a person types: CSS, our own `hsb()`, `float` and `swift`, hex without `#`, and X11's
/// texts.
enum FieldParser {
  static func read(
    _ scanner: Scanner, dialect: CSSParser.Dialect = .extended
  ) throws(ParseError) -> Color {
    let text = scanner.trimmed()
    if let color = try whole(text) { return color }
    do throws(ParseError) {
      return try CSSParser.read(scanner, dialect: dialect)
    } catch {
      guard error.kind == .trailing || error.kind == .unknownName, let rgb = spacedName(text)
      else { throw error }
      return Color(rgb)
    }
  }

  /// The colour that `text` is by itself, without being CSS; nil where CSS is to say.
  private static func whole(_ text: Scanner) throws(ParseError) -> Color? {
    var rest = text
    let hasHash = rest.accept(.hash)
    let word = rest.word()
    guard rest.isAtEnd, !word.isEmpty else {
      guard !hasHash else { return nil }
      return try X11Spec.read(text) ?? BareNumbers.fractions(text) ?? LabelledColor.read(text)
    }
    if let color = Hex.color(word, in: text) { return color }
    if hasHash { return X11Spec.hex(word, in: text) }
    if let color = prefixed(word, in: text) { return color }
    guard text.peek()?.isDigit == true else { return nil }
    throw ParseError(
      .badHex, at: text.position, found: text.text(from: text.position),
      expected: isPrefixed(word, in: text) ? "6 or 8 digits after 0x" : nil)
  }

  /// A name of X11 or CSS in several words: `light blue`.
  private static func spacedName(_ text: Scanner) -> RGB8? {
    guard text.end - text.position <= 64 else { return nil }
    return NamedColor.known(text.bytes[text.position..<text.end].filter { !$0.isBlank })
  }

  /// `0xrrggbb`, or `0xaarrggbb` as Android and Qt write it; nil for anything else.
  static func prefixed(_ word: Range<Int>, in scanner: Scanner) -> Color? {
    guard word.count == 8 || word.count == 10, isPrefixed(word, in: scanner) else { return nil }
    let digits = word.dropFirst(2)
    guard let color = Hex.color(digits, in: scanner) else { return nil }
    guard digits.count == 8 else { return color }
    // The first pair was read as red, and so on: it is alpha, red, green, blue.
    let rgb = color.rgb8
    return Color(RGB8(rgb.green, rgb.blue, color.alpha8), alpha: Double(rgb.red) / 255)
  }
}

/// Whether a word begins with `0x`.
private func isPrefixed(_ word: Range<Int>, in scanner: Scanner) -> Bool {
  word.count >= 2 && scanner.matches(word.lowerBound..<word.lowerBound + 2, "0x")
}

extension Scanner {
  /// The same, without white space at both ends.
  func trimmed() -> Scanner {
    var copy = self
    copy.skip { $0.isBlank }
    while !copy.isAtEnd, bytes[copy.end - 1].isBlank { copy.end -= 1 }
    return copy
  }
}
