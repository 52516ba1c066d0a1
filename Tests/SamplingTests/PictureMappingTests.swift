import Geometry
import Sampling
import TestSupport
import Testing

/// What is shown where, at every zoom: the laws of a picture's mapping, on pictures by chance.
@Suite struct PictureMappingTests {
  private struct Stage {
    var mapping: PictureMapping
    var name: String
  }

  /// Pictures and frames of all proportions, fitted and at every stop, moved about.
  private static let stages: [Stage] = {
    var chance = SeededGenerator(seed: 8)
    func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }
    return (0..<300).map { index in
      let picture = Size(width: some(1...700), height: some(1...700))
      let viewport = Rect(
        x: some(0...50), y: some(0...50), width: some(1...400), height: some(1...400))
      let stop = PictureZoom.stops[index % PictureZoom.stops.count]
      let zoom = index.isMultiple(of: 4) ? nil : stop
      let view = PictureView(
        zoom: zoom, center: Point(x: some(-200...3000), y: some(-200...3000)))
      return Stage(
        mapping: PictureMapping(picture, in: viewport, view),
        name: "\(picture) in \(viewport) at \(stop.numerator)/\(stop.denominator)")
    }
  }()

  private func points(of rect: Rect) -> [Point] {
    var chance = SeededGenerator(seed: 3)
    guard !rect.isEmpty else { return [] }
    let corners = [
      rect.origin, Point(x: rect.maxX - 1, y: rect.minY), Point(x: rect.minX, y: rect.maxY - 1),
      Point(x: rect.maxX - 1, y: rect.maxY - 1), rect.center,
    ]
    return corners
      + (0..<40).map { _ in
        Point(
          x: Int.random(in: rect.minX..<rect.maxX, using: &chance),
          y: Int.random(in: rect.minY..<rect.maxY, using: &chance))
      }
  }

  @Test func c08_whatIsShownIsAPixelOfThePictureAndAllElseIsNothing() {
    for stage in Self.stages {
      let mapping = stage.mapping
      let bounds = Rect(origin: .zero, size: mapping.picture)
      for point in points(of: mapping.viewport.inset(by: -20)) {
        let pixel = mapping.pixel(at: point)
        #expect((pixel != nil) == mapping.visible.contains(point), "\(stage.name) \(point)")
        if let pixel { #expect(bounds.contains(pixel), "\(stage.name) \(point)") }
      }
    }
  }

  @Test func aPixelIsFoundAgainWhereItIsShown() {
    for stage in Self.stages {
      let mapping = stage.mapping
      for point in points(of: mapping.visible) {
        guard let pixel = mapping.pixel(at: point) else { continue }
        #expect(mapping.cell(of: pixel).contains(point), "\(stage.name) \(point)")
      }
    }
  }

  @Test func whereItIsShownLargerEveryPointOfACellIsThatPixel() {
    for stage in Self.stages where stage.mapping.zoom >= .actual {
      let mapping = stage.mapping
      for pixel in points(of: Rect(origin: .zero, size: mapping.picture)) {
        let cell = mapping.cell(of: pixel)
        #expect(cell.width == mapping.zoom.numerator && cell.height == cell.width)
        for point in points(of: cell.intersection(mapping.visible)) {
          #expect(mapping.pixel(at: point) == pixel, "\(stage.name) \(point)")
        }
      }
    }
  }

  @Test func fittedAllOfItIsSeenAndTouchesTheEdges() {
    for stage in Self.stages {
      let fitted = PictureMapping(stage.mapping.picture, in: stage.mapping.viewport)
      #expect(fitted.viewport.contains(fitted.frame), "\(stage.name)")
      guard fitted.zoom < .actual else { continue }
      #expect(
        fitted.frame.width == fitted.viewport.width || fitted.frame.height == fitted.viewport.height
      )
    }
  }

  /// Along each axis apart, unless the picture has come to where the rule of the edges holds it.
  @Test func zoomKeepsThePixelUnderThePointer() throws {
    var kept = 0
    for stage in Self.stages {
      let mapping = stage.mapping
      for point in points(of: mapping.visible).prefix(12) {
        let pixel = try #require(mapping.pixel(at: point))
        for steps in [1, -1, 4] {
          let view = mapping.zoomed(by: steps, at: point)
          let next = PictureMapping(mapping.picture, in: mapping.viewport, view)
          #expect(steps > 0 ? next.zoom >= mapping.zoom : next.zoom <= mapping.zoom)
          guard view.zoom != nil else { continue }
          let (frame, port, cell) = (next.frame, next.viewport, next.cell(of: pixel))
          if isFree(frame.minX, frame.width, port.minX, port.width) {
            #expect(cell.minX..<cell.maxX ~= point.x, "\(stage.name) \(point) by \(steps)")
            kept += 1
          }
          if isFree(frame.minY, frame.height, port.minY, port.height) {
            #expect(cell.minY..<cell.maxY ~= point.y, "\(stage.name) \(point) by \(steps)")
            kept += 1
          }
        }
      }
    }
    #expect(kept > 10_000)
  }

  /// The frame could go farther either way.
  private func isFree(_ start: Int, _ length: Int, _ least: Int, _ room: Int) -> Bool {
    let ends = (min(0, room - length), max(0, room - length))
    return ends.0 < start - least && start - least < ends.1
  }

  /// Above and below there is room; the pixel stays also there, where it was moved to the middle.
  @Test func zoomIntoAFittedPictureKeepsThePixelOnBothAxes() throws {
    let viewport = Rect(x: 10, y: 20, width: 300, height: 300)
    let mapping = PictureMapping(Size(width: 3000, height: 500), in: viewport)
    for point in [Point(x: 100, y: 150), Point(x: 250, y: 190), Point(x: 160, y: 165)] {
      let pixel = try #require(mapping.pixel(at: point))
      for steps in 1...4 {
        let next = PictureMapping(
          mapping.picture, in: viewport, mapping.zoomed(by: steps, at: point))
        #expect(next.cell(of: pixel).contains(point), "\(point) by \(steps)")
      }
    }
  }

  /// But for half of a screen pixel where it was shown smaller, now larger.
  @Test func theMiddleStaysTheMiddle() {
    let viewport = Rect(x: 0, y: 0, width: 301, height: 200)
    let fitted = PictureMapping(Size(width: 1001, height: 101), in: viewport)
    for zoom in PictureZoom.stops where zoom > fitted.fit {
      let frame = PictureMapping(fitted.picture, in: viewport, fitted.view(at: zoom)).frame
      #expect(abs(frame.center.x - viewport.center.x) <= 2 * zoom.numerator + 1)
      #expect(abs(frame.center.y - viewport.center.y) <= 2 * zoom.numerator + 1)
    }
  }

  @Test func itFillsTheViewportOrLiesInside() {
    for stage in Self.stages {
      let (frame, port) = (stage.mapping.frame, stage.mapping.viewport)
      let columns = (frame.minX..<frame.maxX, port.minX..<port.maxX)
      let rows = (frame.minY..<frame.maxY, port.minY..<port.maxY)
      for (shown, room) in [columns, rows] {
        let isInside = shown.clamped(to: room) == shown
        #expect(isInside || room.clamped(to: shown) == room, "\(stage.name)")
      }
    }
  }

  @Test func aPanMovesByAsMuchAndBack() {
    let mapping = PictureMapping(
      Size(width: 100, height: 80), in: Rect(x: 5, y: 7, width: 200, height: 100),
      PictureView(zoom: PictureZoom(8), center: Point(x: 400, y: 300)))
    let delta = Point(x: 13, y: -9)
    let moved = PictureMapping(mapping.picture, in: mapping.viewport, mapping.panned(by: delta))
    #expect(moved.frame == mapping.frame.offset(by: delta))
    let back = PictureMapping(
      mapping.picture, in: mapping.viewport, moved.panned(by: Point.zero - delta))
    #expect(back.frame == mapping.frame)
  }

  @Test func aPixelThatIsToBeSeenIsSeen() {
    for stage in Self.stages {
      let mapping = stage.mapping
      for pixel in points(of: Rect(origin: .zero, size: mapping.picture)) {
        let next = PictureMapping(
          mapping.picture, in: mapping.viewport, mapping.showing(pixel))
        let cell = next.cell(of: pixel)
        let port = next.viewport
        guard cell.width <= port.width, cell.height <= port.height else { continue }
        #expect(port.contains(cell), "\(stage.name) \(pixel)")
      }
    }
  }
}
