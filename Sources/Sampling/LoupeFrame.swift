public import ColorModel
public import Geometry

/// What the loupe shows at one moment.
public struct LoupeFrame: Hashable, Sendable {
  /// The pixel of the centre cell, in root coordinates.
  public let pointer: Point
  /// The cells in each direction.
  public let columns: Int
  /// In rows, top left first; nil where there is no screen.
  public let cells: [RGB8?]
  /// The side of the averaged square in pixels: 1 is the pixel itself.
  public let sampleSize: Int
  /// The sample at the screen's full precision; nil where no pixel of it was captured.
  public let color: Color?
  /// The bits of a channel of the screen.
  public let bitsPerChannel: Int

  /// The capture need not cover the view: what it lacks is shown as nothing and not averaged.
  public init(
    _ capture: PixelBuffer, at pointer: Point, geometry: LoupeGeometry, sampleSize: Int = 1,
    average: AreaAverage = AreaAverage()
  ) {
    let view = geometry.view(at: pointer)
    self.pointer = pointer
    columns = geometry.cells
    cells = Raster(capture, in: view).cells(in: view)
    self.sampleSize = sampleSize
    color = average.color(of: AreaAverage.square(sampleSize, around: pointer), in: capture)
    bitsPerChannel = capture.bitsPerChannel(at: pointer)
  }
}
