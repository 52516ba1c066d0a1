public import Geometry

/// The measures of the loupe, in device pixels.
///
/// The loupe is a square of square cells over a strip with swatch and text, inside a border. The
/// square keeps its size at every zoom: the cells that do not fit wholly are cut at its edges,
/// alike on all sides, so that the centre cell stays where it is.
public struct LoupeGeometry: Hashable, Sendable {
  public let lens: LoupeLens
  /// The side of a cell that the lens does not change.
  public let defaultCell: Int
  /// The side of a cell.
  public let cell: Int
  /// In each direction, those that are cut included; odd, so that one is the centre.
  public let cells: Int
  public let border: Int
  public let stripHeight: Int
  /// The room for the hints below the strip; 0 without.
  public let hintHeight: Int
  public let radius: Int
  /// The width of a line that hides what is under it: no more than can be seen.
  public let line: Int
  /// The free space kept around what is captured.
  public let gap: Int
  /// The side of the square of cells.
  private let side: Int

  /// - Parameter cells: across the square, at the size that the lens does not change; odd.
  public init(
    scale: Double = 1, cells frame: Int = 17, lens: LoupeLens = LoupeLens(), hasHints: Bool = false
  ) {
    func scaled(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
    self.lens = lens
    defaultCell = scaled(11)
    side = frame * defaultCell
    cell = max(1, min(lens.zoom ?? defaultCell, side / lens.sampleSize))
    // Enough to fill the wider half where the two halves cannot be the same.
    cells = 2 * (((side - cell + 1) / 2 + cell - 1) / cell) + 1
    border = 1
    stripHeight = scaled(52)
    hintHeight = hasHints ? scaled(42) : 0
    radius = scaled(10)
    line = scaled(0.5)
    gap = max(32, scaled(32))
  }

  /// The whole loupe.
  public var size: Size {
    Size(width: side + 2 * border, height: side + stripHeight + hintHeight + 2 * border)
  }

  /// The cells, from the loupe's top left corner.
  public var grid: Rect { Rect(x: border, y: border, width: side, height: side) }

  /// What is cut off the first row and column.
  public var cut: Int { cells / 2 * cell - (side - cell) / 2 }

  /// Swatch and text, from the loupe's top left corner.
  public var strip: Rect {
    Rect(x: border, y: grid.maxY, width: side, height: stripHeight)
  }

  /// The hints below the strip, from the loupe's top left corner.
  public var hints: Rect {
    Rect(x: border, y: strip.maxY, width: side, height: hintHeight)
  }

  /// The cell at the centre, from the loupe's top left corner.
  public var centerCell: Rect { square(1) }

  /// So many cells around the centre, from the loupe's top left corner.
  public func square(_ size: Int) -> Rect {
    let start = (side - cell) / 2 - size / 2 * cell
    return Rect(x: grid.minX + start, y: grid.minY + start, width: size * cell, height: size * cell)
  }

  /// The pixels under the cells; near the root's edges a part of them does not exist.
  public func view(at pointer: Point) -> Rect { AreaAverage.square(cells, around: pointer) }

  /// The pixels under the cells that exist.
  public func capture(at pointer: Point, in bounds: Rect) -> Rect {
    view(at: pointer).intersection(bounds)
  }
}
