/// Reads what a person types as a colour: CSS, our own `hsb()`, and hex without `#`.
enum FieldParser {
  static func read(
    _ scanner: Scanner, dialect: CSSParser.Dialect = .extended
  ) throws(ParseError) -> Color {
    var text = scanner
    text.skip { $0.isBlank }
    let start = text.position
    let word = text.word()
    let stop = text.position
    text.skip { $0.isBlank }
    guard text.isAtEnd, !word.isEmpty else {
      return try CSSParser.read(scanner, dialect: dialect)
    }

    if let color = Hex.color(word, in: scanner) ?? prefixed(word, in: scanner) { return color }
    guard scanner.bytes[start].isDigit else {
      return try CSSParser.read(scanner, dialect: dialect)
    }
    throw ParseError(.badHex, at: start, found: scanner.text(from: start, to: stop))
  }

  /// `0xrrggbb`, or `0xaarrggbb` as Android and Qt write it; nil for anything else.
  static func prefixed(_ word: Range<Int>, in scanner: Scanner) -> Color? {
    guard word.count == 8 || word.count == 10, scanner.bytes[word.lowerBound] == .zero,
      scanner.bytes[word.lowerBound + 1].lowercased == UInt8(ascii: "x")
    else { return nil }
    let digits = word.dropFirst(2)
    guard let color = Hex.color(digits, in: scanner) else { return nil }
    guard digits.count == 8 else { return color }
    // The first pair was read as red, and so on: it is alpha, red, green, blue.
    let rgb = color.rgb8
    return Color(RGB8(rgb.green, rgb.blue, color.alpha8), alpha: Double(rgb.red) / 255)
  }
}
