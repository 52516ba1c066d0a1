/// Reads a CSS colour (CSS Color Module Level 4) at a scanner's position.
///
/// Components are clamped when read, as CSS does it. The differences are refusals: an unclosed
/// parenthesis or comment, escapes, and what has no value outside a page, each under its own name.
struct CSSParser {
  /// How much besides CSS is read.
  enum Dialect {
    case css
    /// `hsb()` and `hsv()` too.
    case extended
    /// Also white space before a parenthesis, and plain numbers for percentages beside commas.
    case lenient
  }

  var scanner: Scanner
  let dialect: Dialect

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
      throw failure(.badHex, from: start, to: digits.upperBound)
    }
    return color
  }

  private func named(_ word: Range<Int>) throws(ParseError) -> Color {
    if let rgb = NamedColor.named(scanner.bytes[word]) { return Color(rgb) }
    if scanner.matches(word, "transparent") { return Color(RGB8(0, 0, 0), alpha: 0) }
    let contextual = ContextualWords.colors.contains { scanner.matches(word, $0) }
    throw failure(
      contextual ? .needsContext : .unknownName, from: word.lowerBound, to: word.upperBound)
  }

  // MARK: - Functions

  private mutating func function(_ name: Range<Int>) throws(ParseError) -> Color {
    let function = CSSFunction.table.first {
      scanner.matches(name, $0.name) && !($0.isForeign && dialect == .css)
    }
    guard let function else { throw unknownFunction(name) }
    let open = scanner.position
    scanner.position += 1
    do throws(ParseError) {
      let color = try arguments(of: function)
      if scanner.accept(.closeParenthesis) { return color }
      throw misplaced("a closing parenthesis")
    } catch {
      // Where the text ends too early, that is what is wrong with it.
      guard error.kind == .unexpected, scanner.isAtEnd else { throw error }
      throw ParseError(.unclosedParenthesis, at: open, found: scanner.text(from: name.lowerBound))
    }
  }

  /// What stands between the parentheses: components, and alpha after a slash or a fourth comma.
  mutating func arguments(of function: CSSFunction) throws(ParseError) -> Color {
    var components = SIMD4<Double>()
    var missing: ComponentSet = []
    var commas = false
    var first = (value: CSSValue.none, start: scanner.position)
    for (index, argument) in function.arguments.enumerated() {
      try scanner.skipBlanks()
      if index == 1, function.legacy != nil, scanner.peek() == .comma {
        commas = true
        try checkLegacy(first.value, first.value, at: 0, of: function, from: first.start)
      }
      if index > 0, commas {
        guard scanner.accept(.comma) else { throw misplaced("a comma") }
        try scanner.skipBlanks()
      }
      let start = scanner.position
      let value = try value(argument.words)
      guard let component = argument.component(value) else {
        throw failure(.unexpected, from: start, to: scanner.position, expected: argument.words)
      }
      if index == 0 { first = (value, start) }
      if commas { try checkLegacy(value, first.value, at: index, of: function, from: start) }
      components[index] = component
      if case .none = value { missing.insert(index) }
    }
    try scanner.skipBlanks()
    var alpha = 1.0
    if scanner.accept(commas ? .comma : .slash) {
      alpha = try self.alpha(allowsNone: !commas, &missing)
      try scanner.skipBlanks()
    }
    return Color(function.space, components, alpha: alpha, missing: missing)
  }

  private mutating func alpha(
    allowsNone: Bool, _ missing: inout ComponentSet
  ) throws(ParseError) -> Double {
    try scanner.skipBlanks()
    let start = scanner.position
    let argument = CSSFunction.Argument.alpha
    let value = try value(argument.words)
    switch (value, argument.component(value)) {
    case (.none, _) where allowsNone:
      missing.insert(ComponentSet.alpha)
      return 0
    case (.number, let alpha?), (.percentage, let alpha?):
      return alpha
    default:
      throw failure(.unexpected, from: start, to: scanner.position, expected: argument.words)
    }
  }

  /// Throws where the comma form does not take this value.
  private func checkLegacy(
    _ value: CSSValue, _ first: CSSValue, at index: Int, of function: CSSFunction, from start: Int
  ) throws(ParseError) {
    let expected: String?
    switch (value, first, function.legacy) {
    case (.none, _, _): expected = function.arguments[index].words
    case (.percentage, .number, .alike): expected = "a number like the first"
    case (.number, .percentage, .alike): expected = "a percentage like the first"
    case (.number, _, .percentages) where index > 0 && dialect != .lenient:
      expected = "a percentage"
    default: expected = nil
    }
    if let expected {
      throw failure(.unexpected, from: start, to: scanner.position, expected: expected)
    }
  }

  /// A number, a percentage, an angle or `none`.
  private mutating func value(_ expected: String) throws(ParseError) -> CSSValue {
    let start = scanner.position
    if let number = scanner.number() {
      if scanner.accept(.percent) { return .percentage(number) }
      guard scanner.startsWord || scanner.peek() == .backslash else { return .number(number) }
      let unit = scanner.word()
      if scanner.peek() == .backslash { throw misplaced(expected) }
      if let degrees = degrees(number, unit) { return .angle(degrees) }
      throw failure(.unexpected, from: start, to: unit.upperBound, expected: expected)
    }
    guard scanner.startsWord else { throw misplaced(expected) }
    let word = scanner.word()
    if scanner.peek() == .openParenthesis { throw unknownFunction(word) }
    if scanner.peek() == .backslash { throw misplaced(expected) }
    if scanner.matches(word, "none") { return .none }
    throw failure(.unexpected, from: start, to: word.upperBound, expected: expected)
  }

  private func degrees(_ number: Double, _ unit: Range<Int>) -> Double? {
    if scanner.matches(unit, "deg") { return number }
    if scanner.matches(unit, "turn") { return number * 360 }
    if scanner.matches(unit, "grad") { return number * 360 / 400 }
    if scanner.matches(unit, "rad") { return number * 180 / .pi }
    return nil
  }

  // MARK: - Failures

  private func failure(
    _ kind: ParseError.Kind, from start: Int? = nil, to stop: Int? = nil, expected: String? = nil
  ) -> ParseError {
    let start = start ?? scanner.position
    return ParseError(
      kind, at: start, found: scanner.text(from: start, to: stop), expected: expected)
  }

  /// Something else stands here than `expected`; an escape is refused as one.
  private func misplaced(_ expected: String) -> ParseError {
    scanner.peek() == .backslash ? failure(.escape) : failure(.unexpected, expected: expected)
  }

  private func unknownFunction(_ name: Range<Int>) -> ParseError {
    let contextual = ContextualWords.functions.contains { scanner.matches(name, $0) }
    let found = scanner.text(from: name.lowerBound, to: name.upperBound) + "()"
    return ParseError(
      contextual ? .needsContext : .unknownFunction, at: name.lowerBound, found: found)
  }
}
