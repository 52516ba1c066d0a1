/// Hex digits to colours and back; the alpha comes last, as CSS has it.
enum Hex {
  /// The colour of `range`, all digits and 3, 4, 6 or 8 of them; nil for anything else.
  static func color(_ range: Range<Int>, in scanner: Scanner) -> Color? {
    var value: UInt32 = 0
    guard [3, 4, 6, 8].contains(range.count) else { return nil }
    for index in range {
      guard let digit = scanner.bytes[index].hexValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return color(value, digits: range.count)
  }

  /// The colour of a number written with 3, 4, 6 or 8 digits.
  static func color(_ value: UInt32, digits: Int) -> Color {
    switch digits {
    case 3: Color(RGB8(doubled(value)))
    case 4: Color(RGB8(doubled(value) >> 8), alpha: Double(doubled(value) & 0xFF) / 255)
    case 6: Color(RGB8(value))
    default: Color(RGB8(value >> 8), alpha: Double(value & 0xFF) / 255)
    }
  }

  /// `0x36c8` as `0x3366cc88`.
  private static func doubled(_ value: UInt32) -> UInt32 {
    let spread =
      (value & 0xF000) << 12 | (value & 0xF00) << 8 | (value & 0xF0) << 4 | (value & 0xF)
    return spread * 0x11
  }

  /// Appends the lower `digits` hex digits of a number.
  static func append(_ value: UInt32, digits: Int, uppercase: Bool, to bytes: inout [UInt8]) {
    let letters = UInt8(ascii: uppercase ? "A" : "a") - 10
    bytes.append(addingCapacity: digits) { sink in
      for place in (0..<digits).reversed() {
        let digit = UInt8(truncatingIfNeeded: value >> (4 * UInt32(place))) & 15
        sink.append(digit < 10 ? digit + .zero : digit + letters)
      }
    }
  }
}
