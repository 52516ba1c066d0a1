import ColorModel
import Geometry
import Testing

@testable import Drawing

@Suite struct CoverageTests {
  /// Shapes that mirror to themselves left to right and top to bottom.
  static let symmetric: [Path] = [
    .rect(Rect(x: 3, y: -2, width: 7, height: 5)),
    .rounded(Rect(x: 0, y: 0, width: 58, height: 26), radius: 5),
    .rounded(Rect(x: 9, y: 9, width: 345, height: 21), radius: 40),
    .ellipse(Rect(x: 0, y: 0, width: 16, height: 16)),
    .ellipse(Rect(x: -7, y: 4, width: 33, height: 12)),
    .polygon([.init(x: 0, y: 8), .init(x: 8, y: 0), .init(x: 16, y: 8), .init(x: 8, y: 16)]),
  ]

  /// The area in pixels.
  private func area(_ coverage: Coverage) -> Double {
    Double(coverage.bytes.reduce(0) { $0 + Int($1) }) / 255
  }

  private func byte(_ coverage: Coverage, _ x: Int, _ y: Int) -> UInt8 {
    coverage.bytes[(y - coverage.rect.minY) * coverage.rect.width + x - coverage.rect.minX]
  }

  @Test(arguments: [16, 17, 30, 57, 100]) func discHasTheAreaOfACircle(diameter: Int) {
    let disc = Path.ellipse(Rect(x: 5, y: 6, width: diameter, height: diameter)).coverage()
    let radius = Double(diameter) / 2
    let truth = Double.pi * radius * radius
    #expect(abs(area(disc) - truth) <= truth / 1000)
  }

  @Test func roundCornersTakeTheirAreaAway() {
    let rounded = Path.rounded(Rect(x: 0, y: 0, width: 58, height: 26), radius: 5).coverage()
    let truth = 58.0 * 26 - (4 - Double.pi) * 25
    #expect(abs(area(rounded) - truth) <= truth / 1000)
  }

  @Test(arguments: symmetric) func mirrorsToItself(path: Path) {
    for coverage in [path.coverage(), path.strokeCoverage(width: 2)] {
      let width = coverage.rect.width
      let rows = stride(from: 0, to: coverage.bytes.count, by: width).map {
        Array(coverage.bytes[$0..<$0 + width])
      }
      #expect(rows == rows.reversed())
      #expect(rows == rows.map { $0.reversed() })
    }
  }

  @Test(arguments: symmetric) func fullInsideAndOneByteAPixel(path: Path) {
    let coverage = path.coverage()
    #expect(coverage.rect == path.bounds)
    #expect(coverage.bytes.count == path.bounds.width * path.bounds.height)
    #expect(byte(coverage, path.bounds.center.x, path.bounds.center.y) == 255)
  }

  @Test func shapeDoesNotDependOnPlace() {
    let here = Rect(x: 0, y: 0, width: 33, height: 12)
    let there = Rect(x: 1234, y: -77, width: 33, height: 12)
    #expect(Path.ellipse(here).coverage().bytes == Path.ellipse(there).coverage().bytes)
    let (one, other) = (Path.rounded(here, radius: 4), Path.rounded(there, radius: 4))
    #expect(one.coverage().bytes == other.coverage().bytes)
    #expect(one.strokeCoverage(width: 1).bytes == other.strokeCoverage(width: 1).bytes)
  }

  @Test func rectangleIsAllOrNothing() {
    let path = Path.rect(Rect(x: 2, y: 3, width: 5, height: 4))
    #expect(path.coverage().bytes == Array(repeating: 255, count: 20))
    let band: [UInt8] = [
      255, 255, 255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255,
    ]
    #expect(path.strokeCoverage(width: 1).bytes == band)
  }

  @Test func strokeAndInsideMakeTheWhole() {
    let outer = Path.rounded(Rect(x: 0, y: 0, width: 40, height: 30), radius: 8)
    let inner = Path.rounded(Rect(x: 2, y: 2, width: 36, height: 26), radius: 6).coverage()
    let fill = outer.coverage()
    let stroke = outer.strokeCoverage(width: 2)
    for y in 2..<28 {
      for x in 2..<38 {
        let sum = Int(byte(stroke, x, y)) + Int(byte(inner, x, y))
        #expect(abs(sum - Int(byte(fill, x, y))) <= 1, "\(x),\(y)")
      }
    }
  }

  @Test func wideStrokeIsTheFill() {
    let path = Path.ellipse(Rect(x: 0, y: 0, width: 9, height: 7))
    #expect(path.strokeCoverage(width: 5) == path.coverage())
  }

  @Test func halfAPixelIsHalfCovered() {
    let sliver = Path.polygon([
      .init(x: 0.5, y: 0), .init(x: 2, y: 0), .init(x: 2, y: 1.5), .init(x: 0.5, y: 1.5),
    ])
    // 0.25 of the corner is 63.75, half a pixel is 127.5: halves up.
    #expect(sliver.coverage().bytes == [128, 255, 64, 128])
  }

  @Test func overlapsOfAPolygonCountOnce() {
    // A pentagram: its middle is wound twice.
    let star = Path.polygon(
      [(50, 0), (79, 90), (2, 35), (98, 35), (21, 90)].map { .init(x: $0.0, y: $0.1) })
    #expect(byte(star.coverage(), 50, 45) == 255)
    #expect(byte(star.coverage(), 3, 3) == 0)
  }

  @Test func polygonStrokeStaysInsideAndHasItsWidth() {
    let square = Path.polygon([
      .init(x: 0, y: 0), .init(x: 12, y: 0), .init(x: 12, y: 12), .init(x: 0, y: 12),
    ])
    let same = Path.rect(Rect(x: 0, y: 0, width: 12, height: 12))
    #expect(square.strokeCoverage(width: 3) == same.strokeCoverage(width: 3))
  }

  @Test func nothingHasNoCoverage() {
    for path in [Path.rect(.zero), .ellipse(Rect(x: 1, y: 1, width: 0, height: 9)), .polygon([])] {
      #expect(path.coverage().bytes.isEmpty)
      #expect(path.strokeCoverage(width: 1).bytes.isEmpty)
    }
  }
}
