/// The colour specifications of X (Xlib, section 6.4): `rgb:33/66/cc`, `rgbi:0.2/0.4/0.8`.
enum X11Spec {
  /// The colour that the whole text is; nil where it is none of these.
  static func read(_ scanner: Scanner) throws(ParseError) -> Color? {
    var text = scanner
    guard let color = try next(&text) else { return nil }
    guard text.isAtEnd else {
      throw ParseError(.trailing, at: text.position, found: text.text(from: text.position))
    }
    return color
  }

  /// The colour at the position, stepped over; nil, without a step, where no such prefix is.
  static func next(_ text: inout Scanner) throws(ParseError) -> Color? {
    var ahead = text
    let prefix = ahead.word()
    guard ahead.accept(.colon) else { return nil }
    let isIntensity = ahead.matches(prefix, "rgbi")
    guard isIntensity || ahead.matches(prefix, "rgb") else { return nil }
    // `rgb: 1, 2, 3` is not X11's.
    guard let first = ahead.peek(), !first.isBlank else { return nil }
    var components = SIMD4<Double>()
    for index in 0..<3 {
      if index > 0, !ahead.accept(.slash) {
        throw unexpected("a slash", ahead)
      }
      components[index] = try isIntensity ? intensity(&ahead) : scaled(&ahead)
    }
    text = ahead
    return Color(isIntensity ? .linearSRGB : .srgb, components)
  }

  /// `#rrrgggbbb` and `#rrrrggggbbbb`; nil for other counts of digits.
  ///
  /// Scaled like `rgb:`, so that white is white: Xlib itself takes the digits as the upper ones.
  static func hex(_ digits: Range<Int>, in scanner: Scanner) -> Color? {
    guard digits.count == 9 || digits.count == 12 else { return nil }
    let width = digits.count / 3
    var components = SIMD4<Double>()
    for index in 0..<3 {
      var part = scanner
      part.position = digits.lowerBound + index * width
      part.end = part.position + width
      guard let value = try? scaled(&part), part.isAtEnd else { return nil }
      components[index] = value
    }
    return Color(.srgb, components)
  }

  /// One to four hex digits, as a part of the largest number they can write.
  private static func scaled(_ text: inout Scanner) throws(ParseError) -> Double {
    let start = text.position
    var value = 0
    var largest = 0
    while let digit = text.peek()?.hexValue, text.position - start < 4 {
      value = value << 4 | Int(digit)
      largest = largest << 4 | 15
      text.position += 1
    }
    guard largest > 0, text.peek()?.isWordByte != true else {
      text.position = start
      throw unexpected("one to four hex digits", text)
    }
    return Double(value) / Double(largest)
  }

  private static func intensity(_ text: inout Scanner) throws(ParseError) -> Double {
    let start = text.position
    guard let value = text.number(), 0...1 ~= value, text.peek()?.isWordByte != true else {
      text.position = start
      throw unexpected("a number of 0 to 1", text)
    }
    return value
  }

  private static func unexpected(_ expected: String, _ text: Scanner) -> ParseError {
    ParseError(
      .unexpected, at: text.position, found: text.text(from: text.position), expected: expected)
  }
}
