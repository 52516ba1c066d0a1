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
    guard let (units, places) = scaled(value, decimals: decimals) else {
      if value < 0 { bytes.append(.hyphen) }
      return appendLarge(min(abs(value), .greatestFiniteMagnitude), to: &bytes)
    }
    bytes.append(addingCapacity: longest + minimum) { sink in
      append(units, places, isNegative: value < 0, minimum: minimum, to: &sink)
    }
  }

  /// Appends a number where there is room for `longest` bytes and `minimum`: one under 2^52.
  @inline(__always)
  static func append(
    _ value: Double, decimals: Int, minimum: Int, to sink: inout OutputSpan<UInt8>
  ) {
    guard let (units, places) = scaled(value, decimals: decimals) else {
      preconditionFailure("too large: \(value)")
    }
    append(units, places, isNegative: value < 0, minimum: minimum, to: &sink)
  }

  /// Appends a whole number.
  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: longest) {
      append(value, 0, isNegative: false, minimum: 0, to: &$0)
    }
  }

  /// The room that a number needs, without zeros at its end: sign, digits and a point.
  static let longest = 22

  /// Appends so many units of the last of `places` decimals.
  @inline(__always)
  private static func append(
    _ units: UInt64, _ places: Int, isNegative: Bool, minimum: Int,
    to sink: inout OutputSpan<UInt8>
  ) {
    if isNegative, units > 0 { sink.append(.hyphen) }
    if units < ShortDigits.limit, places < 7, minimum <= places {
      return ShortDigits(units).append(places, minimum: minimum, to: &sink)
    }
    append(long: units, places, minimum: minimum, to: &sink)
  }

  private static func append(
    long units: UInt64, _ places: Int, minimum: Int, to sink: inout OutputSpan<UInt8>
  ) {
    var (rest, decimals) = (units, places)
    while decimals > minimum, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    append(rest, decimals, to: &sink)
    guard decimals < minimum else { return }
    if decimals == 0 { sink.append(.dot) }
    sink.append(repeating: .zero, count: minimum - decimals)
  }

  /// Appends the digits, the last of which are decimals.
  private static func append(_ units: UInt64, _ decimals: Int, to sink: inout OutputSpan<UInt8>) {
    var text = InlineArray<20, UInt8>(repeating: .zero)
    var (start, rest) = (text.count, units)
    while rest > 0 || text.count - start <= decimals {
      start -= 1
      text[start] = .zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    for index in start..<text.count {
      if index == text.count - decimals { sink.append(.dot) }
      sink.append(text[index])
    }
  }

  /// `value` as text; see `append(_:decimals:minimum:to:)`.
  public static func text(_ value: Double, decimals: Int, minimum: Int = 0) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, minimum: minimum, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number that the text of `value` with so many decimals reads back as.
  public static func rounded(_ value: Double, decimals: Int) -> Double {
    guard let (units, places) = scaled(value, decimals: decimals) else {
      return min(max(-.greatestFiniteMagnitude, value), .greatestFiniteMagnitude)
    }
    let magnitude = Double(units) / powers[places]
    return value < 0 ? 0 - magnitude : magnitude
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
  ///
  /// Nil for a number so large that it has none; NaN is 0.
  @inline(__always)
  private static func scaled(_ value: Double, decimals: Int) -> (units: UInt64, places: Int)? {
    var places = min(max(decimals, 0), powers.count - 1)
    while !(abs(value) * powers[places] < exactLimit) {
      guard !value.isNaN else { return (0, 0) }
      guard places > 0 else { return nil }
      places -= 1
    }
    // Below the limit, conversion cuts off at the point.
    return (UInt64(bitPattern: Int64(abs(value) * powers[places] + 0.5 + 1e-9)), places)
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
