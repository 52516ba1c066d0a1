import ColorModel
import Drawing
import Geometry
import Text
import X11

/// Lines of text as pictures, each shaped and uploaded once.
final class TextCache {
  /// The ink of a line, from the top left corner of its line box.
  enum Ink {
    /// Nothing to see, such as spaces.
    case empty
    /// To be filled with the text's paint.
    case coverage(Picture, Rect)
    /// Colour glyphs: to be laid down as they are.
    case color(Picture, Rect)
  }

  private let display: Display
  private let engine: TextEngine
  private let color: PictureFormat
  private let coverage: PictureFormat
  // In bytes of text: what a line costs to hold grows with its length. The window with its key list
  // shows two kilobytes at a time; all the rest is numbers that passed by.
  private var inks = RecencyCache<TextRun, Ink>(limit: 4096)

  init(_ display: Display, engine: TextEngine, color: PictureFormat, coverage: PictureFormat) {
    self.display = display
    self.engine = engine
    self.color = color
    self.coverage = coverage
  }

  /// Forgets all lines: the engine has other fonts now.
  func fontsChanged() { inks.removeAll() }

  /// The ink of the run, shared by all paints where the paint does not matter.
  func ink(of run: TextRun) -> Ink {
    let plain = TextRun(run.text, run.style, .solid(RGB8(0, 0, 0)))
    let ink = cached(plain)
    guard case .color = ink, run.paint != plain.paint else { return ink }
    return cached(run)
  }

  private func cached(_ run: TextRun) -> Ink {
    inks.value(for: run, cost: run.text.utf8.count) {
      let raster = engine.raster(of: run.text, run.style, ink: run.paint.argb)
      guard !raster.rect.isEmpty else { return .empty }
      switch raster.pixels {
      case .coverage(let bytes):
        let picture = Picture(coverage, size: raster.rect.size, on: display)
        picture.put(coverage: bytes, size: raster.rect.size)
        return .coverage(picture, raster.rect)
      case .color(let pixels):
        let picture = Picture(color, size: raster.rect.size, on: display)
        picture.put(argb: pixels, size: raster.rect.size)
        return .color(picture, raster.rect)
      }
    }
  }
}

extension Paint {
  /// What text beside colour glyphs is drawn in.
  fileprivate var argb: UInt32 {
    switch self {
    case .solid(let color, let alpha): UInt32(alpha) << 24 | color.hex
    case .hatch(let color, _): color.argb
    case .houndstooth, .lattice: Houndstooth.dark.argb
    }
  }
}
