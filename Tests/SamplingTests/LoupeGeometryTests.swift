import Geometry
import Sampling
import Testing

@Suite struct LoupeGeometryTests {
  /// Read off the mock-up loupe.png, drawn at scale 2: 376 x 480 with its border.
  @Test func measuresOfTheMockUp() {
    let loupe = LoupeGeometry(scale: 2)
    #expect(loupe.size == Size(width: 376, height: 480))
    #expect(loupe.grid == Rect(x: 1, y: 1, width: 374, height: 374))
    #expect(loupe.strip == Rect(x: 1, y: 375, width: 374, height: 104))
    #expect(loupe.radius == 20)
  }

  @Test(arguments: [0.5, 1, 1.25, 1.5, 2, 3, 4])
  func partsFillTheLoupeAtEveryScale(scale: Double) {
    let loupe = LoupeGeometry(scale: scale)
    #expect(loupe.grid.size == Size(width: 17 * loupe.cell, height: 17 * loupe.cell))
    #expect(loupe.grid.union(loupe.strip) == Rect(origin: .zero, size: loupe.size).inset(by: 1))
    #expect(loupe.centerCell.minX - loupe.grid.minX == loupe.grid.maxX - loupe.centerCell.maxX)
    #expect(loupe.centerCell.minY - loupe.grid.minY == loupe.grid.maxY - loupe.centerCell.maxY)
    #expect(loupe.gap >= 32)
  }

  @Test func c05_theViewIsCentredOnThePointer() {
    let loupe = LoupeGeometry()
    for x in 790...810 {
      let pointer = Point(x: x, y: 300)
      #expect(loupe.view(at: pointer).center == pointer)
      #expect(loupe.view(at: pointer).size == Size(width: 17, height: 17))
    }
  }

  @Test(arguments: [
    (Point(x: 0, y: 0), Rect(x: 0, y: 0, width: 9, height: 9)),
    (Point(x: 799, y: 0), Rect(x: 791, y: 0, width: 9, height: 9)),
    (Point(x: 0, y: 599), Rect(x: 0, y: 591, width: 9, height: 9)),
    (Point(x: 799, y: 599), Rect(x: 791, y: 591, width: 9, height: 9)),
  ])
  func c07_theCaptureStaysOnTheRoot(pointer: Point, capture: Rect) {
    let root = Rect(x: 0, y: 0, width: 800, height: 600)
    #expect(LoupeGeometry().capture(at: pointer, in: root) == capture)
  }

  /// Monitors on which the loupe has room beside the view on at least one axis.
  static let layouts: [[Rect]] = [
    [Rect(x: 0, y: 0, width: 640, height: 480)],
    // Side by side, the first one on the right (C04).
    [Rect(x: 600, y: 0, width: 500, height: 350), Rect(x: 0, y: 0, width: 600, height: 350)],
    // A landscape one beside a portrait one that reaches further up and down.
    [Rect(x: 0, y: 200, width: 640, height: 400), Rect(x: 640, y: 0, width: 300, height: 720)],
    // Shorter than two loupes: above and below there is no room in the middle.
    [Rect(x: 0, y: 0, width: 700, height: 250)],
    [Rect(x: 0, y: 0, width: 200, height: 600)],
  ]

  @Test(arguments: layouts)
  func c05_theLoupeIsWholeAndOffItsOwnPictureEverywhere(monitors: [Rect]) {
    let loupe = LoupeGeometry()
    let bounds = monitors.reduce(Rect.zero) { $0.union($1) }
    for monitor in monitors {
      for y in monitor.minY..<monitor.maxY {
        for x in monitor.minX..<monitor.maxX {
          let pointer = Point(x: x, y: y)
          let frame = loupe.frame(at: pointer, monitors: monitors, in: bounds)
          let kept = loupe.view(at: pointer).inset(by: -32)
          guard monitor.contains(frame), frame.size == loupe.size, !frame.intersects(kept) else {
            Issue.record("\(frame) for \(pointer) on \(monitor)")
            return
          }
        }
      }
    }
  }

