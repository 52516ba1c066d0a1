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

  @Test func zoomKeepsWhatIsUnderThePointer() {
    for stage in Self.stages {
      let mapping = stage.mapping
      for point in points(of: mapping.visible).prefix(12) {
        for steps in [1, -1, 4] {
          let view = mapping.zoomed(by: steps, at: point)
          let next = PictureMapping(mapping.picture, in: mapping.viewport, view)
          #expect(steps > 0 ? next.zoom >= mapping.zoom : next.zoom <= mapping.zoom)
          // Held by the edges it cannot keep it.
          guard next.viewport.inset(by: 1).contains(next.frame) == false,
            !isHeld(next), let before = mapping.pixel(at: point), let after = next.pixel(at: point)
          else { continue }
          let slack = 1 + Int(max(1 / mapping.zoom.factor, 1 / next.zoom.factor).rounded(.up))
          #expect(abs(after.x - before.x) <= slack && abs(after.y - before.y) <= slack)
        }
      }
    }
  }

  /// The frame touches an edge of the viewport, where it may not go farther, or is inside it.
  private func isHeld(_ mapping: PictureMapping) -> Bool {
    let (frame, port) = (mapping.frame, mapping.viewport)
    return frame.minX >= port.minX || frame.maxX <= port.maxX || frame.minY >= port.minY
      || frame.maxY <= port.maxY
  }

  @Test func itIsNotMovedAwayFromWhatThereIsToSee() {
    for stage in Self.stages {
      let mapping = stage.mapping
      for (length, room) in [
        (mapping.frame.width, mapping.viewport.width),
        (mapping.frame.height, mapping.viewport.height),
      ] where length <= room {
        #expect(mapping.viewport.inset(by: -1).contains(mapping.visible))
      }
      if mapping.frame.width > mapping.viewport.width {
        #expect(mapping.visible.width == mapping.viewport.width, "\(stage.name)")
      }
      if mapping.frame.height > mapping.viewport.height {
        #expect(mapping.visible.height == mapping.viewport.height, "\(stage.name)")
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
