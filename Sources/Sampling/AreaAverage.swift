public import ColorModel
public import Geometry

/// One colour for many pixels, by a stated mean.
public struct AreaAverage: Hashable, Sendable {
  /// What is averaged.
  public enum Mean: Hashable, Sendable, CaseIterable {
    /// The gamma-encoded values of each channel: what an editor's blur makes of the area.
    case srgb
  }

  public var mean: Mean

  public init(_ mean: Mean = .srgb) {
    self.mean = mean
  }

  /// The square of an odd size around a pixel.
  public static func square(_ size: Int, around point: Point) -> Rect {
    Rect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size)
  }

  /// The mean of the pixels the area and the buffer share; nil where they share none.
  ///
  /// It keeps the screen's full precision: the mean of one pixel is that pixel.
  public func color(of area: Rect, in buffer: PixelBuffer) -> Color? {
    let rect = area.intersection(buffer.rect)
    guard !rect.isEmpty else { return nil }
    switch mean {
    case .srgb:
      let count = Double(rect.width * rect.height)
      let mean = buffer.levels(in: rect).reduce(SIMD3<Double>()) { mean, part in
        mean + SIMD3(part.sum) / (count * part.maximum)
      }
      return Color(.srgb, mean.x, mean.y, mean.z)
    }
  }
}

extension PixelBuffer {
  /// The sums of the levels in a rectangle inside, one for each layout that is met there.
  ///
  /// Whole numbers, so that the mean of equal pixels is exactly that pixel.
  fileprivate func levels(in rect: Rect) -> [(sum: SIMD3<UInt64>, maximum: SIMD3<Double>)] {
    let patches = patches.filter { $0.rect.intersects(rect) }
    var sum = SIMD3<UInt64>()
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let point = Point(x: x, y: y)
        if !patches.isEmpty, patches.contains(where: { $0.rect.contains(point) }) { continue }
        sum &+= layout.levels(of: layout.pixel(in: bytes, at: offset(of: point)))
      }
    }
    let own = (sum, SIMD3<Double>(layout.fullLevels))
    return patches.reduce([own]) { $0 + $1.levels(in: $1.rect.intersection(rect)) }
  }
}

extension PixelLayout {
  fileprivate func levels(of pixel: UInt32) -> SIMD3<UInt64> {
    SIMD3(
      UInt64(red.level(of: pixel)), UInt64(green.level(of: pixel)),
      UInt64(blue.level(of: pixel)))
  }

  /// The levels of white.
  fileprivate var fullLevels: SIMD3<UInt64> {
    SIMD3(UInt64(red.maximum), UInt64(green.maximum), UInt64(blue.maximum))
  }
}
