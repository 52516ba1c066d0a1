/// Red, green, blue and perhaps alpha without a function around them.
enum BareNumbers {
  /// `0.2, 0.4, 0.8`: the format `float`, all with a point and 0 to 1; nil for anything else.
  static func fractions(_ scanner: Scanner) -> Color? {
    guard scanner.peek()?.isDigit == true else { return nil }
    let written = scanner.bytes[scanner.position..<scanner.end]
    let numbers = written.split(separator: .comma, omittingEmptySubsequences: false)
    guard 3...4 ~= numbers.count, numbers.allSatisfy({ $0.contains(.dot) }) else { return nil }
    return color(scanner, upTo: 1)
  }

  /// `12, 34, 56`: red, green and blue to 255, or to 1 where there is a decimal point and none is more.
  static func color(_ scanner: Scanner) -> Color? {
    var text = scanner
    if let first = text.peek(), let last = text.last,
      (first, last) == (.openParenthesis, .closeParenthesis)
        || (first, last) == (UInt8(ascii: "["), UInt8(ascii: "]"))
    {
      text.position += 1
      text.end -= 1
    }
    // What CSS would take apart without them: 192.168.1.1.
    let written = text.bytes[text.position..<text.end]
    guard written.contains(where: { $0.isBlank || $0 == .comma }) else { return nil }
    return (written.contains(.dot) ? color(text, upTo: 1) : nil) ?? color(text, upTo: 255)
  }

  private static func color(_ text: Scanner, upTo largest: Double) -> Color? {
    var parser = CSSParser(text, dialect: .lenient)
    guard let color = try? parser.arguments(of: function(largest)), parser.scanner.isAtEnd,
      color.missing.isEmpty, color.components.min() >= 0, color.components.max() <= 1
    else { return nil }
    return color
  }

  /// rgb() without a name, and without limits so that numbers out of range can be refused.
  private static func function(_ largest: Double) -> CSSFunction {
    let argument = CSSArgument(
      keyword: "", number: largest, full: 1, range: CSSArgument.unlimited)
    return CSSFunction(
      name: "", space: .srgb, arguments: [argument, argument, argument], legacy: .alike)
  }
}
