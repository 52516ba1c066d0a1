public import ColorModel
public import Geometry

extension Picture {
  public var rect: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The pixel at a place, as the file has it; nil outside the picture, where there is no colour.
  public func color(at point: Point) -> Color? { pixel(at: point).map(Self.color) }

  /// One colour for the pixels that the area and the picture share; nil where they share none.
  ///
  /// A pixel counts as much as it covers, so what is hidden under alpha 0 does not show; the alpha
  /// is the mean of all. Only the most frequent colour is counted by its pixels, its alpha part of it.
  public func color(of area: Rect, by mean: SampleMean = .srgb) -> Color? {
    let part = area.intersection(rect)
    guard !part.isEmpty else { return nil }
    if part.width * part.height == 1 { return color(at: part.origin) }
    return mean == .mode ? mostFrequentColor(in: part) : meanColor(of: part, by: mean)
  }

  /// The colour by every mean, in their order; empty where the area and the picture share no pixels.
  public func means(of area: Rect) -> [(mean: SampleMean, color: Color)] {
    SampleMean.allCases.compactMap { mean in color(of: area, by: mean).map { (mean, $0) } }
  }

  private func meanColor(of part: Rect, by mean: SampleMean) -> Color? {
    var cover = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 3)
    var total = 0
    forEachPixel(in: part) { pixel in
      let alpha = hasAlpha ? Int(pixel >> 24) : 1
      total += alpha
      cover[0][Int(pixel >> 16 & 0xFF)] += alpha
      cover[1][Int(pixel >> 8 & 0xFF)] += alpha
      cover[2][Int(pixel & 0xFF)] += alpha
    }
    guard total > 0 else { return Color(.srgb, 0, 0, 0, alpha: 0) }
    let values = cover.map { counts in
      let channel = ChannelCounts([LevelCounts(counts)])
      return switch mean {
      case .linear: channel.lightMean
      case .median: channel.median
      case .srgb, .mode: channel.encodedMean
      }
    }
    let alpha = Double(total) / Double((hasAlpha ? 255 : 1) * part.width * part.height)
    return Color(.srgb, values[0], values[1], values[2], alpha: alpha)
  }

  /// Of several the first in reading order; alpha 0 only where there is no other.
  private func mostFrequentColor(in part: Rect) -> Color? {
    let counts = PixelCounts()
    forEachPixel(in: part) { pixel in
      if pixel >> 24 > 0 { counts.add(pixel, 1) }
    }
    guard let most = counts.most else { return Color(.srgb, 0, 0, 0, alpha: 0) }
    var first: UInt32?
    forEachPixel(in: part) { pixel in
      if first == nil, pixel >> 24 > 0, counts[pixel] == most.count { first = pixel }
    }
    return Self.color(first ?? most.value)
  }

  /// `0xaarrggbb`.
  private func pixel(at point: Point) -> UInt32? {
    guard rect.contains(point) else { return nil }
    return bytes.withUnsafeBytes { pixel(in: $0, at: point) }
  }

  private func forEachPixel(in part: Rect, _ body: (UInt32) -> Void) {
    bytes.withUnsafeBytes { bytes in
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX { body(pixel(in: bytes, at: Point(x: x, y: y))) }
      }
    }
  }

  @inline(__always)
  private func pixel(in bytes: UnsafeRawBufferPointer, at point: Point) -> UInt32 {
    let offset = point.y * bytesPerRow + point.x * (hasAlpha ? 4 : 3)
    let alpha = hasAlpha ? bytes[offset + 3] : 255
    return UInt32(alpha) << 24 | UInt32(bytes[offset]) << 16 | UInt32(bytes[offset + 1]) << 8
      | UInt32(bytes[offset + 2])
  }

  private static func color(_ pixel: UInt32) -> Color {
    Color(RGB8(pixel), alpha: Double(pixel >> 24) / 255)
  }
}
