/// A value inside calc(): a number, of degrees or percents to some power (CSS Values 4, 10.2).
private struct Quantity {
  var value: Double
  var angle = 0
  var percent = 0

  /// nil for `none`, which calc() does not take.
  init?(_ value: CSSValue) {
    switch value {
    case .number(let number): self.value = number
    case .percentage(let number): (self.value, percent) = (number, 1)
    case .angle(let degrees): (self.value, angle) = (degrees, 1)
    case .none: return nil
    }
  }

  /// As an argument; nil where a product has made something that is none: square degrees.
  var argument: CSSValue? {
    switch (angle, percent) {
    case (0, 0): .number(value)
    case (0, 1): .percentage(value)
    case (1, 0): .angle(value)
    default: nil
    }
  }

  func isLike(_ other: Quantity) -> Bool { (angle, percent) == (other.angle, other.percent) }

  mutating func multiply(by other: Quantity) {
    value *= other.value
    angle += other.angle
    percent += other.percent
  }

  mutating func divide(by other: Quantity) {
    value /= other.value
    angle -= other.angle
    percent -= other.percent
  }
}

extension CSSParser {
  /// calc() (CSS Values 4, section 10): sums and products; its parenthesis is next.
  mutating func calculation(
    after word: Range<Int>, from origin: CSSOrigin?
  ) throws(ParseError) -> CSSValue {
    let result = try parentheses(after: word) { parser throws(ParseError) in
      try parser.sum(from: origin)
    }
    guard let argument = result.argument else {
      throw failure(
        .unexpected, from: word.lowerBound, to: scanner.position,
        expected: "a number, percentage or angle")
    }
    return argument
  }

  private mutating func sum(from origin: CSSOrigin?) throws(ParseError) -> Quantity {
    try scanner.skipBlanks()
    let start = scanner.position
    var sum = try product(from: origin)
    while true {
      // A sign of a sum has white space on both sides, or it would belong to a number or a word.
      let isApart = try scanner.skipBlanks()
      guard isApart, let sign = scanner.peek(), sign == .plus || sign == .hyphen else { return sum }
      var ahead = scanner
      ahead.position += 1
      guard try ahead.skipBlanks() else { throw misplaced("a sign between spaces") }
      scanner = ahead
      let term = try product(from: origin)
      guard sum.isLike(term) else {
        throw failure(
          .unexpected, from: start, to: scanner.position, expected: "a sum of like kinds")
      }
      sum.value += sign == .plus ? term.value : -term.value
    }
  }

  private mutating func product(from origin: CSSOrigin?) throws(ParseError) -> Quantity {
    var product = try factor(from: origin)
    while true {
      var ahead = scanner
      try ahead.skipBlanks()
      let isProduct = ahead.accept(.asterisk)
      guard isProduct || ahead.accept(.slash) else { return product }
      try ahead.skipBlanks()
      scanner = ahead
      let factor = try factor(from: origin)
      if isProduct { product.multiply(by: factor) } else { product.divide(by: factor) }
    }
  }

  private mutating func factor(from origin: CSSOrigin?) throws(ParseError) -> Quantity {
    let expected = "a number, percentage or angle"
    if scanner.peek() == .openParenthesis {
      let here = scanner.position..<scanner.position
      return try parentheses(after: here) { parser throws(ParseError) in
        try parser.sum(from: origin)
      }
    }
    if let quantity = try literal(expected).flatMap(Quantity.init) { return quantity }
    guard scanner.startsWord else { throw misplaced(expected) }
    let word = scanner.word()
    if scanner.peek() == .openParenthesis, scanner.matches(word, "calc") {
      return try parentheses(after: word) { parser throws(ParseError) in
        try parser.sum(from: origin)
      }
    }
    if scanner.peek() == .openParenthesis { throw unknownFunction(word) }
    if scanner.peek() == .backslash { throw misplaced(expected) }
    if let value = origin?.value(of: word, in: scanner) {
      // What is missing counts as 0 where one calculates with it.
      if let quantity = Quantity(value) ?? Quantity(.number(0)) { return quantity }
    }
    if let constant = constant(word), let quantity = Quantity(.number(constant)) {
      return quantity
    }
    throw failure(.unexpected, from: word.lowerBound, to: word.upperBound, expected: expected)
  }

  private func constant(_ word: Range<Int>) -> Double? {
    if scanner.matches(word, "pi") { return .pi }
    if scanner.matches(word, "e") { return 2.718281828459045 }
    if scanner.matches(word, "infinity") { return .infinity }
    if scanner.matches(word, "-infinity") { return -.infinity }
    if scanner.matches(word, "nan") { return .nan }
    return nil
  }
}
