import ColorModel
import Geometry

extension ColorField {
  /// Of OKLCH or OKLab, whose rows leave sRGB.
  ///
  /// Along a row the cube roots of the cones' response go straight, so that linear light is a
  /// polynomial of the third degree: four colours tell it, and no pixel takes a conversion.
  func wideRaster(_ size: Size) -> [UInt32] {
    guard !size.isEmpty else { return [] }
    let (right, bottom) = (Double(max(1, size.width - 1)), Double(max(1, size.height - 1)))
    let encoding = LightEncoding()
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    var rows: [[Range<Int>]] = []
    rows.reserveCapacity(size.height)
    for row in 0..<size.height {
      let light = Cubic(
        through: [0, 1.0 / 3, 2.0 / 3, 1].map {
          color(x: $0, y: 1 - Double(row) / bottom).converted(to: .linearSRGB).components
        })
      rows.append(
        pixels.withUnsafeMutableBufferPointer {
          encoding.fill($0, from: row * size.width, count: size.width, light, step: 1 / right)
        })
    }
    if let border { draw(border, around: rows, in: size, into: &pixels) }
    return pixels
  }

  /// Fills what is clear and no further than the border's width from a pixel that is not.
  private func draw(
    _ border: Border, around rows: [[Range<Int>]], in size: Size, into pixels: inout [UInt32]
  ) {
    let (ink, width) = (0xFF00_0000 | border.color.hex, border.width)
    for row in rows.indices {
      let gaps = gaps(between: rows[row], in: size.width)
      for near in rows[max(0, row - width)..<min(rows.count, row + width + 1)] {
        for inside in near {
          let reach = inside.lowerBound - width..<inside.upperBound + width
          for gap in gaps {
            for column in gap.clamped(to: reach) { pixels[row * size.width + column] = ink }
          }
        }
      }
    }
  }

  private func gaps(between ranges: [Range<Int>], in width: Int) -> [Range<Int>] {
    let ends = [0] + ranges.map(\.upperBound)
    let starts = ranges.map(\.lowerBound) + [width]
    return zip(ends, starts).map { $0..<$1 }.filter { !$0.isEmpty }
  }
}

/// Three channels of linear light along a row from 0 to 1.
private struct Cubic {
  private let a, b, c, d: SIMD4<Double>
  /// No channel changes faster.
  let steepest: SIMD4<Double>

  /// Through values at 0, 1/3, 2/3 and 1.
  init(through p: [SIMD4<Double>]) {
    let (first, second, third) = (p[1] - p[0], p[2] - p[1], p[3] - p[2])
    let (bend, turn) = (second - first, third - second)
    let twist = turn - bend
    // Newton's forward differences, in t = 3 x.
    a = p[0]
    b = 3 * (first - bend / 2 + twist / 3)
    c = 9 * (bend / 2 - twist / 2)
    d = 27 * (twist / 6)
    steepest = magnitude(b) + 2 * magnitude(c) + 3 * magnitude(d) + 1e-9
  }

  @inline(__always)
  func callAsFunction(_ x: Double) -> SIMD4<Double> { a + x * (b + x * (c + x * d)) }
}

/// From linear light to bytes of sRGB, as `byte` rounds them, without a power a pixel.
private struct LightEncoding {
  /// The linear light of the sRGB values a millionth outside.
  private let low, high: Double
  /// The least light of each byte, and one beyond all.
  private let thresholds: [Double]
  /// The byte at the start of each of equal parts of the range.
  private let starts: [UInt8]

  init() {
    func light(_ value: Double) -> Double {
      Color(.srgb, value, value, value).converted(to: .linearSRGB).components.x
    }
    (low, high) = (light(-1e-6), light(1 + 1e-6))
    let thresholds = (0...256).map {
      $0 == 0 ? -1 : $0 == 256 ? 2 : light((Double($0) - 0.5 - 1e-9) / 255)
    }
    var byte: UInt8 = 0
    starts = (0...Self.parts).map { part in
      while Double(part) / Double(Self.parts) >= thresholds[Int(byte) + 1] { byte += 1 }
      return byte
    }
    self.thresholds = thresholds
  }

  private static let parts = 4096

  /// Fills the pixels of a row that lie in sRGB, and tells where they are.
  func fill(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, from first: Int, count: Int, _ light: Cubic,
    step: Double
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    thresholds.withUnsafeBufferPointer { thresholds in
      starts.withUnsafeBufferPointer { starts in
        var column = 0
        while column < count {
          let value = light(Double(column) * step)
          let (least, most) = (min(value.x, value.y, value.z), max(value.x, value.y, value.z))
          // The tolerance shrinks with the light: else the plane had a foot at black.
          guard most <= high, least >= max(low, most * -1e-6 - 1e-12) else {
            if let from = start { ranges.append(from..<column) }
            start = nil
            // As far as it is outside, it cannot be back before this.
            let miss = larger(low - value, value - high) / light.steepest
            column += max(1, Int(min(miss.max() / step, Double(count))))
            continue
          }
          start = start ?? column
          func byte(_ light: Double) -> UInt32 {
            let part = Int(min(max(light, 0), 1) * Double(Self.parts))
            var byte = Int(starts[part])
            while light >= thresholds[byte + 1] { byte += 1 }
            return UInt32(truncatingIfNeeded: byte)
          }
          pixels[first + column] =
            0xFF00_0000 | byte(value.x) << 16 | byte(value.y) << 8 | byte(value.z)
          column += 1
        }
      }
    }
    if let from = start { ranges.append(from..<count) }
    return ranges
  }
}

@inline(__always)
private func larger(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  a.replacing(with: b, where: b .> a)
}

private func magnitude(_ a: SIMD4<Double>) -> SIMD4<Double> { larger(a, -a) }
