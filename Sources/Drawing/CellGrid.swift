public import ColorModel

/// A block of equal square cells in rows, top left first; nil is a cell without a pixel behind it.
public struct CellGrid: Equatable, Sendable {
  public let columns: Int
  public let cells: [RGB8?]
  /// The side of a cell in device pixels.
  public let side: Int
  /// The device pixels by which the first row and column stand out at the top left, and are cut.
  public let cut: Int

  /// The number of cells must be a multiple of `columns`.
  public init(columns: Int, cells: [RGB8?], side: Int, cut: Int = 0) {
    precondition(columns > 0 && cells.count.isMultiple(of: columns), "ragged cells")
    self.columns = columns
    self.cells = cells
    self.side = side
    self.cut = cut
  }

  public var rows: Int { cells.count / columns }
}

extension CellGrid: Hashable {
  /// By the measures alone: two grids are compared far more often than looked up.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(cells.count)
    hasher.combine(side)
    hasher.combine(cut)
  }
}
