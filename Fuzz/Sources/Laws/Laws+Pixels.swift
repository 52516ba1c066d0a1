import ColorModel
import Geometry
import Sampling

extension Laws {
  /// A layout is refused in words, or every way of reading its pixels says the same.
  public static func pixels(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    do throws(UnsupportedLayout) {
      let layout = try input.layout()
      let buffer = input.buffer(layout)
      reading(buffer)
      means(of: buffer)
    } catch {
      precondition(!error.description.isEmpty)
    }
    palette(of: input.picture(), count: Int(input.byte()) % 64 + 1)
  }

  private static func points(of rect: Rect) -> [Point] {
    (rect.minY..<rect.maxY).flatMap { y in
      (rect.minX..<rect.maxX).map { Point(x: $0, y: y) }
    }
  }

  private static func reading(_ buffer: PixelBuffer) {
    let raster = Raster(buffer)
    for point in points(of: buffer.rect) {
      let color = buffer.rgb8(at: point)
      precondition(color != nil && raster[point] == color, "\(buffer.layout) at \(point)")
      precondition(buffer.color(at: point)?.rgb8 == color, "\(buffer.layout) at \(point)")
    }
  }

  /// Each lies between the least and the greatest of every channel; the most frequent occurs.
  private static func means(of buffer: PixelBuffer) {
    let colors = points(of: buffer.rect).compactMap { buffer.color(at: $0) }
    for mean in SampleMean.allCases {
      let color = AreaAverage(mean).color(of: buffer.rect, in: buffer)
      guard let color, let first = colors.first else {
        precondition(color == nil && colors.isEmpty)
        continue
      }
      let (low, high) = colors.reduce((first.components, first.components)) { range, color in
        (pointwiseMin(range.0, color.components), pointwiseMax(range.1, color.components))
      }
      let isWithin = color.components .>= low .& color.components .<= high
      precondition(all(isWithin), "\(mean): \(color)")
      if mean == .mode || low == high { precondition(colors.contains(color), "\(mean): \(color)") }
    }
  }

  /// As many colours as there are, at most `count`, each occurring; the shares add up to 1.
  private static func palette(of picture: Picture, count: Int) {
    let step = picture.hasAlpha ? 4 : 3
    var occurring: Set<RGB8> = []
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let start = y * picture.bytesPerRow + x * step
        let pixel = picture.bytes[start..<start + step]
        guard step == 3 || pixel[start + 3] >= PaletteExtraction.leastAlpha else { continue }
        occurring.insert(RGB8(pixel[start], pixel[start + 1], pixel[start + 2]))
      }
    }
    let colors = PaletteExtraction(count: count).colors(of: picture)
    precondition(colors.count == min(count, occurring.count))
    precondition(Set(colors.map(\.color)).count == colors.count)
    precondition(colors.allSatisfy { occurring.contains($0.color) })
    let sum = colors.reduce(0) { $0 + $1.share }
    precondition(colors.isEmpty || abs(sum - 1) < 1e-9, "\(sum)")
  }
}