  @Test func itStandsBelowToTheRightAndFlips() {
    let loupe = LoupeGeometry()
    let monitor = Rect(x: 0, y: 0, width: 800, height: 600)
    let (right, left) = (100 + 9 + 32, 700 - 8 - 32)
    #expect(loupe.frame(at: Point(x: 100, y: 100), on: monitor).origin == Point(x: right, y: 141))
    let flipped = loupe.frame(at: Point(x: 700, y: 500), on: monitor)
    #expect((flipped.maxX, flipped.maxY) == (left, 500 - 8 - 32))
  }

  @Test func itMovesByNoMoreThanThePointerBetweenFlips() {
    let loupe = LoupeGeometry()
    let monitor = Rect(x: 0, y: 0, width: 800, height: 600)
    let frames = (0..<800).map { loupe.frame(at: Point(x: $0, y: 50), on: monitor) }
    let steps = zip(frames, frames.dropFirst()).map { $1.minX - $0.minX }
    #expect(steps.count { $0 != 1 } == 1)
  }

  /// A monitor too small for loupe and view: still whole, in the corner that hides least.
  @Test func aTinyMonitorGetsTheBestCorner() {
    let loupe = LoupeGeometry()
    let monitor = Rect(x: 0, y: 0, width: 240, height: 280)
    for y in 0..<280 {
      for x in 0..<240 {
        let pointer = Point(x: x, y: y)
        let view = loupe.view(at: pointer)
        let frame = loupe.frame(at: pointer, on: monitor)
        let corners = [0, 240 - loupe.size.width].flatMap { x in
          [0, 280 - loupe.size.height].map { Rect(origin: Point(x: x, y: $0), size: loupe.size) }
        }
        let least = corners.map { hidden($0, view) }.min()
        guard monitor.contains(frame), hidden(frame, view) == least else {
          Issue.record("\(frame) for \(pointer)")
          return
        }
      }
    }
  }

  @Test func aMonitorSmallerThanTheLoupeShowsItsTopLeft() {
    let monitor = Rect(x: 50, y: 60, width: 100, height: 100)
    let frame = LoupeGeometry().frame(at: Point(x: 100, y: 100), on: monitor)
    #expect(frame.origin == monitor.origin)
  }

  @Test func c04_offEveryMonitorItUsesTheNearest() {
    let loupe = LoupeGeometry()
    let monitors = [
      Rect(x: 800, y: 0, width: 800, height: 600), Rect(x: 0, y: 0, width: 800, height: 500),
    ]
    let bounds = Rect(x: 0, y: 0, width: 1600, height: 600)
    let frame = loupe.frame(at: Point(x: 400, y: 550), monitors: monitors, in: bounds)
    #expect(monitors[1].contains(frame))
    #expect(bounds.contains(loupe.frame(at: Point(x: 400, y: 550), monitors: [], in: bounds)))
  }

  // MARK: Zoom

