import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

@Suite struct SampleMeanTests {
  private let nine = Rect(x: 0, y: 0, width: 3, height: 3)

  private func colors(_ buffer: PixelBuffer) -> [RGB8?] {
    SampleMean.allCases.map { AreaAverage($0).color(of: buffer.rect, in: buffer)?.rgb8 }
  }

  /// cases.md, C162: by gamma-encoded values #71008e, in linear light #b200c5.
  @Test func c162_fourOfNineAreRed() throws {
    let buffer = try buffer(nine) { $0.y * 3 + $0.x < 4 ? 0xFF0000 : 0x0000FF }
    #expect(colors(buffer) == [0x71008E, 0xB200C5, 0x0000FF, 0x0000FF].map { RGB8($0) })
  }

  @Test func aPixelThatSticksOutMovesNeitherMedianNorMode() throws {
    let buffer = try buffer(nine) { $0 == .zero ? 0xFFFFFF : 0x102030 + UInt32($0.x % 2) }
    #expect(AreaAverage(.median).color(of: nine, in: buffer)?.rgb8 == RGB8(0x102030))
    #expect(AreaAverage(.mode).color(of: nine, in: buffer)?.rgb8 == RGB8(0x102030))
  }

  /// Of an even number the mean of the two middle ones, each channel apart.
  @Test func theMedianOfTwoLiesBetweenThem() throws {
    let two = Rect(x: 0, y: 0, width: 2, height: 1)
    let buffer = try buffer(two) { $0.x == 0 ? 0x0000FF : 0x0064FB }
    let median = AreaAverage(.median).color(of: two, in: buffer)
    #expect(median?.components == SIMD4(0, 100.0 / 255 / 2, (1 + 251.0 / 255) / 2, 0))
  }

  @Test func ofEquallyFrequentColorsTheFirstInReadingOrderIsTaken() throws {
    let pixels: [UInt32] = [3, 1, 2, 2, 1, 3, 7, 8, 9]
    let buffer = try buffer(nine) { pixels[$0.y * 3 + $0.x] }
    #expect(AreaAverage(.mode).color(of: nine, in: buffer)?.rgb8 == RGB8(3))
    let rest = Rect(x: 0, y: 1, width: 3, height: 2)
    #expect(AreaAverage(.mode).color(of: rest, in: buffer)?.rgb8 == RGB8(2))
  }

  /// Where hardly a value is met twice, two of many pixels are the most frequent, then none is.
  @Test(arguments: [24, 30])
  func theMostFrequentColorOfNoiseIsTheFirstInReadingOrder(depth: Int) throws {
    let layout = try depth == 24 ? Layouts.depth24() : Layouts.depth30()
    let rect = Rect(x: -7, y: 3, width: 1024, height: 300)
    var random = SeededGenerator(seed: 13)
    let padding = UInt32.max << UInt32(depth)
    func most(_ value: (Int) -> UInt32) -> (color: Color?, at: (Int) -> Color?) {
      let pixels = (0..<rect.width * rect.height).map { index in
        padding & UInt32(truncatingIfNeeded: random.next()) | ~padding & value(index)
      }
      let bytes = pixels.flatMap { pixel in
        (0..<4).map { UInt8(truncatingIfNeeded: pixel >> ($0 * 8)) }
      }
      let buffer = PixelBuffer(bytes, rect: rect, layout: layout)
      return (
        AreaAverage(.mode).color(of: rect, in: buffer),
        { buffer.color(at: rect.origin + Point(x: $0 % rect.width, y: $0 / rect.width)) }
      )
    }

    // No two are the same: multiples of an odd number, by a power of two.
    let different = most { UInt32($0) &* 0x9E37_79B1 }
    #expect(different.color == different.at(0))
    for colors in [[0x654321, 0x123456], [0x123456, 0x654321]] as [[UInt32]] {
      let noise = most { index in
        switch index {
        case 50_000..<50_020: colors[0]
        case 30_000..<30_400 where index % 20 == 1: colors[1]
        default: UInt32(index) &* 0x9E37_79B1
        }
      }
      #expect(noise.color == noise.at(30_001))
      #expect(noise.at(30_001) != noise.at(50_000))
    }
    // More often than a byte can tell.
    let many = most { $0 % 900 == 7 ? 0x0AB_CDE : UInt32($0) &* 0x9E37_79B1 }
    #expect(many.color == many.at(7))
    // The byte that counts it is then less than another's of a group counted before.
    let wrapped = most { index in
      switch index {
      case 0..<258 * 900 where index % 900 == 7: 0x0AB_CDE
      case 0..<50 * 900 where index % 900 == 9: 0x0AB_C02
      default: UInt32(index) &* 0x9E37_79B1
      }
    }
    #expect(wrapped.color == wrapped.at(7))
  }

