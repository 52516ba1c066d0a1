extension Template {
  static func pieces(_ scanner: inout Scanner) throws(TemplateError) -> [Piece] {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    while let byte = scanner.peek() {
      let isBrace = byte == .openBrace || byte == .closeBrace
      if isBrace, scanner.peek(1) == byte {
        literal.append(byte)
        scanner.position += 2
      } else if byte == .openBrace {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = []
        pieces.append(try place(&scanner))
      } else if byte == .closeBrace {
        throw TemplateError(.strayBrace, at: scanner.position, found: "}")
      } else {
        literal.append(byte)
        scanner.position += 1
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// What stands between two braces.
  private static func place(_ scanner: inout Scanner) throws(TemplateError) -> Piece {
    let open = scanner.position
    scanner.position += 1
    let start = scanner.position
    scanner.skip { $0 != .closeBrace && $0 != .colon && $0 != .openBrace }
    let word = start..<scanner.position
    var layout = Layout()
    let hasLayout = scanner.accept(.colon)
    let layoutStart = scanner.position
    if hasLayout { scanner.skip { $0 != .closeBrace && $0 != .openBrace } }
    let layoutEnd = scanner.position
    guard scanner.accept(.closeBrace) else {
      throw TemplateError(.unclosedBrace, at: open, found: scanner.text(from: open))
    }
    guard let field = Field(word, in: scanner) else {
      throw TemplateError(
        .unknownWord, at: start, found: scanner.text(from: start, to: word.upperBound))
    }
    if hasLayout {
      var part = scanner
      (part.position, part.end) = (layoutStart, layoutEnd)
      guard let read = Layout(&part), read.suits(field) else {
        throw TemplateError(
          .badLayout, at: layoutStart, found: scanner.text(from: layoutStart, to: layoutEnd))
      }
      layout = read
    }
    return .field(field, layout)
  }
}

extension Template.Field {
  fileprivate init?(_ word: Range<Int>, in scanner: Scanner) {
    switch String(decoding: scanner.bytes[word], as: UTF8.self) {
    case "r": self = .channel(0)
    case "g": self = .channel(1)
    case "b": self = .channel(2)
    case "a": self = .alpha
    case "hex": self = .hex(uppercase: false)
    case "HEX": self = .hex(uppercase: true)
    case "name": self = .name
    case let text:
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let space = Self.space(parts[0]),
        let index = space.components.firstIndex(where: { $0.letter.lowercased() == parts[1] })
      else { return nil }
      self = .component(space, index)
    }
  }

  /// A space by its CSS name, or by that of its format: `display-p3`, `p3`.
  private static func space(_ name: Substring) -> SpaceID? {
    if let space = SpaceID.allCases.first(where: { $0.cssName == name }) { return space }
    guard case .components(let space, _)? = OutputFormat(rawValue: String(name))?.notation,
      space != .srgb
    else { return nil }
    return space
  }
}

extension Template.Layout {
  /// `[0][width][.decimals][base]`, each up to two digits; nil for anything else.
  fileprivate init?(_ scanner: inout Scanner) {
    guard !scanner.isAtEnd else { return nil }
    fillsWithZeros = scanner.accept(.zero)
    width = Self.digits(&scanner) ?? 0
    if scanner.accept(.dot) {
      guard let decimals = Self.digits(&scanner), decimals <= 15 else { return nil }
      precision = decimals
    }
    if let letter = scanner.peek() {
      switch letter {
      case UInt8(ascii: "x"): base = 16
      case UInt8(ascii: "X"): (base, uppercase) = (16, true)
      case UInt8(ascii: "o"): base = 8
      case UInt8(ascii: "b"): base = 2
      case UInt8(ascii: "d"): if precision == nil { precision = 0 }
      default: return nil
      }
      scanner.position += 1
    }
    guard scanner.isAtEnd, base == 10 || precision == nil else { return nil }
  }

  private static func digits(_ scanner: inout Scanner) -> Int? {
    var value: Int?
    var count = 0
    while count < 2, let byte = scanner.peek(), byte.isDigit {
      value = (value ?? 0) * 10 + Int(byte - .zero)
      scanner.position += 1
      count += 1
    }
    return value
  }

  /// Words take a width and nothing else.
  fileprivate func suits(_ field: Template.Field) -> Bool {
    switch field {
    case .hex, .name: !fillsWithZeros && precision == nil && base == 10
    case .channel, .alpha, .component: true
    }
  }
}

extension UInt8 {
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
}
