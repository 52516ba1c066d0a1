import Views

/// The measures of the window at scale 1, from the mock-ups.
enum Metrics {
  /// The pages of the settings with their tabs; what is wrong with the file scrolls from a height.
  static let settings = (width: 480.0, height: 346.0)
  static let trouble = 78.0
  /// A field for keys, two of them: `Ctrl+Shift+Z, Ctrl+Y`.
  static let keys = 190.0
  static let padding = 16.0
  /// Between the two columns.
  static let gutter = 20.0
  static let leftColumn = 288.0
  static let rightColumn = 324.0
  /// Below this width the columns stack.
  static let stackingWidth = 560.0

  /// The side panel with its line; and what the rest must keep for both to be shown.
  static let panel = 284.0
  static let leastBesidePanel = 360.0
  /// The least height of the list worth having, and that of a line about the selection.
  static let leastGrid = 60.0
  static let detailLine = 16.0

  static let row = 32.0
  static let letter = 26.0
  static let field = 58.0
  static let fieldHeight = 26.0
  static let control = 28.0
  /// Cancel, OK and what is between.
  static let dialogButtons = 176.0
  static let track = 20.0
  static let swatches = 82.0
  static let nameLine = 18.0
  static let heading = 18.0
  /// A row of the contrast panel.
  static let contrast = 26.0
  /// The least height at which the square is worth its room.
  static let leastSquare = 72.0
  /// The least width, padding aside, at which there is more than the output row.
  static let leastWidth = 128.0
  /// Below this width the output row is split in two.
  static let compactWidth = 280.0

  /// The height of a list in a sheet: what it likes to have, or what the rest leaves of the window's.
  static func list(_ wanted: Double, rest: Double, in height: Int, _ scale: Scale) -> Double {
    max(leastGrid, min(wanted, Double(height) / scale.factor - rest))
  }
}
