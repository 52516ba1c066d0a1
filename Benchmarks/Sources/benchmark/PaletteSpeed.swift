import ColorModel
import Glibc

/// The palette of a picture beside ImageMagick's, from exec to output.
struct PaletteSpeed {
  struct Result {
    let count: Int
    var own = Side()
    var other = Side()
  }

  /// What one of the two took, and how good its colours are.
  struct Side {
    var wall = Samples()
    var processor = Samples()
    var colors: [RGB8] = []
    /// The mean distance in OKLab of a pixel to the nearest of the colours.
    var error = Double.nan
  }

  private(set) var results: [Result] = []

  static let counts = [8, 16, 64]

  /// - Parameter convert: ImageMagick's program.
  init(
    _ pixmap: Pixmap, chidori: String, convert: String, runs: Int, progress: (String) -> Void
  ) {
    guard let file = ScratchFile(pixmap.bytes), let target = ScratchFile([]) else { return }
    let path = file.path
    let counts = ColorHistogram(pixmap)
    for count in Self.counts {
      var result = Result(count: count)
      for _ in 0..<runs {
        progress("a palette of \(count)")
        Self.run([chidori, "image", path, "--palette", "\(count)"], target, &result.own)
        Self.run(
          [convert, path, "-colors", "\(count)", "-unique-colors", "-depth", "8", "txt:-"], target,
          &result.other)
      }
      result.own.error = counts.meanDistance(to: result.own.colors)
      result.other.error = counts.meanDistance(to: result.other.colors)
      results.append(result)
    }
  }

  private static func run(_ words: [String], _ target: ScratchFile, _ side: inout Side) {
    let run = Command.run(words, output: target.path)
    side.wall.append(run?.wall)
    side.processor.append(run?.processor)
    side.colors = target.words.filter { $0.count == 7 && $0.hasPrefix("#") }
      .compactMap { UInt32($0.dropFirst(), radix: 16) }.map { RGB8($0) }
  }
}

/// How often each colour of a picture is met.
private struct ColorHistogram {
  private var counts = [UInt32](repeating: 0, count: 1 << 24)

  init(_ pixmap: Pixmap) {
    for start in stride(from: 0, to: pixmap.pixels.count, by: 3) {
      let (red, green) = (pixmap.pixels[start], pixmap.pixels[start + 1])
      counts[Int(RGB8(red, green, pixmap.pixels[start + 2]).hex)] += 1
    }
  }

  /// Every pixel to the colour nearest to it.
  func meanDistance(to colors: [RGB8]) -> Double {
    let palette = colors.map { Color($0).converted(to: .oklab).components }
    var (sum, total) = (0.0, 0.0)
    for (hex, count) in counts.enumerated() where count > 0 {
      let lab = Color(RGB8(UInt32(hex))).converted(to: .oklab).components
      let nearest = palette.map { (($0 - lab) * ($0 - lab)).sum() }.min() ?? .nan
      sum += nearest.squareRoot() * Double(count)
      total += Double(count)
    }
    return sum / total
  }
}
