extension CSSParser {
  /// A number, a percentage, an angle, `none`, a component of `origin`, or calc() of such.
  mutating func value(
    _ expected: String, from origin: CSSOrigin? = nil
  ) throws(ParseError) -> CSSValue {
    let start = scanner.position
    if let literal = try literal(expected) { return literal }
    guard scanner.startsWord else { throw misplaced(expected) }
    let word = scanner.word()
    if scanner.peek() == .openParenthesis {
      guard scanner.matches(word, "calc") else { throw unknownFunction(word) }
      return try calculation(after: word, from: origin)
    }
    if scanner.peek() == .backslash { throw misplaced(expected) }
    if scanner.matches(word, "none") { return .none }
    if let value = origin?.value(of: word, in: scanner) { return value }
    throw failure(.unexpected, from: start, to: word.upperBound, expected: expected)
  }

  /// A number with its unit; nil where none starts here.
  mutating func literal(_ expected: String) throws(ParseError) -> CSSValue? {
    let start = scanner.position
    guard let number = scanner.number() else { return nil }
    if scanner.accept(.percent) { return .percentage(number) }
    guard scanner.startsWord || scanner.peek() == .backslash else { return .number(number) }
    let unit = scanner.word()
    if scanner.peek() == .backslash { throw misplaced(expected) }
    if let degrees = degrees(number, unit) { return .angle(degrees) }
    throw failure(.unexpected, from: start, to: unit.upperBound, expected: expected)
  }

  private func degrees(_ number: Double, _ unit: Range<Int>) -> Double? {
    if scanner.matches(unit, "deg") { return number }
    if scanner.matches(unit, "turn") { return number * 360 }
    if scanner.matches(unit, "grad") { return number * 360 / 400 }
    if scanner.matches(unit, "rad") { return number * 180 / .pi }
    return nil
  }
}
