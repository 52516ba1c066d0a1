import Geometry
import Sampling
import Testing
import X11

/// What the loupe of a pick shows.
extension PickStage.Picking {
  private static let geometry = LoupeGeometry()

  /// The colours of all cells, row by row, as the loupe shows them; none once it is gone.
  var cells: [UInt] {
    let cell = Self.geometry.cell
    guard let image = try? stage.display.capture(Self.geometry.grid, of: loupe.drawable) else {
      return []
    }
    return (0..<Self.geometry.cells).flatMap { row in
      (0..<Self.geometry.cells).map { column in
        image.pixel(x: column * cell + cell / 2, y: row * cell + cell / 2)
      }
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
