public import ColorModel
public import Geometry

/// One colour for many pixels, by a stated mean.
public struct AreaAverage: Hashable, Sendable {
  public var mean: SampleMean

  public init(_ mean: SampleMean = .srgb) {
    self.mean = mean
  }

  /// The square of an odd size around a pixel.
  public static func square(_ size: Int, around point: Point) -> Rect {
    Rect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size)
  }

  /// The mean of the pixels the area and the buffer share; nil where they share none.
  ///
  /// It keeps the screen's full precision: the mean of pixels that are equal is that pixel.
  ///
  /// - Parameter profile: what the pixels are converted by before their mean is taken; nil where
  ///   they are taken as sRGB.
  public func color(
    of area: Rect, in buffer: PixelBuffer, by profile: (any DeviceProfile)? = nil
  ) -> Color? {
    Self.colors(by: [mean], of: area, in: buffer, profile).first
  }

  /// The colour by every mean, in their order; empty where the area and the buffer share no pixels.
  public static func means(
    of area: Rect, in buffer: PixelBuffer, by profile: (any DeviceProfile)? = nil
  ) -> [(mean: SampleMean, color: Color)] {
    let means = SampleMean.allCases
    return Array(zip(means, colors(by: means, of: area, in: buffer, profile)))
  }

  /// One for each mean, or none at all; the pixels' levels are counted once.
  private static func colors(
    by means: [SampleMean], of area: Rect, in buffer: PixelBuffer, _ profile: (any DeviceProfile)?
  ) -> [Color] {
    let rect = area.intersection(buffer.rect)
    guard !rect.isEmpty else { return [] }
    func converted(_ device: Color) -> Color { profile?.color(device) ?? device }
    if rect.width * rect.height == 1 {
      let color = buffer.color(at: rect.origin).map(converted)
      return means.compactMap { _ in color }
    }
    let pieces = buffer.pieces(in: rect)
    lazy var channels = channelCounts(of: pieces, by: profile)
    func color(_ mean: KeyPath<ChannelCounts, Double>) -> Color {
      let values = channels.map { $0[keyPath: mean] }
      return Color(.srgb, values[0], values[1], values[2])
    }
    return means.compactMap { mean in
      switch mean {
      case .srgb: color(\.encodedMean)
      case .linear: color(\.lightMean)
      case .median: color(\.median)
      case .mode: pieces.mostFrequentColor.map(converted)
      }
    }
  }

  /// For red, green and blue.
  private static func channelCounts(
    of pieces: [PixelBuffer.Piece], by profile: (any DeviceProfile)?
  ) -> [ChannelCounts] {
    let counts =
      profile.map { [ConvertedLevels(of: pieces, by: $0).channels] }
      ?? pieces.map { $0.countLevels() }
    return (0..<3).map { channel in ChannelCounts(counts.map { $0[channel] }) }
  }
}
