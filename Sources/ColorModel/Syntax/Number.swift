/// Decimal numbers as colour texts write them: no exponent out, no locale in or out.
public enum Number {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Appends `value` to the nearest with at most `decimals` decimals, no trailing zeros.
  ///
  /// Halves go away from zero; a sum of binary fractions within 1e-9 of a half of the last place
  /// counts as that half. `minimum` decimals are kept even where they are zeros. NaN is `0`,
  /// infinity the largest finite number, and there is no `-0`.
  public static func append(
    _ value: Double, decimals: Int, minimum: Int = 0, to bytes: inout [UInt8]
  ) {
    let (whole, places) = scaled(value, decimals: decimals)
    let isNegative = value < 0 && whole > 0
    guard places > 0 || whole < exactLimit else {
      if isNegative { bytes.append(.hyphen) }
      return appendLarge(whole, to: &bytes)
    }

    var (integer, fraction) = (UInt64(bitPattern: Int64(whole)), UInt64(0))
    if places > 0 {
      let unit = UInt64(bitPattern: Int64(powers[places]))
      (integer, fraction) = integer.quotientAndRemainder(dividingBy: unit)
    }
    var digits = places
    while digits > minimum, fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    bytes.append(addingCapacity: 22 + max(digits, minimum)) { sink in
      if isNegative { sink.append(.hyphen) }
      append(integer, to: &sink)
      guard max(digits, minimum) > 0 else { return }
      sink.append(.dot)
      if digits > 0 { append(fraction, width: digits, to: &sink) }
      if digits < minimum { sink.append(repeating: .zero, count: minimum - digits) }
    }
  }

  /// Appends a whole number.
  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: 20) { append(value, to: &$0) }
  }

  /// Appends a whole number, with zeros before it up to `width` digits.
  private static func append(
    _ value: UInt64, width: Int = 1, to sink: inout OutputSpan<UInt8>
  ) {
    var digits = InlineArray<20, UInt8>(repeating: .zero)
    var start = 20
    var rest = value
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      start -= 1
      digits[start] = .zero + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    for index in min(start, 20 - min(width, 20))..<20 { sink.append(digits[index]) }
  }

  /// `value` as text; see `append(_:decimals:minimum:to:)`.
  public static func text(_ value: Double, decimals: Int, minimum: Int = 0) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, minimum: minimum, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number that the text of `value` with so many decimals reads back as.
  public static func rounded(_ value: Double, decimals: Int) -> Double {
    let (whole, places) = scaled(value, decimals: decimals)
    return value < 0 ? 0 - whole / powers[places] : whole / powers[places]
  }

  /// Ten to the power of so many decimals, 15 at most.
  static func unit(_ decimals: Int) -> Double { powers[min(max(0, decimals), powers.count - 1)] }

  /// Reads a CSS number with nothing but white space around it; nil for anything else.
  public static func read(_ text: String) -> Double? {
    let read = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      var scanner = Scanner(bytes)
      scanner.skip { $0.isBlank }
      let value = scanner.number()
      scanner.skip { $0.isBlank }
      return scanner.isAtEnd ? value : nil
    }
    return read ?? nil
  }

  /// 2^52: from here on a `Double` has no decimals.
  private static let exactLimit = 4_503_599_627_370_496.0

  /// The magnitude in units of the last place, and how many places a `Double` of that size has.
  private static func scaled(_ value: Double, decimals: Int) -> (whole: Double, places: Int) {
    let magnitude = value.isNaN ? 0 : min(abs(value), .greatestFiniteMagnitude)
    var places = min(max(decimals, 0), powers.count - 1)
    while places > 0, magnitude * powers[places] >= exactLimit { places -= 1 }
    guard magnitude * powers[places] < exactLimit else { return (magnitude, 0) }
    // Below the limit, conversion cuts off at the point.
    return (Double(Int64(magnitude * powers[places] + 0.5 + 1e-9)), places)
  }

  /// All the digits of an integer too large for UInt64 arithmetic to be safe: doubled by hand.
  private static func appendLarge(_ integer: Double, to bytes: inout [UInt8]) {
    var digits = String(UInt64(integer.significand * exactLimit)).utf8.reversed().map { $0 - .zero }
    for _ in 52..<max(52, Int(integer.exponent)) {
      var carry: UInt8 = 0
      for index in digits.indices {
        let double = digits[index] * 2 + carry
        digits[index] = double % 10
        carry = double / 10
      }
      if carry > 0 { digits.append(carry) }
    }
    bytes.append(contentsOf: digits.reversed().lazy.map { $0 + .zero })
  }
}
