extension CSSParser {
  /// What color-mix() has in its parentheses (CSS Color 5, section 3): a space, and two colours.
  mutating func mixture() throws(ParseError) -> Color {
    try scanner.skipBlanks()
    let start = scanner.position
    var (space, hue) = (SpaceID.oklab, HueMethod.shorter)
    if acceptWord("in") {
      (space, hue) = try interpolation()
      try separator()
    }
    let first = try share()
    try separator()
    let second = try share()
    let weights =
      switch (first.percent, second.percent) {
      case (let first?, let second?): (first / 100, second / 100)
      case (let first?, nil): (first / 100, 1 - first / 100)
      case (nil, let second?): (1 - second / 100, second / 100)
      case (nil, nil): (0.5, 0.5)
      }
    guard weights.0 + weights.1 > 0 else {
      throw failure(
        .unexpected, from: start, to: scanner.position, expected: "a percentage above 0")
    }
    return Color.mix(first.color, second.color, weights: weights, in: space, hue: hue)
  }

  private mutating func separator() throws(ParseError) {
    try scanner.skipBlanks()
    guard scanner.accept(.comma) else { throw misplaced("a comma") }
    try scanner.skipBlanks()
  }

  /// A colour, and the percentage before or after it.
  private mutating func share() throws(ParseError) -> (color: Color, percent: Double?) {
    var percent = try percentage()
    try scanner.skipBlanks()
    let color = try color()
    try scanner.skipBlanks()
    if percent == nil { percent = try percentage() }
    try scanner.skipBlanks()
    return (color, percent)
  }

  /// A percentage of 0 to 100, which calc() keeps to by itself; nil where something else is next.
  private mutating func percentage() throws(ParseError) -> Double? {
    let start = scanner.position
    var ahead = scanner
    let isCalculated = ahead.startsWord && ahead.matches(ahead.word(), "calc")
    guard isCalculated || ahead.number() != nil else { return nil }
    let expected = "a percentage of 0 to 100"
    if case .percentage(let percent) = try value(expected) {
      if isCalculated { return percent.isNaN ? 0 : min(max(0, percent), 100) }
      if 0...100 ~= percent { return percent }
    }
    throw failure(.unexpected, from: start, to: scanner.position, expected: expected)
  }

  /// What stands after `in`: a space, and for one with a hue which way round.
  private mutating func interpolation() throws(ParseError) -> (SpaceID, HueMethod) {
    try scanner.skipBlanks()
    guard scanner.startsWord else { throw misplaced("a colour space") }
    let word = scanner.word()
    if scanner.peek() == .backslash { throw misplaced("a colour space") }
    guard let space = CSSFunction.mixingSpace(word, in: scanner) else {
      throw failure(.unknownSpace, from: word.lowerBound, to: word.upperBound)
    }
    try scanner.skipBlanks()
    guard scanner.startsWord, space.index(of: .hue) != nil else { return (space, .shorter) }
    let way = scanner.word()
    guard let hue = HueMethod.allCases.first(where: { scanner.matches(way, $0.rawValue) }) else {
      throw failure(
        .unexpected, from: way.lowerBound, to: way.upperBound,
        expected: "shorter, longer, increasing or decreasing")
    }
    try scanner.skipBlanks()
    guard acceptWord("hue") else { throw misplaced("the word hue") }
    return (space, hue)
  }
}

extension CSSFunction {
  /// The space that color-mix() names: one of color(), or one with a function of its own name.
  fileprivate static func mixingSpace(_ word: Range<Int>, in scanner: Scanner) -> SpaceID? {
    let row =
      spaces.first { scanner.matches(word, $0.name) }
      ?? table.first {
        $0.name == $0.space.cssName && !$0.isForeign && scanner.matches(word, $0.name)
      }
    return row?.space
  }
}
