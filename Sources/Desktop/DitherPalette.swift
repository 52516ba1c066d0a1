import ColorModel
import X11

/// The few colours that a window of eight bits a pixel can show, and which stands for which.
///
/// A colour between two levels of a channel is shown by both, in a fixed 8 x 8 pattern, so that its
/// mean is right. Greys have a finer scale of their own where there are cells to choose: nearly all
/// of the window is grey, and its text.
struct DitherPalette {
  /// Of red, green and blue.
  private let axes: [Levels]
  /// Pixel values by the levels of red, green and blue; empty where all is grey.
  private let cube: [UInt8]
  private let grey: Levels
  /// Pixel values by level; empty where greys are colours like any other.
  private let greys: [UInt8]

  /// Of a shared colour map of 256 cells 157 are taken at most, and others may share them.
  init(_ visual: Visual, colormap: ColormapID, on display: Display) {
    func cells(_ colors: [RGB8]) -> [UInt8] {
      let wanted = colors.map { RenderColor(red: $0.red, green: $0.green, blue: $0.blue) }
      return display.allocate(wanted, in: colormap, visual: visual).map {
        UInt8(truncatingIfNeeded: $0)
      }
    }
    let masks = [visual.redMask, visual.greenMask, visual.blueMask]
    let entries = visual.colormapEntries
    switch visual.kind {
    case .trueColor, .directColor:
      axes = masks.map { Levels(min(64, 1 << $0.nonzeroBitCount)) }
      cube = Self.places(axes).map { place in
        zip(place, masks).reduce(0) { $0 | UInt8($1.0.value(outOf: $1.1)) }
      }
      (grey, greys) = (Levels(2), [])
    case .staticColor:
      axes = masks.map { Levels($0 == 0 ? 4 : min(64, 1 << $0.nonzeroBitCount)) }
      cube = cells(Self.places(axes).map(Self.color))
      (grey, greys) = (Levels(2), [])
    case .pseudoColor:
      axes = masks.map { _ in Levels(entries >= 256 ? 5 : 2) }
      cube = cells(Self.places(axes).map(Self.color))
      grey = Levels(entries >= 256 ? 32 : 4)
      greys = cells(grey.greys)
    case .staticGray, .grayScale:
      (axes, cube) = ([], [])
      grey = Levels(max(2, min(256, visual.kind == .staticGray ? entries : entries / 4)))
      greys = cells(grey.greys)
    }
  }

  /// The pixel value for a colour at a place of the window.
  func pixel(_ r: UInt8, _ g: UInt8, _ b: UInt8, x: Int, y: Int) -> UInt8 {
    let threshold = Self.pattern[(y & 7) << 3 | x & 7]
    if cube.isEmpty {
      let luma = (Int(r) * 299 + Int(g) * 587 + Int(b) * 114 + 500) / 1000
      return greys[grey.level(of: luma, threshold)]
    }
    if r == g, g == b, !greys.isEmpty { return greys[grey.level(of: Int(r), threshold)] }
    let row =
      axes[0].level(of: Int(r), threshold) * axes[1].count + axes[1].level(of: Int(g), threshold)
    return cube[row * axes[2].count + axes[2].level(of: Int(b), threshold)]
  }

  /// All that the axes span, the last running fastest.
  private static func places(_ axes: [Levels]) -> [[Step]] {
    axes.reduce([[]]) { places, axis in
      places.flatMap { place in
        (0..<axis.count).map { place + [Step(level: $0, last: axis.count - 1)] }
      }
    }
  }

  private static func color(_ place: [Step]) -> RGB8 {
    RGB8(
      UInt8(place[0].value(outOf: 255)), UInt8(place[1].value(outOf: 255)),
      UInt8(place[2].value(outOf: 255)))
  }

  /// A level of a channel and the channel's last.
  private struct Step {
    let level: Int
    let last: Int

    /// The nearest value of the bits of a mask, in their place.
    func value(outOf mask: UInt) -> UInt { ChannelMask(mask).value(level, of: last) }
  }

  /// Bayer's matrix of 64 thresholds (1973), by rows.
  private static let pattern: [Int] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(0) { sum, bit in
      let (right, down) = (x >> bit & 1, y >> bit & 1)
      return sum | (2 * (right ^ down) + down) << (2 * (2 - bit))
    }
  }

  /// Evenly spaced values of a channel, from none to full.
  private struct Levels {
    let count: Int
    /// For each threshold and byte the level.
    private let table: [UInt8]

    init(_ count: Int) {
      self.count = count
      table = (0..<64).flatMap { threshold in
        (0..<256).map { byte in
          let place = byte * (count - 1)
          let isUp = place % 255 * 128 > (2 * threshold + 1) * 255
          return UInt8(place / 255 + (isUp ? 1 : 0))
        }
      }
    }

    func level(of byte: Int, _ threshold: Int) -> Int { Int(table[threshold << 8 | byte]) }

    var greys: [RGB8] {
      (0..<count).map { level in
        let value = UInt8(Step(level: level, last: count - 1).value(outOf: 255))
        return RGB8(value, value, value)
      }
    }
  }
}
