/// Hex digits to colours and back; the alpha comes last, as CSS has it.
enum Hex {
  /// The colour of a whole text of `#` and 3, 4, 6 or 8 digits; nil for anything else.
  @inline(__always)
  static func color(hashed bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    guard bytes.first == .hash else { return nil }
    return bytes.count == 7
      ? six(UnsafeRawBufferPointer(bytes)) : color(1..<bytes.count, in: Scanner(bytes))
  }

  /// The colour of six digits after a byte: all at once, and so without a branch at each digit.
  @inline(__always)
  private static func six(_ bytes: UnsafeRawBufferPointer) -> Color? {
    let first = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 1, as: UInt32.self))
    let last = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 5, as: UInt16.self))
    let text = UInt64(first) | UInt64(last) << 32
    let ones: UInt64 = 0x0101_0101_0101
    // In each byte, the highest bit is set where it is at least a limit; in all of ASCII.
    func atLeast(_ limit: UInt64, _ text: UInt64) -> UInt64 { text &+ (0x80 - limit) &* ones }
    let (small, high) = (text | 0x20 &* ones, 0x80 &* ones)
    let digits = atLeast(0x30, text) & ~atLeast(0x3A, text)
    let letters = atLeast(0x61, small) & ~atLeast(0x67, small)
    guard text & high == 0, (digits | letters) & high == high else { return nil }
    // Letters are 0x41 or 0x61 and on, digits 0x30.
    let values = (text & (0x0F &* ones)) &+ (text >> 6 & ones) &* 9
    let pairs = values << 4 | values >> 8
    return Color(
      RGB8(
        UInt8(truncatingIfNeeded: pairs), UInt8(truncatingIfNeeded: pairs >> 16),
        UInt8(truncatingIfNeeded: pairs >> 32)))
  }

  /// The colour of `range`, all digits and 3, 4, 6 or 8 of them; nil for anything else.
  static func color(_ range: Range<Int>, in scanner: Scanner) -> Color? {
    switch range.count {
    case 3, 4, 6, 8: break
    default: return nil
    }
    var value: UInt32 = 0
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
