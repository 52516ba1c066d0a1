import ColorModel

/// A few colours that stand for all of a picture.
///
/// The pixels are counted by colour in one pass, the colours gathered into clusters in OKLab, where
/// distance is how different they look, and each cluster is told by a colour that occurs in the
/// picture. The same picture always gives the same colours.
public struct PaletteExtraction: Hashable, Sendable {
  /// What need not count, as it lies behind what the picture shows.
  public enum Background: String, Hashable, Sendable, CaseIterable {
    case white, black
  }

  public static let counts = 1...64
  /// A pixel of less alpha does not count, whatever colour it hides; all others count alike.
  public static let leastAlpha: UInt8 = 128
  /// How far each channel of a background may be from pure white or black.
  public static let backgroundSlack: UInt8 = 5

  /// How many colours, within `counts`.
  public var count: Int
  public var ignored: Set<Background>

  public init(count: Int, ignoring ignored: Set<Background> = []) {
    precondition(Self.counts.contains(count), "how many colours: \(count)")
    self.count = count
    self.ignored = ignored
  }

  /// The largest share first, of equal ones the darker number; the shares add up to 1.
  ///
  /// As many colours as asked for, or all there are where there are fewer; none where no pixel
  /// counts.
  public func colors(of picture: Picture) -> [PaletteShare] {
    let counts = colorCounts(of: picture)
    let points = ColorPoints(counts)
    let clusters = ColorClusters(points.points, count: count)
    let total = points.points.reduce(0) { $0 + $1.weight }
    return points.colors(of: clusters)
      .map { PaletteShare(RGB8($0.color), share: $0.weight / total) }
      .sorted { ($0.share, $1.color.hex) > ($1.share, $0.color.hex) }
  }

  /// How often each colour is met among the pixels that count.
  private func colorCounts(of picture: Picture) -> ColorCounts {
    let counts = ColorCounts()
    let least = UInt32(Self.leastAlpha)
    let (low, high) = (Self.backgroundSlack, 255 - Self.backgroundSlack)
    let (dropsWhite, dropsBlack) = (ignored.contains(.white), ignored.contains(.black))
    picture.forEachRun { pixel, count in
      guard pixel >> 24 >= least else { return }
      let color = RGB8(pixel)
      if dropsWhite, color.red >= high, color.green >= high, color.blue >= high { return }
      if dropsBlack, color.red <= low, color.green <= low, color.blue <= low { return }
      counts.add(pixel & 0xFF_FFFF, count)
    }
    return counts
  }
}
