import ColorModel

/// Numbers for the colours of some layouts: two pixels of one colour have one number.
///
/// A number has a digit for each channel, which stands for an intensity that some layout has. So
/// colours are counted like the values of a single layout, none of which is another's colour.
struct ColorNumbers {
  /// By channel, what each digit stands for.
  private let intensities: [[Double]]
  /// How many digits each channel has room for.
  private let sizes: [UInt64]
  private let byLayout: [PixelLayout: PixelNumbers]
  /// The bits that numbers may have.
  let bits: UInt64

  init(_ layouts: some Sequence<PixelLayout>) {
    var digits: [PixelLayout: [[UInt64]]] = [:]
    var known: [[Double: UInt64]] = [[:], [:], [:]]
    var intensities: [[Double]] = [[], [], []]
    for layout in layouts where digits[layout] == nil {
      digits[layout] = [layout.red, layout.green, layout.blue].enumerated().map { index, channel in
        (0..<1 << channel.bits).map { value in
          let intensity = Double(channel.level(ofValue: value)) / Double(channel.maximum)
          if let digit = known[index][intensity] { return digit }
          let digit = UInt64(intensities[index].count)
          known[index][intensity] = digit
          intensities[index].append(intensity)
          return digit
        }
      }
    }
    // Digits of whole bytes are like the values of depth 24, which are counted fast.
    let isOfBytes = intensities.allSatisfy { $0.count <= 1 << 8 }
    let sizes = intensities.map { isOfBytes ? 1 << 8 : UInt64($0.count) }
    let weights = [sizes[1] * sizes[2], sizes[2], 1]
    (self.intensities, self.sizes) = (intensities, sizes)
    bits = .max >> UInt64((sizes[0] * weights[0] - 1).leadingZeroBitCount)
    byLayout = digits.reduce(into: [:]) { byLayout, entry in
      let worths = zip(entry.value, weights).map { digits, weight in digits.map { $0 * weight } }
      byLayout[entry.key] = PixelNumbers(entry.key, worths)
    }
  }

  /// Of the pixels of one of the layouts.
  subscript(layout: PixelLayout) -> PixelNumbers? { byLayout[layout] }

  func color(of number: UInt64) -> Color {
    let digits = [
      number / sizes[2] / sizes[1], number / sizes[2] % sizes[1], number % sizes[2],
    ].map { Int($0) }
    return Color(
      .srgb, intensities[0][digits[0]], intensities[1][digits[1]], intensities[2][digits[2]])
  }
}

/// The numbers of one layout's pixels.
struct PixelNumbers {
  private let split: SplitByMasks
  /// What the values of each channel are worth in a number.
  private let (red, green, blue): ([UInt64], [UInt64], [UInt64])

  init(_ layout: PixelLayout, _ worths: [[UInt64]]) {
    split = SplitByMasks(layout)
    (red, green, blue) = (worths[0], worths[1], worths[2])
  }

  @inline(__always)
  subscript(pixel: UInt32) -> UInt64 {
    let values = split.values(of: pixel)
    return red[values.red] &+ green[values.green] &+ blue[values.blue]
  }
}
