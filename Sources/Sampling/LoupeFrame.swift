public import ColorModel
public import Geometry

/// What the loupe shows at one moment.
public struct LoupeFrame: Hashable, Sendable {
  /// The pixel of the centre cell, in root coordinates.
  public let pointer: Point
  /// The cells in each direction.
  public let columns: Int
  /// In rows, top left first; nil where there is no screen, or something of ours hides it.
  public let cells: [RGB8?]
  /// What the colour is the mean of.
  public let area: SampleArea
  /// Which mean it is.
  public let mean: SampleMean
  /// The pixels of the area, and maybe more; what is missing lies outside the screen.
  ///
  /// Nil for a picture, which is read where it is.
  public let sample: PixelBuffer?
  /// The mean at the screen's full precision; nil where no pixel of it was captured.
  public let color: Color?
  /// The bits of a channel of the screen.
  public let bitsPerChannel: Int

  /// The capture need not cover the view: what it lacks is shown as nothing and not averaged.
  ///
  /// - Parameters:
  ///   - sample: the pixels of the area where it is not inside the view.
  ///   - hidden: what of the view shows something else than the screen.
  ///   - profile: what the area's pixels are converted by; the cells stay as the screen has them.
  public init(
    _ capture: PixelBuffer, sample: PixelBuffer? = nil, of area: SampleArea, at pointer: Point,
    geometry: LoupeGeometry, hidden: [Rect] = [],
    by profile: (any DeviceProfile)? = nil
  ) {
    let view = geometry.view(at: pointer)
    self.pointer = pointer
    columns = geometry.cells
    var cells = Raster(capture, in: view).cells(in: view)
    for rect in hidden.map(view.intersection) where !rect.isEmpty {
      for y in rect.minY..<rect.maxY {
        let row = (y - view.minY) * view.width - view.minX
        for x in rect.minX..<rect.maxX { cells[row + x] = nil }
      }
    }
    self.cells = cells
    self.area = area
    mean = geometry.lens.mean
    let sample = sample ?? capture
    self.sample = sample
    color = AreaAverage(mean).color(of: area.rect, in: sample, by: profile)
    bitsPerChannel = capture.bitsPerChannel(at: pointer)
  }
}

extension LoupeFrame {
  /// A part of a picture; what is translucent is shown over a chequer of cells.
  public init(
    _ picture: Picture, of area: SampleArea, at pointer: Point, geometry: LoupeGeometry
  ) {
    let view = geometry.view(at: pointer)
    self.pointer = pointer
    columns = geometry.cells
    cells = (view.minY..<view.maxY).flatMap { y in
      (view.minX..<view.maxX).map { x in
        picture.color(at: Point(x: x, y: y)).map { color in
          let light = RGB8((x + y).isMultiple(of: 2) ? 0xffffff : 0xc8c8c8)
          return color.composited(over: Color(light)).rgb8
        }
      }
    }
    self.area = area
    mean = geometry.lens.mean
    sample = nil
    color = picture.color(of: area.rect, by: mean)
    bitsPerChannel = 8
  }
}
