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
    let rect = area.intersection(buffer.rect)
    guard !rect.isEmpty else { return nil }
    func converted(_ device: Color?) -> Color? { device.map { profile?.color($0) ?? $0 } }
    if rect.width * rect.height == 1 { return converted(buffer.color(at: rect.origin)) }
    let pieces = buffer.pieces(in: rect)
    return switch mean {
    case .srgb: color(of: pieces, by: profile, \.encodedMean)
    case .linear: color(of: pieces, by: profile, \.lightMean)
    case .median: color(of: pieces, by: profile, \.median)
    case .mode: converted(pieces.mostFrequentColor)
    }
  }

  /// The colour by every mean, in their order; empty where the area and the buffer share no pixels.
  public static func means(
    of area: Rect, in buffer: PixelBuffer, by profile: (any DeviceProfile)? = nil
  ) -> [(mean: SampleMean, color: Color)] {
    SampleMean.allCases.compactMap { mean in
      AreaAverage(mean).color(of: area, in: buffer, by: profile).map { (mean, $0) }
    }
  }

  /// Each channel apart.
  private func color(
    of pieces: [PixelBuffer.Piece], by profile: (any DeviceProfile)?,
    _ mean: KeyPath<ChannelCounts, Double>
  ) -> Color {
    let counts =
      profile.map { [ConvertedLevels(of: pieces, by: $0).channels] }
      ?? pieces.map { $0.countLevels() }
    func value(_ channel: Int) -> Double {
      ChannelCounts(counts.map { $0[channel] })[keyPath: mean]
    }
    return Color(.srgb, value(0), value(1), value(2))
  }
}
