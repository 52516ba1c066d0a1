import Geometry
import Glibc
import Sampling

/// A binary portable pixmap of 8 bits a channel (P6): the plainest uncompressed picture file.
struct Pixmap {
  let size: Size
  /// Red, green and blue of each pixel in rows.
  let pixels: [UInt8]

  init(size: Size, pixels: [UInt8]) {
    self.size = size
    self.pixels = pixels
  }

  /// Nil where the file is missing, short, or of another kind.
  init?(path: String) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: 512)
    let got = read(file, &head, head.count)
    guard let header = Self.header(head.prefix(max(0, got))) else { return nil }
    size = Size(width: header.numbers[0], height: header.numbers[1])
    let length = size.width * size.height * 3
    guard lseek(file, header.length, SEEK_SET) == header.length else { return nil }
    pixels = [UInt8](unsafeUninitializedCapacity: length) { bytes, count in
      while count < length, let start = bytes.baseAddress {
        let more = read(file, start + count, length - count)
        guard more > 0 else { return }
        count += more
      }
    }
    guard pixels.count == length else { return nil }
  }

  var picture: Sampling.Picture { Sampling.Picture(pixels, size: size, hasAlpha: false) }

  /// The file's bytes.
  var bytes: [UInt8] { Array("P6\n\(size.width) \(size.height)\n255\n".utf8) + pixels }

  /// Width, height and maximum, after which one white space ends the header.
  private static func header(_ bytes: ArraySlice<UInt8>) -> (numbers: [Int], length: Int)? {
    guard bytes.starts(with: "P6".utf8) else { return nil }
    var (numbers, place) = ([Int](), 2)
    while numbers.count < 3 {
      while place < bytes.count, bytes[place] <= 32 || bytes[place] == UInt8(ascii: "#") {
        if bytes[place] == UInt8(ascii: "#") {
          while place < bytes.count, bytes[place] != 10 { place += 1 }
        } else {
          place += 1
        }
      }
      let digits = bytes[min(place, bytes.count)...].prefix { (48...57).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else {
        return nil
      }
      numbers.append(number)
      place += digits.count
    }
    return numbers[2] == 255 ? (numbers, place + 1) : nil
  }
}

extension Pixmap {
  /// A picture of 12 megapixels with what a photograph has: large and small shades, grain, an edge.
  static func painted(seed: UInt64 = 9) -> Pixmap {
    let size = Size(width: 4000, height: 3000)
    var random = SeededGenerator(seed: seed)
    let (large, small) = (ShadeGrid(7, 5, using: &random), ShadeGrid(81, 61, using: &random))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 3)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (u, v) = (Float(x) / Float(size.width), Float(y) / Float(size.height))
        var shade = large[u, v] * 0.8 + small[u, v] * 0.2
        // A dark ridge below a line, as hills under a sky.
        if v > 0.7 + 0.1 * (u - 0.5) { shade *= 0.4 }
        let grain = random.next()
        for channel in 0..<3 {
          let noise = Float(grain >> (channel * 8) & 15) - 7.5
          pixels.append(UInt8(max(0, min(255, shade[channel] + noise))))
        }
      }
    }
    return Pixmap(size: size, pixels: pixels)
  }
}

/// Random colours on a grid, and what lies between them.
private struct ShadeGrid {
  private let (columns, rows): (Int, Int)
  private let shades: [SIMD3<Float>]

  init(_ columns: Int, _ rows: Int, using random: inout SeededGenerator) {
    (self.columns, self.rows) = (columns, rows)
    shades = (0..<columns * rows).map { _ in .random(in: 0...255, using: &random) }
  }

  /// At a place, each coordinate from 0 up to 1.
  subscript(u: Float, v: Float) -> SIMD3<Float> {
    let (x, y) = (u * Float(columns - 1), v * Float(rows - 1))
    let (column, row) = (Int(x), Int(y))
    let (right, down) = (x - Float(column), y - Float(row))
    let start = row * columns + column
    let above = shades[start] * (1 - right) + shades[start + 1] * right
    let below = shades[start + columns] * (1 - right) + shades[start + columns + 1] * right
    return above * (1 - down) + below * down
  }
}
