import ColorModel
import Drawing
import Geometry
public import Text
public import X11

/// What the canvases of one display share: formats, and pictures that are costly to make.
///
/// All caches are bounded, and keyed by what a picture shows and never by where it is drawn.
public final class CanvasCaches {
  let display: Display
  let argb: PictureFormat
  let fields: FieldCache
  let texts: TextCache
  let targets: TargetCache
  private let mask: PictureFormat
  private var solids = RecencyCache<RenderColor, Picture>(limit: 128)
  private var masks = RecencyCache<MaskKey, Picture>(limit: 1 << 20)
  private var patterns = RecencyCache<Pattern, Picture>(limit: 8)

  private struct MaskKey: Hashable {
    let path: Path
    /// 0 for the inside.
    let stroke: Int
  }

  private enum Pattern: Hashable {
    case houndstooth(tile: Int)
    case hatch(RGB8, tile: Int)
    case lattice(side: Int)
    case noPixels
  }

  /// Throws where the server lacks RENDER.
  public init(_ display: Display, text: TextEngine) throws(XError) {
    self.display = display
    argb = try display.argbFormat()
    mask = try display.maskFormat()
    targets = TargetCache(display)
    fields = FieldCache(display, format: argb)
    texts = TextCache(display, engine: text, color: argb, coverage: mask)
  }

  /// The text engine has other fonts now.
  public func fontsChanged() { texts.fontsChanged() }

  func solid(_ color: RenderColor) -> Picture {
    solids.value(for: color) { Picture(solid: color, on: display) }
  }

  /// The coverage of a path whose bounds start at 0,0; of the band along its edge for a stroke.
  func mask(of path: Path, stroke: Int?) -> Picture {
    let size = path.bounds.size
    let key = MaskKey(path: path, stroke: stroke ?? 0)
    return masks.value(for: key, cost: size.width * size.height) {
      let coverage = stroke.map { path.strokeCoverage(width: $0) } ?? path.coverage()
      let picture = Picture(mask, size: size, on: display)
      picture.put(coverage: coverage.bytes, size: size)
      return picture
    }
  }

  /// The pattern behind translucent colours, without end.
  func houndstooth(tile: Int) -> Picture {
    let tile = max(1, tile)
    return pattern(.houndstooth(tile: tile), side: tile) { x, y in
      Houndstooth.pixel(x: x, y: y, tile: tile).argb
    }
  }

  /// Diagonal stripes, without end.
  func hatch(_ color: RGB8, tile: Int) -> Picture {
    let tile = max(2, tile)
    return pattern(.hatch(color, tile: tile), side: tile) { x, y in
      (x + y) % tile < tile / 2 ? color.argb : 0
    }
  }

  /// Lines along the upper and left side of every cell, without end.
  func lattice(side: Int) -> Picture {
    let side = max(1, side)
    return pattern(.lattice(side: side), side: side) { x, y in
      x == 0 || y == 0 ? 46 << 24 : 0
    }
  }

  /// What stands where there are no pixels: dark diagonals, unlike anything on a screen.
  var noPixels: Picture {
    pattern(.noPixels, side: 8) { x, y in
      RGB8((x + y) % 8 < 4 ? 0x303030 : 0x484848).argb
    }
  }

  private func pattern(
    _ pattern: Pattern, side: Int, pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> Picture {
    patterns.value(for: pattern) {
      let size = Size(width: side, height: side)
      let picture = Picture(argb, size: size, on: display)
      let pixels = (0..<side).flatMap { y in (0..<side).map { x in pixel(x, y) } }
      picture.put(argb: pixels, size: size)
      picture.setOutside(.tiled)
      return picture
    }
  }
}
