extension CSSParser {
  /// The colour of a function whose opening parenthesis is next.
  mutating func function(_ name: Range<Int>) throws(ParseError) -> Color {
    if scanner.matches(name, "color") {
      return try parentheses(after: name) { parser throws(ParseError) in
        try parser.contents { parser throws(ParseError) in try parser.spaceNamed() }
      }
    }
    if scanner.matches(name, "color-mix") {
      return try parentheses(after: name) { parser throws(ParseError) in try parser.mixture() }
    }
    let function = CSSFunction.table.first {
      scanner.matches(name, $0.name) && !($0.isForeign && dialect == .css)
    }
    guard let function else { throw unknownFunction(name) }
    return try parentheses(after: name) { parser throws(ParseError) in
      try parser.contents { _ in function }
    }
  }

  /// What `read` makes of the text in the parentheses that open here, `start` being what they end.
  mutating func parentheses<Value>(
    after name: Range<Int>, _ read: (inout CSSParser) throws(ParseError) -> Value
  ) throws(ParseError) -> Value {
    let open = scanner.position
    guard depth < Self.deepest else { throw failure(.tooDeep, from: open) }
    scanner.position += 1
    depth += 1
    defer { depth -= 1 }
    do throws(ParseError) {
      let value = try read(&self)
      if scanner.accept(.closeParenthesis) { return value }
      throw misplaced("a closing parenthesis")
    } catch {
      // Where the text ends too early, that is what is wrong with it.
      guard error.kind == .unexpected, scanner.isAtEnd else { throw error }
      throw ParseError(.unclosedParenthesis, at: open, found: scanner.text(from: name.lowerBound))
    }
  }

  /// The arguments of `function`, after the colour they are made from where there is one.
  private mutating func contents(
    of function: (inout CSSParser) throws(ParseError) -> CSSFunction
  ) throws(ParseError) -> Color {
    try scanner.skipBlanks()
    guard acceptWord("from") else {
      return try arguments(of: function(&self))
    }
    try scanner.skipBlanks()
    let color = try color()
    try scanner.skipBlanks()
    let function = try function(&self)
    let origin = CSSOrigin(
      color: color.converted(to: function.space), arguments: function.arguments)
    return try arguments(of: function, from: origin)
  }

  /// The space that color() names.
  private mutating func spaceNamed() throws(ParseError) -> CSSFunction {
    guard scanner.startsWord else { throw misplaced("a colour space") }
    let word = scanner.word()
    if scanner.peek() == .backslash { throw misplaced("a colour space") }
    if scanner.peek() == .openParenthesis { throw unknownFunction(word) }
    guard let space = CSSFunction.spaces.first(where: { scanner.matches(word, $0.name) }) else {
      throw failure(.unknownSpace, from: word.lowerBound, to: word.upperBound)
    }
    return space
  }

  /// Steps over `word` if it is next, as a whole word.
  mutating func acceptWord(_ word: String) -> Bool {
    var ahead = scanner
    guard ahead.startsWord, ahead.matches(ahead.word(), word), ahead.peek() != .backslash,
      ahead.peek() != .openParenthesis
    else { return false }
    scanner = ahead
    return true
  }

  /// What stands between the parentheses: components, and alpha after a slash or a further comma.
  mutating func arguments(
    of function: CSSFunction, from origin: CSSOrigin? = nil
  ) throws(ParseError) -> Color {
    var color = Color(
      function.space, SIMD4(), alpha: origin?.color.alpha ?? 1,
      missing: origin?.color.missing.contains(ComponentSet.alpha) == true
        ? [ComponentSet.alpha] : [])
    var commas = false
    var first = (value: CSSValue.none, start: scanner.position)
    for (index, argument) in function.arguments.enumerated() {
      try scanner.skipBlanks()
      if index == 1, function.legacy != nil, origin == nil, scanner.peek() == .comma {
        commas = true
        try checkLegacy(first.value, first.value, at: 0, of: function, from: first.start)
      }
      if index > 0, commas {
        guard scanner.accept(.comma) else { throw misplaced("a comma") }
        try scanner.skipBlanks()
      }
      let start = scanner.position
      let value = try value(argument.words, from: origin)
      let isUnlimited = origin != nil && function.isUnlimitedFromOrigin
      guard let component = argument.component(value, isUnlimited: isUnlimited) else {
        throw failure(.unexpected, from: start, to: scanner.position, expected: argument.words)
      }
      if index == 0 { first = (value, start) }
      if commas { try checkLegacy(value, first.value, at: index, of: function, from: start) }
      color.components[index] = component
      if case .none = value { color.missing.insert(index) }
    }
    try scanner.skipBlanks()
    if function.legacy == .numbers, commas { return color }
    if scanner.accept(commas ? .comma : .slash) {
      try readAlpha(of: &color, allowsNone: !commas, from: origin)
      try scanner.skipBlanks()
    }
    return color
  }

  private mutating func readAlpha(
    of color: inout Color, allowsNone: Bool, from origin: CSSOrigin?
  ) throws(ParseError) {
    try scanner.skipBlanks()
    let start = scanner.position
    let argument = CSSArgument.alpha
    let value = try value(argument.words, from: origin)
    guard let alpha = argument.component(value) else {
      throw failure(.unexpected, from: start, to: scanner.position, expected: argument.words)
    }
    color = color.with(alpha: alpha)
    if case .none = value {
      guard allowsNone else {
        throw failure(.unexpected, from: start, to: scanner.position, expected: argument.words)
      }
      color.missing.insert(ComponentSet.alpha)
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
    case (.percentage, _, .numbers) where dialect != .lenient && !function.isForeign:
      expected = "a number"
    case (.number, _, .percentages) where index > 0 && dialect != .lenient:
      expected = "a percentage"
    default: expected = nil
    }
    if let expected {
      throw failure(.unexpected, from: start, to: scanner.position, expected: expected)
    }
  }
}