  @Test(arguments: [0.5, 1, 1.5, 2, 3, 4], [2, 3, 4, 5, 6, 8, 11, 16, 22, 31, 32])
  func c10_theFrameAndTheCentreStayAtEveryZoom(scale: Double, zoom: Int) {
    let plain = LoupeGeometry(scale: scale)
    let loupe = LoupeGeometry(scale: scale, lens: LoupeLens(zoom: zoom))
    #expect(loupe.size == plain.size && loupe.grid == plain.grid)
    #expect(loupe.cell == zoom)
    #expect(!loupe.cells.isMultiple(of: 2))
    // Exactly in the middle, or half a pixel off where no pixel is.
    let (left, right) =
      (loupe.centerCell.minX - loupe.grid.minX, loupe.grid.maxX - loupe.centerCell.maxX)
    #expect(left == right || left + 1 == right)
    // The cells reach all edges, and the cut is where the centre cell wants it.
    #expect(loupe.cut >= 0)
    #expect(loupe.cells * loupe.cell - loupe.cut >= loupe.grid.width)
    #expect(loupe.cells / 2 * loupe.cell - loupe.cut == left)
    #expect(loupe.view(at: Point(x: 300, y: 200)).center == Point(x: 300, y: 200))
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 4], LoupeLens.sampleSizes)
  func c178_aLargeSampleZoomsOut(scale: Double, size: Int) {
    let loupe = LoupeGeometry(scale: scale, lens: LoupeLens(zoom: 32, sampleSize: size))
    #expect(loupe.grid.contains(loupe.square(size)))
    #expect(loupe.cell >= 2)
    let wish = LoupeGeometry(scale: scale, lens: LoupeLens(zoom: 32))
    #expect(loupe.cell == min(32, wish.grid.width / size))
  }

  @Test func c178_theWheelGoesThroughAllZooms() {
    func zoomed(_ lens: LoupeLens, _ steps: Int) -> LoupeLens {
      lens.zoomed(by: steps, from: LoupeGeometry(lens: lens))
    }
    var (lens, seen) = (LoupeLens(zoom: 2), [2])
    for _ in 0..<12 {
      lens = zoomed(lens, 1)
      seen.append(lens.zoom ?? 0)
    }
    #expect(seen == [2, 3, 4, 5, 6, 8, 11, 16, 22, 32, 32, 32, 32])
    for _ in 0..<12 { lens = zoomed(lens, -1) }
    #expect(lens.zoom == 2)
    #expect(zoomed(LoupeLens(zoom: 7), 1).zoom == 8)
    #expect(zoomed(LoupeLens(zoom: 7), -1).zoom == 6)
    // The loupe's own size is a step at any scale.
    let large = LoupeGeometry(scale: 4)
    let smaller = large.lens.zoomed(by: -1, from: large)
    #expect(smaller.zoom == 32)
    let back = smaller.zoomed(by: 1, from: LoupeGeometry(scale: 4, lens: smaller))
    #expect(back.zoom == large.defaultCell)
  }

  @Test func c178_theSampleGoesThroughItsSizes() {
    var (lens, seen) = (LoupeLens(), [1])
    for _ in 0..<6 {
      lens = lens.resized(by: 1)
      seen.append(lens.sampleSize)
    }
    #expect(seen == [1, 3, 5, 11, 25, 51, 51])
    #expect(LoupeLens(sampleSize: 7).resized(by: -1).sampleSize == 5)
    #expect(lens.resized(by: -9).sampleSize == 1)
  }

  // MARK: Drags

  @Test func theLoupeIsOffWhatIsDragged() {
    let loupe = LoupeGeometry()
    let monitor = Rect(x: 0, y: 0, width: 800, height: 600)
    for end in stride(from: 20, through: 340, by: 10) {
      let area = Rect(x: 10, y: 10, width: end, height: end)
      let pointer = Point(x: area.maxX - 1, y: area.maxY - 1)
      let frame = loupe.frame(at: pointer, sampling: area, monitors: [monitor], in: monitor)
      #expect(frame.map { !$0.intersects(area) && monitor.contains($0) } == true, "\(end)")
    }
  }

  @Test func withoutRoomItGoesToAnotherMonitorOrAway() {
    let loupe = LoupeGeometry()
    let first = Rect(x: 0, y: 0, width: 400, height: 300)
    let second = first.offset(by: Point(x: 400, y: 0))
    let area = Rect(x: 0, y: 0, width: 390, height: 290)
    let pointer = Point(x: 389, y: 289)
    let bounds = first.union(second)
    let frame = loupe.frame(at: pointer, sampling: area, monitors: [first, second], in: bounds)
    #expect(frame.map(second.contains) == true)
    #expect(loupe.frame(at: pointer, sampling: area, monitors: [first], in: first) == nil)
  }

  @Test func c179_theHintsAreBelowTheStrip() {
    let (plain, told) = (LoupeGeometry(), LoupeGeometry(hasHints: true))
    #expect(plain.hints.isEmpty)
    #expect(told.hints.minY == told.strip.maxY)
    #expect(told.size.height == plain.size.height + told.hints.height)
    #expect(Rect(origin: .zero, size: told.size).inset(by: 1).contains(told.hints))
  }

  private func hidden(_ frame: Rect, _ view: Rect) -> Int {
    let common = frame.intersection(view)
    return common.width * common.height
  }
}
