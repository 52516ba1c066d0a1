import ColorModel
import Geometry
import Sampling

/// How long the means of a rectangle of 3840 x 2160 pixels take, in milliseconds of a wall clock: all processors work.
struct MeanSpeed {
  struct Row {
    let name: String
    /// By mean, in their order.
    var times: [Double]
  }

  private(set) var rows: [Row] = []

  private enum Content: String, CaseIterable {
    /// Panels with lines of speckles in 64 greys, as text has them.
    case desktop = "a desktop"
    /// A gradient in two directions, with grain.
    case photograph = "a photograph"
    case noise
  }

  /// What no mean may take, in milliseconds.
  private static let limit = 15.0
  private static let rect = Rect(x: 0, y: 0, width: 3840, height: 2160)

  init(runs: Int) {
    let layouts: [(String, PixelLayout?)] = [
      ("depth 24", Self.layout(0xFF_0000, 0xFF00, 0xFF, depth: 24, bits: 32)),
      ("depth 30", Self.layout(0x3FF0_0000, 0xF_FC00, 0x3FF, depth: 30, bits: 32)),
      ("depth 16", Self.layout(0xF800, 0x07E0, 0x1F, depth: 16, bits: 16)),
    ]
    for case (let name, let layout?) in layouts {
      for content in Content.allCases {
        let buffer = Self.buffer(layout, content)
        let times = SampleMean.allCases.map { mean in
          var samples = Samples()
          for _ in 0..<runs {
            let begun = Clock.now
            let color = AreaAverage(mean).color(of: Self.rect, in: buffer)
            samples.append(Clock.now - begun)
            precondition(color != nil)
          }
          return samples.median
        }
        rows.append(Row(name: "\(name), \(content.rawValue)", times: times))
      }
    }
  }

  var text: String {
    let head = "| the mean of 3840 × 2160 pixels, ms | sRGB | linear | median | most frequent |"
    let lines = rows.map { row in
      "| \(row.name) | " + row.times.map { decimal($0, 1) }.joined(separator: " | ") + " |"
    }
    let slow = rows.filter { $0.times.contains { $0 >= Self.limit } }.map(\.name)
    let verdict =
      "All below \(decimal(Self.limit, 0)) ms: "
      + (slow.isEmpty ? "met." : "missed for \(slow.joined(separator: "; ")).")
    return (["", head, "|---|---:|---:|---:|---:|"] + lines + ["", verdict])
      .joined(separator: "\n") + "\n"
  }

  private static func layout(
    _ red: UInt32, _ green: UInt32, _ blue: UInt32, depth: Int, bits: Int
  ) -> PixelLayout? {
    try? PixelLayout(
      redMask: red, greenMask: green, blueMask: blue, depth: depth, bitsPerPixel: bits,
      byteOrder: .leastSignificantFirst)
  }

  private static func buffer(_ layout: PixelLayout, _ content: Content) -> PixelBuffer {
    var random = SeededGenerator(seed: 3)
    let step = layout.bytesPerPixel
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rect.width * rect.height * step)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        var value: UInt64 = x < 900 ? 0x2b2b_2b2b : 0xf8f8_f8f8
        switch content {
        case .desktop:
          if y / 9 % 2 == 0, x / 7 % 3 > 0, random.next() % 4 == 0 {
            value = (random.next() & 0x3f) * 0x0404_0404
          }
        case .photograph:
          let levels = [x * 200 / rect.width, y * 200 / rect.height, (x + y) % 3000 / 15]
          value = zip(levels, [layout.red, layout.green, layout.blue]).reduce(0) { value, part in
            let level = UInt64(part.0) + random.next() % 8
            return value | ((level << part.1.bits) >> 8) << part.1.shift
          }
        case .noise: value = random.next()
        }
        for index in 0..<step { bytes.append(UInt8(truncatingIfNeeded: value >> (index * 8))) }
      }
    }
    return PixelBuffer(bytes, rect: rect, layout: layout)
  }
}
