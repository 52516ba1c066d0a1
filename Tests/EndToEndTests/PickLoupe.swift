import Geometry
import Sampling
import Testing
import X11

/// What the loupe of a pick shows.
extension PickStage.Picking {
  private static let geometry = LoupeGeometry()

  /// The colours of all cells, row by row, as the loupe shows them; none once it is gone.
  var cells: [UInt] { cells(through: LoupeLens()) }

  /// The same at another zoom; cells whose middle is cut off are left out.
  func cells(through lens: LoupeLens) -> [UInt] {
    let geometry = LoupeGeometry(lens: lens)
    guard let image = try? stage.display.capture(geometry.grid, of: loupe.drawable) else {
      return []
    }
    let middles = (0..<geometry.cells).map { $0 * geometry.cell + geometry.cell / 2 - geometry.cut }
      .filter { $0 >= 0 && $0 < geometry.grid.width }
    return middles.flatMap { y in middles.map { x in image.pixel(x: x, y: y) } }
  }

  /// Whether the colour of the pixel under the pointer fills one cell of this zoom, in the middle.
  func showsOnePixel(_ color: UInt, at zoom: Int) -> Bool {
    let geometry = LoupeGeometry(lens: LoupeLens(zoom: zoom))
    guard let image = try? stage.display.capture(geometry.grid, of: loupe.drawable) else {
      return false
    }
    let grid = Rect(origin: .zero, size: geometry.grid.size)
    let cell = geometry.centerCell.offset(by: Point.zero - geometry.grid.origin)
    // A line of the mark lies inside a cell that is large enough.
    let inside = zoom < 6 ? cell : cell.inset(by: 1)
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let isInside = inside.contains(Point(x: x, y: y))
        if (image.pixel(x: x, y: y) == color) != isInside { return false }
      }
    }
    return true
  }

  /// Whether value and name are drawn, which come after the cells.
  var hasWords: Bool {
    var slot = Self.geometry.strip
    slot.origin.x += slot.height
    slot.size.width -= slot.height
    return shows(slot) { $0 >> 16 & 0xFF > 0x90 }
  }

  /// Whether its ground is that of the light theme.
  var isLight: Bool {
    let strip = Self.geometry.strip
    return shows(Rect(x: strip.minX + 2, y: strip.center.y, width: 1, height: 1)) {
      $0 & 0xFF > 128
    }
  }

  /// Whether there is a badge in the corner where the monitor's values are told.
  var hasBadge: Bool {
    let grid = Self.geometry.grid
    let corner = Rect(x: grid.center.x, y: grid.minY, width: grid.width / 2, height: 40)
    return shows(corner) { $0 == 0x6EA8FE }
  }

  /// Whether some pixel of a part of the loupe passes.
  private func shows(_ part: Rect, _ passes: (UInt) -> Bool) -> Bool {
    guard let image = try? stage.display.capture(part, of: loupe.drawable) else { return false }
    return (0..<part.height).contains { y in
      (0..<part.width).contains { x in passes(image.pixel(x: x, y: y)) }
    }
  }

  /// Waits until what the loupe shows passes: damage is told after each picture.
  func waitForPicture(
    sourceLocation: SourceLocation = #_sourceLocation, where passes: @escaping () -> Bool
  ) {
    guard let watch = try? X11.Damage(of: loupe.drawable, on: stage.display) else { return }
    if passes() { return }
    stage.event(sourceLocation: sourceLocation) {
      if case .damage(let change) = $0 { change.damage == watch.id && passes() } else { false }
    }
  }

  var centerCell: UInt? {
    let center = Self.geometry.centerCell
    let inside = Rect(origin: center.center, size: Size(width: 1, height: 1))
    return try? stage.display.capture(inside, of: loupe.drawable).pixel(x: 0, y: 0)
  }

  /// Waits until the loupe has drawn its cells: damage is told after each picture.
  func waitForCells(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let watch = try? X11.Damage(of: loupe.drawable, on: stage.display) else { return }
    func isDrawn() -> Bool { cells.first == stage.ground }
    if isDrawn() { return }
    stage.event(sourceLocation: sourceLocation) {
      if case .damage(let change) = $0 { change.damage == watch.id && isDrawn() } else { false }
    }
  }

  /// Waits until the program has taken all the input there was.
  ///
  /// The loupe is covered for a moment and draws itself anew: its Expose comes after the input, on
  /// the same connection. Only where there is no COMPOSITE, which would spare it the Expose.
  func waitForAnswer(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let watch = try? X11.Damage(of: loupe.drawable, on: stage.display) else { return }
    let size = Size(width: 9, height: 9)
    var form = Window.Form(frame: Rect(origin: frame.origin, size: size))
    form.overrideRedirect = true
    let cover = Window(form, on: stage.display)
    cover.mapRaised()
    cover.unmap()
    stage.event(sourceLocation: sourceLocation) {
      guard case .damage(let change) = $0 else { return false }
      return change.damage == watch.id && change.area.size == size
    }
  }
}

extension CapturedImage {
  /// Red, green and blue of a pixel of 32 bits, the blue byte first.
  fileprivate func pixel(x: Int, y: Int) -> UInt {
    let start = y * bytesPerRow + x * 4
    return UInt(bytes[start]) | UInt(bytes[start + 1]) << 8 | UInt(bytes[start + 2]) << 16
  }
}
