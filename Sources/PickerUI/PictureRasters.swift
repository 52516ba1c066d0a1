import ColorModel
import Drawing
import Geometry
import Sampling

/// The raster of a picture that was shown last, which serves again while nothing of it changes.
///
/// Views are built anew for every change; going through a large picture each time would be felt.
public final class PictureRasters {
  private var key: Key?
  private var grid: (cells: CellGrid, rect: Rect)?

  private struct Key: Equatable {
    let picture: Picture
    let mapping: PictureMapping
    let tile: Int
  }

  public init() {}

  /// Whether no picture is held.
  var isEmpty: Bool { key == nil }

  /// Lets go of the picture, which may be large, and of its raster: none is shown any longer.
  func forget() { (key, grid) = (nil, nil) }

  /// The cells, and the rectangle they fill; nil where nothing is seen.
  func grid(
    of picture: Picture, _ mapping: PictureMapping, tile: Int
  ) -> (cells: CellGrid, rect: Rect)? {
    let key = Key(picture: picture, mapping: mapping, tile: tile)
    if key == self.key { return grid }
    let backdrop = picture.hasAlpha ? Houndstooth.pixels(tile: tile) : []
    let raster = PictureRaster(picture, mapping, backdrop: backdrop)
    self.key = key
    grid =
      raster.cells.isEmpty
      ? nil
      : (
        CellGrid(columns: raster.columns, cells: raster.cells, side: raster.side), raster.rect
      )
    return grid
  }
}
