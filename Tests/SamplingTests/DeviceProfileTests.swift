import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

/// Means of pixels that a profile converts: converted first, then averaged.
@Suite struct DeviceProfileTests {
  /// A device whose light is mixed: red comes of green, green of blue, blue of red, each squared.
  private struct Mixing: DeviceProfile {
    func color(_ device: Color) -> Color {
      let values = device.components
      return Color(.srgb, values.y * values.y, values.z * values.z, values.x * values.x)
    }

    func convert(_ values: inout [Double]) {
      for start in stride(from: 0, to: values.count, by: 3) {
        let color = color(Color(.srgb, values[start], values[start + 1], values[start + 2]))
        for channel in 0..<3 { values[start + channel] = color.components[channel] }
      }
    }
  }

  private func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let way = a - b
    return max(abs(way.x), abs(way.y), abs(way.z))
  }

  /// As exactly as one pixel, which is not rounded, to a step of 16 bits.
  @Test(arguments: SampleMean.allCases)
  func aConstantFieldIsConvertedLikeOnePixel(mean: SampleMean) throws {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<50 {
      let buffer = try PixelBuffer.random(using: &random)
        .filled(with: UInt8.random(in: 0...255, using: &random))
      let corner = AreaAverage.square(1, around: buffer.rect.origin)
      let one = try #require(AreaAverage(mean).color(of: corner, in: buffer, by: Mixing()))
      #expect(try one == Mixing().color(#require(buffer.color(at: buffer.rect.origin))))
      let all = try #require(AreaAverage(mean).color(of: buffer.rect, in: buffer, by: Mixing()))
      #expect(distance(all.components, one.components) <= 1 / 65535)
    }
  }

  @Test func everyMeanIsOfConvertedPixelsInAnyLayout() throws {
    var random = SeededGenerator(seed: 62)
    for index in 0..<100 {
      let buffer =
        index % 3 == 0
        ? try PixelBuffer.random(using: &random, widths: 2...50).withRuns(using: &random)
        : try PixelBuffer.random(using: &random).withRandomPatches(using: &random)
      try check(buffer, like: buffer.rect)
    }
  }

  /// All processors work on so many pixels, of few bits and of many; each row is like the first.
  @Test func theMeansOfALargeAreaAreOfConvertedPixels() throws {
    var random = SeededGenerator(seed: 63)
    for layout in [Layouts.depth16, Layouts.depth24, Layouts.depth30] {
      let layout = try layout()
      let rect = Rect(x: -3, y: 9, width: 700, height: 401)
      let row = (0..<layout.bytesPerRow(width: rect.width)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      let bytes = [[UInt8]](repeating: row, count: rect.height).flatMap(\.self)
      try check(
        PixelBuffer(bytes, rect: rect, layout: layout),
        like: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    }
  }

  /// The reference reads pixel by pixel and shares no code with the product.
  private func check(_ buffer: PixelBuffer, like part: Rect) throws {
    let device = (part.minY..<part.maxY).flatMap { y in
      (part.minX..<part.maxX).compactMap { buffer.color(at: Point(x: $0, y: y)) }
    }
    let pixels = device.map { Mixing().color($0) }
    let count = Double(pixels.count)
    let light = pixels.reduce(SIMD4<Double>.zero) {
      $0 + $1.converted(to: .linearSRGB).components
    }
    var median = SIMD4<Double>.zero
    for channel in 0..<3 {
      let values = pixels.map { $0.components[channel] }.sorted()
      median[channel] = (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
    }
    let counts = device.reduce(into: [Color: Int]()) { $0[$1, default: 0] += 1 }
    let most = try #require(device.first { counts[$0] == counts.values.max() })
    let expected: [SampleMean: SIMD4<Double>] = [
      .srgb: pixels.reduce(.zero) { $0 + $1.components } / count,
      .linear: Color(.linearSRGB, light / count).converted(to: .srgb).components,
      .median: median, .mode: Mixing().color(most).components,
    ]
    let means = AreaAverage.means(of: buffer.rect, in: buffer, by: Mixing())
    #expect(means.map(\.mean) == SampleMean.allCases)
    for (mean, color) in means {
      let right = try #require(expected[mean])
      #expect(distance(color.components, right) <= 1.5 / 65535, "\(mean)")
      #expect(AreaAverage(mean).color(of: buffer.rect, in: buffer, by: Mixing()) == color)
    }
  }

  @Test func theLoupeConvertsItsColorAndNotItsCells() throws {
    let geometry = LoupeGeometry()
    let pointer = Point(x: 40, y: 30)
    let capture = try buffer(geometry.view(at: pointer)) { $0.x < 40 ? 0x0000FF : 0xFFFF00 }
    let area = SampleArea.rectangle(Rect(x: 38, y: 30, width: 4, height: 1))
    let frame = LoupeFrame(capture, of: area, at: pointer, geometry: geometry, by: Mixing())
    #expect(frame.color?.rgb8 == RGB8(0x808080))
    #expect(frame.cells[144] == RGB8(0xFFFF00) && frame.cells[143] == RGB8(0x0000FF))
  }
}
