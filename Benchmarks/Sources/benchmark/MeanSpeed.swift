import ColorModel
import Geometry
import Sampling

/// How long the means of a rectangle of 3840 x 2160 pixels take, in milliseconds of the processor.
struct MeanSpeed {
  struct Row {
    let name: String
    /// By mean, in their order.
    var times: [Double]
  }

  private(set) var rows: [Row] = []

  private static let rect = Rect(x: 0, y: 0, width: 3840, height: 2160)

  init(runs: Int) {
    let layouts: [(String, PixelLayout?)] = [
      ("depth 24", Self.layout(0xFF_0000, 0xFF00, 0xFF, depth: 24, bits: 32)),
      ("depth 30", Self.layout(0x3FF0_0000, 0xF_FC00, 0x3FF, depth: 30, bits: 32)),
      ("depth 16", Self.layout(0xF800, 0x07E0, 0x1F, depth: 16, bits: 16)),
    ]
    for case (let name, let layout?) in layouts {
      for isNoise in [false, true] {
        let buffer = Self.buffer(layout, isNoise: isNoise)
        let times = SampleMean.allCases.map { mean in
          var samples = Samples()
          for _ in 0..<runs {
            let begun = Clock.processor
            let color = AreaAverage(mean).color(of: Self.rect, in: buffer)
            samples.append(Clock.processor - begun)
            precondition(color != nil)
          }
          return samples.median
        }
        rows.append(Row(name: "\(name), \(isNoise ? "noise" : "a desktop")", times: times))
      }
    }
  }

  var text: String {
    let head = "| the mean of 3840 × 2160 pixels, ms | sRGB | linear | median | most frequent |"
    let lines = rows.map { row in
      "| \(row.name) | " + row.times.map { decimal($0, 1) }.joined(separator: " | ") + " |"
    }
    return (["", head, "|---|---:|---:|---:|---:|"] + lines).joined(separator: "\n") + "\n"
  }

  private static func layout(
    _ red: UInt32, _ green: UInt32, _ blue: UInt32, depth: Int, bits: Int
  ) -> PixelLayout? {
    try? PixelLayout(
      redMask: red, greenMask: green, blueMask: blue, depth: depth, bitsPerPixel: bits,
      byteOrder: .leastSignificantFirst)
  }

  /// Noise, or panels with lines of speckles in 64 greys, as text has them.
  private static func buffer(_ layout: PixelLayout, isNoise: Bool) -> PixelBuffer {
    var random = SeededGenerator(seed: 3)
    let step = layout.bytesPerPixel
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rect.width * rect.height * step)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        var value: UInt64 = x < 900 ? 0x2b2b_2b2b : 0xf8f8_f8f8
        if isNoise {
          value = random.next()
        } else if y / 9 % 2 == 0, x / 7 % 3 > 0, random.next() % 4 == 0 {
          value = (random.next() & 0x3f) * 0x0404_0404
        }
        for index in 0..<step { bytes.append(UInt8(truncatingIfNeeded: value >> (index * 8))) }
      }
    }
    return PixelBuffer(bytes, rect: rect, layout: layout)
  }
}
