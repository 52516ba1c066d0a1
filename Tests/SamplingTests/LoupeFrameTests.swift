import ColorModel
import Geometry
import Sampling
import Testing

@Suite struct LoupeFrameTests {
  private let geometry = LoupeGeometry()
  private let bounds = Rect(x: 0, y: 0, width: 80, height: 60)

  private func frame(at pointer: Point, sampleSize: Int = 1) throws -> LoupeFrame {
    let capture = try buffer(geometry.capture(at: pointer, in: bounds), unique)
    return LoupeFrame(
      capture, of: .square(sampleSize, around: pointer), at: pointer, geometry: geometry)
  }

  @Test func everyCellShowsItsPixel() throws {
    let frame = try frame(at: Point(x: 40, y: 30))
    #expect(frame.columns == 17)
    let expected = (22...38).flatMap { y in (32...48).map { RGB8(unique(Point(x: $0, y: y))) } }
    #expect(frame.cells == expected)
  }

  @Test(arguments: [
    (Point(x: 0, y: 0), 81), (Point(x: 79, y: 0), 81), (Point(x: 0, y: 59), 81),
    (Point(x: 79, y: 59), 81), (Point(x: 40, y: 0), 153), (Point(x: 40, y: 30), 289),
  ])
  func c07_cellsOutsideTheScreenHoldNothing(pointer: Point, inside: Int) throws {
    let frame = try frame(at: pointer)
    #expect(frame.cells.count == 289)
    #expect(frame.cells.count { $0 != nil } == inside)
    #expect(frame.cells[144] == RGB8(unique(pointer)))
    #expect(frame.color == Color(RGB8(unique(pointer))))
  }

  @Test func c05_theCentreIsThePointerAcrossMonitors() throws {
    let pointers = (790...810).map { Point(x: $0, y: 8) }
    for pointer in pointers {
      let capture = try buffer(
        geometry.capture(at: pointer, in: Rect(x: 0, y: 0, width: 1600, height: 17))
      ) { $0.x < 800 ? 0xAA0000 : 0x00BB00 }
      let frame = LoupeFrame(
        capture, of: .square(1, around: pointer), at: pointer, geometry: geometry)
      #expect(frame.color?.rgb8 == RGB8(pointer.x < 800 ? 0xAA0000 : 0x00BB00))
      #expect(frame.cells[144] == frame.color?.rgb8)
    }
  }

  @Test func aLargerSampleIsAveraged() throws {
    let pointer = Point(x: 40, y: 30)
    let capture = try buffer(geometry.capture(at: pointer, in: bounds)) {
      $0 == pointer ? 0xFFFFFF : 0x000000
    }
    let frame = LoupeFrame(
      capture, of: .square(3, around: pointer), at: pointer, geometry: geometry)
    #expect(frame.color?.components.x == 1.0 / 9)
    #expect(frame.cells[144] == RGB8(0xFFFFFF))
    #expect(frame.area.rect.size == Size(width: 3, height: 3))
  }

  @Test(arguments: SampleMean.allCases)
  func theLensSaysWhichMean(mean: SampleMean) throws {
    let pointer = Point(x: 40, y: 30)
    let capture = try buffer(geometry.capture(at: pointer, in: bounds)) {
      $0.x < 40 ? 0xFFFFFF : UInt32($0.y)
    }
    let lens = LoupeLens(sampleSize: 3, mean: mean)
    let frame = LoupeFrame(
      capture, of: .square(3, around: pointer), at: pointer, geometry: LoupeGeometry(lens: lens))
    let expected = AreaAverage(mean).color(of: frame.area.rect, in: capture)
    #expect(frame.mean == mean && frame.color == expected)
    #expect(frame.sample == capture)
  }

  /// At every zoom, also where cells are cut or the view reaches beyond an edge of the screen.
  @Test func theCentreIsTheSampledPixelAtAllZoomsAndEdges() throws {
    let whole = try buffer(bounds, unique)
    for scale in [1, 1.5, 2, 4] {
      for zoom in [nil] + LoupeLens.zooms.map(Int?.some) {
        let geometry = LoupeGeometry(scale: scale, lens: LoupeLens(zoom: zoom))
        let middle = geometry.cells * (geometry.cells / 2) + geometry.cells / 2
        for x in [0, 1, 39, 78, 79] {
          for y in [0, 1, 30, 58, 59] {
            let pointer = Point(x: x, y: y)
            let frame = LoupeFrame(
              whole, of: .square(1, around: pointer), at: pointer, geometry: geometry)
            #expect(frame.cells[middle] == RGB8(unique(pointer)))
            #expect(frame.color == whole.color(at: pointer))
          }
        }
      }
    }
  }

  @Test func c08_withoutAPixelThereIsNoColor() throws {
    let capture = try buffer(Rect(x: 0, y: 0, width: 4, height: 4), unique)
    let point = Point(x: 9, y: 9)
    let frame = LoupeFrame(
      capture, of: .square(1, around: point), at: point, geometry: geometry)
    #expect(frame.color == nil)
    #expect(frame.cells[144] == nil)
    #expect(frame.cells.count { $0 != nil } == 9)
  }

  @Test func theDepthOfTheScreenIsKept() throws {
    let layout = try Layouts.depth30()
    let rect = Rect(x: 5, y: 5, width: 1, height: 1)
    let capture = PixelBuffer([0x01, 0, 0, 0], rect: rect, layout: layout)
    let frame = LoupeFrame(
      capture, of: .square(1, around: rect.origin), at: rect.origin, geometry: geometry)
    #expect(frame.color?.components.z == 1.0 / 1023)
    #expect(frame.bitsPerChannel == 10)
  }

  @Test func aRectangleOutsideTheViewIsAveraged() throws {
    let rect = Rect(x: 0, y: 0, width: 60, height: 2)
    let sample = try buffer(rect) { $0.y == 0 ? 0xFF0000 : 0x000000 }
    let pointer = Point(x: 59, y: 30)
    let capture = try buffer(geometry.capture(at: pointer, in: bounds), unique)
    let frame = LoupeFrame(
      capture, sample: sample, of: .rectangle(rect), at: pointer, geometry: geometry)
    #expect(frame.color?.components.x == 0.5)
    #expect(frame.cells[144] == RGB8(unique(pointer)))
  }

  @Test func whatIsOursOnTheScreenIsNotShown() throws {
    let pointer = Point(x: 40, y: 30)
    let capture = try buffer(geometry.capture(at: pointer, in: bounds), unique)
    let ours = Rect(x: 42, y: 20, width: 2, height: 100)
    let frame = LoupeFrame(
      capture, of: .square(1, around: pointer), at: pointer, geometry: geometry, hidden: [ours])
    let hidden = frame.cells.indices.filter { frame.cells[$0] == nil }
    let expected = (0..<17).flatMap { row -> [Int] in [row * 17 + 10, row * 17 + 11] }
    #expect(hidden == expected)
  }
}
