/// The bits of a pixel that hold a channel.
struct ChannelMask {
  private let shift: UInt
  private let maximum: Int

  init(_ mask: UInt) {
    shift = UInt(mask.trailingZeroBitCount)
    maximum = Int(mask >> shift)
  }

  /// The nearest value to a level of `last`, in its place.
  func value(_ level: Int, of last: Int) -> UInt {
    UInt((2 * level * maximum + last) / (2 * last)) << shift
  }
}
