public import ColorModel

/// A block of equal cells in rows, top left first; nil is a cell without a pixel behind it.
public struct CellGrid: Hashable, Sendable {
  public let columns: Int
  public let cells: [RGB8?]

  /// The number of cells must be a multiple of `columns`.
  public init(columns: Int, cells: [RGB8?]) {
    precondition(columns > 0 && cells.count.isMultiple(of: columns), "ragged cells")
    self.columns = columns
    self.cells = cells
  }

  public var rows: Int { cells.count / columns }
}
