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
      let layout = buffer.layout
      var sum = SIMD3<UInt64>()
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          let offset = buffer.offset(of: Point(x: x, y: y))
          let pixel = layout.pixel(in: buffer.bytes, at: offset)
          sum &+= SIMD3(
            UInt64(layout.red.value(of: pixel)), UInt64(layout.green.value(of: pixel)),
            UInt64(layout.blue.value(of: pixel)))
        }
      }
      let count = Double(rect.width * rect.height)
      return Color(
        .srgb, Double(sum.x) / (count * Double(layout.red.maximum)),
        Double(sum.y) / (count * Double(layout.green.maximum)),
        Double(sum.z) / (count * Double(layout.blue.maximum)))
    }
  }
}
