/// The digits of a number under ten million, written without a branch or a division for each.
///
/// So are nearly all numbers of colours. Eight digits are the bytes of one integer, the first of
/// them the lowest; zeros at both ends fall away by shifts, and the point is put between two parts.
struct ShortDigits {
  static let limit: UInt64 = 10_000_000

  private let digits: UInt64

  /// By halves: two numbers of four digits side by side, then four of two, then eight of one.
  ///
  /// The products divide by 100 and by 10, which is exact for numbers as small as these.
  @inline(__always)
  init(_ value: UInt64) {
    let fours = value / 10_000 | (value % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- 100 &* hundreds) << 16
    let tens = (twos &* 103) >> 10 & 0xF_000F_000F_000F
    digits = tens | (twos &- 10 &* tens) << 8
  }

  /// Appends the digits, `places` of them (0 to 6) as decimals; there must be room for 8 bytes.
  ///
  /// Zeros at the end are left out, but for the first `minimum` decimals.
  @inline(__always)
  func append(_ places: Int, minimum: Int, to sink: inout OutputSpan<UInt8>) {
    let leading = min(digits.trailingZeroBitCount / 8, 7 - places)
    let trailing = min(digits.leadingZeroBitCount / 8, places - minimum)
    let whole = 8 - places - leading
    let decimals = places - trailing

    let text = (digits | 0x3030_3030_3030_3030) &>> UInt64(8 * leading)
    let split = UInt64(8 * whole)
    let front = text & ((1 &<< split) &- 1)
    let back = (text &>> split) &<< 8 | UInt64(UInt8.dot)
    precondition(sink.freeCapacity >= 8)
    sink.withUnsafeMutableBufferPointer { bytes, count in
      UnsafeMutableRawBufferPointer(bytes).storeBytes(
        of: (front | back &<< split).littleEndian, toByteOffset: count, as: UInt64.self)
      count += decimals > 0 ? whole + 1 + decimals : whole
    }
  }
}
