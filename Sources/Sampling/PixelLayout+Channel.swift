extension PixelLayout {
  /// The bits of a pixel that hold one primary.
  public struct Channel: Hashable, Sendable {
    public let mask: UInt32
    public let shift: Int
    public let bits: Int
    /// For each value of the channel the nearest of 256 levels.
    let bytes: [UInt8]

    /// The mask must be a run of 1 to 16 bits.
    init(mask: UInt32) throws(UnsupportedLayout) {
      let (shift, bits) = (mask.trailingZeroBitCount, mask.nonzeroBitCount)
      guard (1...16).contains(bits), mask >> shift == 1 << bits - 1 else { throw .mask(mask) }
      self.mask = mask
      self.shift = shift
      self.bits = bits
      let maximum = 1 << bits - 1
      // The maximum is odd, so that value * 255 / maximum is never half-way between two levels.
      bytes = (0...maximum).map { UInt8(($0 * 255 + maximum / 2) / maximum) }
    }

    /// The largest value: full intensity.
    public var maximum: UInt32 { 1 << UInt32(bits) - 1 }

    public func value(of pixel: UInt32) -> UInt32 { (pixel & mask) >> UInt32(shift) }

    /// The value scaled to the nearest of 256 levels: round(value * 255 / maximum).
    public func byte(of pixel: UInt32) -> UInt8 { bytes[Int(value(of: pixel))] }

    /// The value as a part of the maximum, 0 to 1.
    public func fraction(of pixel: UInt32) -> Double { Double(value(of: pixel)) / Double(maximum) }

    public static func == (a: Channel, b: Channel) -> Bool { a.mask == b.mask }

    public func hash(into hasher: inout Hasher) { hasher.combine(mask) }
  }
}
