public import ColorModel
public import Geometry

/// What the screen shows of a picture: square cells, one a picture pixel where it is shown larger.
///
/// Only shown, never sampled: where the picture is smaller a cell is the mean of its pixels, and
/// what is translucent lies over a pattern.
public struct PictureRaster: Hashable, Sendable {
  /// What the cells cover: all of the visible part, and beyond it what completes the cells there.
  public let rect: Rect
  public let columns: Int
  /// The side of a cell in screen pixels.
  public let side: Int
  /// In rows, top left first; all of them are there.
  public let cells: [RGB8?]

  /// - Parameter backdrop: one square tile of the pattern behind translucent pixels, in rows.
  public init(_ picture: Picture, _ mapping: PictureMapping, backdrop: [RGB8]) {
    let visible = mapping.visible
    let side =
      mapping.zoom < .actual || picture.hasAlpha
      ? 1 : mapping.zoom.numerator / mapping.zoom.denominator
    guard !visible.isEmpty else {
      (rect, columns, self.side, cells) = (.zero, 1, 1, [])
      return
    }
    let place = visible.offset(by: Point.zero - mapping.frame.origin)
    let (left, top) = (place.minX / side, place.minY / side)
    let columns = (place.maxX + side - 1) / side - left
    let rows = (place.maxY + side - 1) / side - top
    self.columns = columns
    self.side = side
    rect = Rect(
      x: mapping.frame.minX + left * side, y: mapping.frame.minY + top * side,
      width: columns * side, height: rows * side)
    let lengths = (
      x: (mapping.picture.width, mapping.frame.width),
      y: (mapping.picture.height, mapping.frame.height)
    )
    let isSmaller = mapping.zoom < .actual
    let factor = mapping.zoom.numerator / mapping.zoom.denominator
    func bounds(_ start: Int, _ count: Int, _ lengths: (Int, Int)) -> [Range<Int>] {
      (start..<start + count).map { place in
        guard isSmaller else {
          let pixel = side == 1 ? place / factor : place
          return pixel..<pixel + 1
        }
        let first = mapping.firstPixel(place, lengths: lengths)
        return first..<max(first + 1, mapping.firstPixel(place + 1, lengths: lengths))
      }
    }
    let boxes = PictureBoxes(
      columns: bounds(left, columns, lengths.x), rows: bounds(top, rows, lengths.y))
    cells =
      isSmaller || picture.hasAlpha
      ? boxes.means(of: picture, from: rect.origin, over: PictureBackdrop(backdrop))
      : boxes.pixels(of: picture)
  }
}

/// The pattern behind translucent pixels.
struct PictureBackdrop {
  let tile: [RGB8]
  let side: Int

  init(_ tile: [RGB8]) {
    self.tile = tile.isEmpty ? [RGB8(255, 255, 255)] : tile
    side = max(1, Int(Double(tile.count).squareRoot()))
  }

  func pixel(x: Int, y: Int) -> RGB8 {
    tile[(y % side + side) % side * side + (x % side + side) % side]
  }
}
