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
  /// In rows, top left first.
  public let cells: [RGB8]

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
    let boxes = Boxes(
      columns: bounds(left, columns, lengths.x), rows: bounds(top, rows, lengths.y))
    cells = boxes.means(of: picture, from: rect.origin, over: Backdrop(backdrop))
  }
}

/// The pattern behind translucent pixels.
private struct Backdrop {
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

/// The picture pixels of each column and row of cells.
private struct Boxes {
  let columns: [Range<Int>]
  let rows: [Range<Int>]

  /// The means of encoded values, each pixel by its alpha; every pixel is read once.
  func means(of picture: Picture, from corner: Point, over backdrop: Backdrop) -> [RGB8] {
    var cells: [RGB8] = []
    cells.reserveCapacity(columns.count * rows.count)
    // Red, green, blue and how much of it there is, column by column.
    var sums = [UInt64](repeating: 0, count: 4 * columns.count)
    let full: UInt64 = picture.hasAlpha ? 255 : 1
    for (down, row) in rows.enumerated() {
      for index in sums.indices { sums[index] = 0 }
      for y in row { add(y, of: picture, to: &sums) }
      for (across, column) in columns.enumerated() {
        let whole = full * UInt64(column.count * row.count)
        let (at, rest) = (4 * across, whole - sums[4 * across + 3])
        let behind =
          rest == 0 ? RGB8(0) : backdrop.pixel(x: corner.x + across, y: corner.y + down)
        func mean(_ sum: UInt64, _ behind: UInt8) -> UInt8 {
          UInt8((sum + rest * UInt64(behind) + whole / 2) / whole)
        }
        cells.append(
          RGB8(
            mean(sums[at], behind.red), mean(sums[at + 1], behind.green),
            mean(sums[at + 2], behind.blue)))
      }
    }
    return cells
  }

  private func add(_ y: Int, of picture: Picture, to sums: inout [UInt64]) {
    let step = picture.hasAlpha ? 4 : 3
    picture.bytes.withUnsafeBytes { bytes in
      for (index, column) in columns.enumerated() {
        var (red, green, blue, cover) = (0, 0, 0, 0) as (UInt64, UInt64, UInt64, UInt64)
        var offset = y * picture.bytesPerRow + column.lowerBound * step
        let end = offset + column.count * step
        while offset < end {
          let alpha = step == 4 ? UInt64(bytes[offset + 3]) : 1
          red &+= alpha &* UInt64(bytes[offset])
          green &+= alpha &* UInt64(bytes[offset + 1])
          blue &+= alpha &* UInt64(bytes[offset + 2])
          cover &+= alpha
          offset += step
        }
        sums[4 * index] &+= red
        sums[4 * index + 1] &+= green
        sums[4 * index + 2] &+= blue
        sums[4 * index + 3] &+= cover
      }
    }
  }
}
