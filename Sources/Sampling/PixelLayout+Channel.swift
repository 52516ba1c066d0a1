extension PixelLayout {
  /// The bits of a pixel that hold one primary, and what their values stand for.
  public struct Channel: Hashable, Sendable {
    public let mask: UInt32
    public let shift: Int
    public let bits: Int
    /// The level of full intensity.
    public let maximum: UInt32
    /// For each value its level in a colour map; nil where the value is the level.
    private let table: [UInt16]?
    /// For each value the nearest of 256 levels.
    let bytes: [UInt8]

    /// The mask must be a run of 1 to 16 bits.
    ///
    /// - Parameter table: of 16-bit levels by value; the last stands for all values beyond.
    init(mask: UInt32, table: [UInt16]? = nil) throws(UnsupportedLayout) {
      let (shift, bits) = (mask.trailingZeroBitCount, mask.nonzeroBitCount)
      guard (1...16).contains(bits), mask >> shift == 1 << bits - 1 else { throw .mask(mask) }
      let values = 1 << bits
      // Odd either way, so that level * 255 / maximum is never half-way between two bytes.
      let maximum = table == nil ? values - 1 : 65535
      let levels = table.map { table in (0..<values).map { table[min($0, table.count - 1)] } }
      func byte(_ level: Int) -> UInt8 { UInt8((level * 255 + maximum / 2) / maximum) }
      self.mask = mask
      self.shift = shift
      self.bits = bits
      self.maximum = UInt32(maximum)
      self.table = levels
      bytes = levels?.map { byte(Int($0)) } ?? (0..<values).map(byte)
    }

    /// Whether a value is its own level.
    var isLinear: Bool { table == nil }

    /// What a pixel has in the channel's bits.
    func value(of pixel: UInt32) -> Int { Int((pixel & mask) &>> UInt32(shift)) }

    /// What a value stands for, from 0 to `maximum`.
    func level(ofValue value: Int) -> UInt32 { UInt32(table?[value] ?? UInt16(value)) }

    /// How much of the primary a pixel has, from 0 to `maximum`.
    public func level(of pixel: UInt32) -> UInt32 { level(ofValue: value(of: pixel)) }

    /// The level scaled to the nearest of 256: round(level * 255 / maximum).
    public func byte(of pixel: UInt32) -> UInt8 { bytes[value(of: pixel)] }

    /// The level as a part of the maximum, 0 to 1.
    public func fraction(of pixel: UInt32) -> Double { Double(level(of: pixel)) / Double(maximum) }

    public static func == (a: Channel, b: Channel) -> Bool {
      a.mask == b.mask && a.table == b.table
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(mask) }
  }
}
