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
    var sum = groundLevels(in: rect)
    var parts: [(sum: SIMD3<UInt64>, maximum: SIMD3<Double>)] = []
    for patch in patches {
      let part = patch.rect.intersection(rect)
      guard !part.isEmpty else { continue }
      sum &-= groundLevels(in: part)
      parts += patch.levels(in: part)
    }
    let white = SIMD3(layout.red.maximum, layout.green.maximum, layout.blue.maximum)
    return [(sum, SIMD3<Double>(white))] + parts
  }
}
