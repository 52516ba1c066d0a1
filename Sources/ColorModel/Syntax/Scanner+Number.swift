extension Scanner {
  /// The number at the position (CSS Syntax 3, 4.3.12), stepped over; nil where none starts.
  ///
  /// Correctly rounded. Too large a number is infinite.
  mutating func number() -> Double? {
    let start = position
    var significand: UInt64 = 0
    var digits = 0
    var exponent = 0

    let negative = peek() == .hyphen
    if negative || peek() == .plus { position += 1 }
    let whole = take(&significand, &digits)
    var fraction = 0
    if peek() == .dot, let next = peek(1), next.isDigit {
      position += 1
      fraction = take(&significand, &digits)
    }
    guard whole + fraction > 0 else {
      position = start
      return nil
    }
    if let power = exponentPart() { exponent = power }

    // Both factors are exact here, so one operation rounds once.
    let power = exponent - fraction
    if digits <= 19, significand < 1 << 53, abs(power) <= 22 {
      let exact = Double(significand)
      let scale = Scanner.powers[abs(power)]
      let value = power < 0 ? exact / scale : exact * scale
      return negative ? -value : value
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Reads digits into the significand and counts the significant ones; returns how many it read.
  @inline(__always)
  private mutating func take(_ significand: inout UInt64, _ significant: inout Int) -> Int {
    let start = position
    while let byte = peek(), byte.isDigit {
      significand = significand &* 10 &+ UInt64(byte &- .zero)
      if significant > 0 || byte != .zero { significant += 1 }
      position += 1
    }
    return position - start
  }

  /// The `e-3` of a number; nil, without a step, where an `e` begins a unit.
  private mutating func exponentPart() -> Int? {
    guard let letter = peek(), letter.lowercased == UInt8(ascii: "e") else { return nil }
    let sign = peek(1)
    let signed = sign == .plus || sign == .hyphen
    guard let first = peek(signed ? 2 : 1), first.isDigit else { return nil }
    position += signed ? 2 : 1
    var power = 0
    while let byte = peek(), byte.isDigit {
      power = min(power * 10 + Int(byte &- .zero), 100_000)
      position += 1
    }
    return sign == .hyphen ? -power : power
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