  /// All processors work on so many pixels, each on a band.
  @Test func theMeansOfALargeAreaAreThoseOfItsPixels() throws {
    var random = SeededGenerator(seed: 15)
    for spread in [3, 60, 256] {
      let layout = try PixelBuffer.random(using: &random).layout
      let rect = Rect(x: -3, y: 9, width: 700, height: 401)
      let stride = layout.bytesPerRow(width: rect.width) + 3
      let bytes = (0..<stride * rect.height).map { _ in UInt8(Int(random.next() % 256) % spread) }
      let buffer = PixelBuffer(bytes, rect: rect, layout: layout, bytesPerRow: stride)
      let area = Rect(x: -2, y: 10, width: 699, height: 399)
      let used = layout.red.mask | layout.green.mask | layout.blue.mask
      let pixels = (area.minY..<area.maxY).flatMap { y in
        (area.minX..<area.maxX).compactMap { x in
          buffer.pixel(at: Point(x: x, y: y)).map { $0 & used }
        }
      }
      #expect(pixels.count == area.width * area.height)
      let counts = pixels.reduce(into: [UInt32: Int]()) { $0[$1, default: 0] += 1 }
      for (index, channel) in [layout.red, layout.green, layout.blue].enumerated() {
        let levels = counts.reduce(into: [UInt32: Int]()) {
          $0[channel.level(of: $1.key), default: 0] += $1.value
        }
        let values = levels.sorted { $0.key < $1.key }.flatMap { level, count in
          [Double](repeating: Double(level) / Double(channel.maximum), count: count)
        }
        let lights = levels.reduce(0) { sum, entry in
          let value = Double(entry.key) / Double(channel.maximum)
          let light = Color(.srgb, value, value, value).converted(to: .linearSRGB)
          return sum + light.components.x * Double(entry.value)
        }
        let light = lights / Double(values.count)
        let expected: [SampleMean: Double] = [
          .srgb: values.reduce(0, +) / Double(values.count),
          .linear: Color(.linearSRGB, light, light, light).converted(to: .srgb).components.x,
          .median: (values[(values.count - 1) / 2] + values[values.count / 2]) / 2,
        ]
        for (mean, value) in expected {
          let color = try #require(AreaAverage(mean).color(of: area, in: buffer))
          #expect(abs(color.components[index] - value) < 1e-9, "\(mean)")
        }
      }
      let greatest = counts.values.max()
      let most = try #require(pixels.first { counts[$0] == greatest })
      #expect(AreaAverage(.mode).color(of: area, in: buffer) == layout.color(of: most))
    }
  }

  /// So many pixels of so few bits are counted by their whole values.
  @Test func manyPixelsOfSixteenBitsAreCountedLikeFew() throws {
    let rect = Rect(x: 2, y: 2, width: 300, height: 230)
    var random = SeededGenerator(seed: 14)
    let values = (0..<rect.width * rect.height).map { _ in UInt16(random.next() % 20000 * 3) }
    let bytes = values.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let buffer = PixelBuffer(bytes, rect: rect, layout: try Layouts.depth16())
    let reds = values.map { Int($0 >> 11) }
    let mean = Double(reds.reduce(0, +)) / Double(31 * reds.count)
    let median = Double(reds.sorted()[reds.count / 2]) / 31
    #expect(AreaAverage(.srgb).color(of: rect, in: buffer)?.components.x == mean)
    #expect(AreaAverage(.median).color(of: rect, in: buffer)?.components.x == median)
    let counts = values.reduce(into: [UInt16: Int]()) { $0[$1, default: 0] += 1 }
    let most = try #require(values.first { counts[$0] == counts.values.max() })
    let color = buffer.layout.color(of: UInt32(most))
    #expect(AreaAverage(.mode).color(of: rect, in: buffer) == color)
  }

  /// Padding does not make two pixels of one colour differ, nor do two cells of a colour map.
  @Test func theMostFrequentIsAColorNotAPixel() throws {
    let padded = try buffer(nine) { $0.x == 1 ? 0x000005 : UInt32($0.y) << 24 | 0x000006 }
    #expect(AreaAverage(.mode).color(of: nine, in: padded)?.rgb8 == RGB8(6))
    let layout = try PixelLayout(
      .pseudoColor, redMask: 0, greenMask: 0, blueMask: 0, depth: 8, bitsPerPixel: 8,
      byteOrder: .leastSignificantFirst, scanlinePad: 8,
      colormap: Colormap(red: [0, 257, 257], green: [0, 257, 257], blue: [0, 257, 257]))
    let row = Rect(x: 0, y: 0, width: 5, height: 1)
    let indexed = PixelBuffer([0, 0, 1, 2, 2], rect: row, layout: layout)
    #expect(AreaAverage(.mode).color(of: row, in: indexed)?.rgb8 == RGB8(0x010101))
  }

  @Test(arguments: SampleMean.allCases)
  func c07_whatIsOutsideIsLeftOut(mean: SampleMean) throws {
    let buffer = try buffer(nine) { _ in 0x336699 }
    let square = AreaAverage.square(5, around: .zero)
    #expect(AreaAverage(mean).color(of: square, in: buffer) == Color(RGB8(0x336699)))
    #expect(AreaAverage(mean).color(of: nine.offset(by: Point(x: 3, y: 0)), in: buffer) == nil)
  }

  /// Exactly, also where rounding errs by a bit, and where layouts meet.
  @Test(arguments: SampleMean.allCases)
  func theMeanOfAConstantFieldIsTheConstant(mean: SampleMean) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let buffer = try PixelBuffer.random(using: &random)
        .filled(with: UInt8.random(in: 0...255, using: &random))
      let constant = buffer.color(at: buffer.rect.origin)
      #expect(AreaAverage(mean).color(of: buffer.rect, in: buffer) == constant)
      let white = try buffer.withRandomPatches(using: &random).filled(with: 255)
      #expect(AreaAverage(mean).color(of: buffer.rect, in: white) == Color.white)
    }
  }

  /// The reference reads pixel by pixel and shares no code with the product.
  @Test func everyMeanIsThatOfTheReferenceInAnyLayout() throws {
    var random = SeededGenerator(seed: 12)
    for index in 0..<300 {
      let buffer =
        index % 3 == 0
        ? try PixelBuffer.random(using: &random, widths: 2...50).withRuns(using: &random)
        : try PixelBuffer.random(using: &random).withRandomPatches(using: &random)
      let area = buffer.rect.inset(by: Insets(top: 1, left: -1, bottom: 0, right: 1))
      let inside = area.intersection(buffer.rect)
      let pixels = (inside.minY..<inside.maxY).flatMap { y in
        (inside.minX..<inside.maxX).compactMap { buffer.color(at: Point(x: $0, y: y)) }
      }
      for mean in SampleMean.allCases {
        let (color, expected) = (
          AreaAverage(mean).color(of: area, in: buffer), reference(mean, pixels)
        )
        let way = (color ?? .black).components - expected
        #expect(color != nil && (way * way).sum() < 1e-24, "\(mean)")
      }
    }
  }

  private func reference(_ mean: SampleMean, _ pixels: [Color]) -> SIMD4<Double> {
    let sum = SIMD4<Double>.zero
    let count = Double(pixels.count)
    switch mean {
    case .srgb: return pixels.reduce(sum) { $0 + $1.components } / count
    case .linear:
      let light = pixels.reduce(sum) { $0 + $1.converted(to: .linearSRGB).components } / count
      return Color(.linearSRGB, light.x, light.y, light.z).converted(to: .srgb).components
    case .median:
      var median = SIMD4<Double>.zero
      for channel in 0..<3 {
        let values = pixels.map { $0.components[channel] }.sorted()
        median[channel] = (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
      }
      return median
    case .mode:
      let counts = pixels.map { pixel in pixels.count { $0 == pixel } }
      return pixels[counts.firstIndex(of: counts.max() ?? 0) ?? 0].components
    }
  }
}
