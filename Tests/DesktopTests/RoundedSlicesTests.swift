import Geometry
import Testing

@testable import Desktop

@Suite struct RoundedSlicesTests {
  static let rects = [
    Rect(x: 3, y: 4, width: 40, height: 30), Rect(x: -5, y: 0, width: 12, height: 20),
    Rect(x: 0, y: 0, width: 14, height: 14),
  ]

  /// How often each pixel of the rectangle is covered.
  private func counts(_ parts: [Rect], in rect: Rect) -> Set<Int> {
    var counts: Set<Int> = []
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        counts.insert(parts.count { $0.contains(Point(x: x, y: y)) })
      }
    }
    return counts
  }

  @Test(arguments: rects, [0, 1, 5, 6]) func piecesMakeTheWholeWithoutOverlap(
    rect: Rect, corner: Int
  )
    throws
  {
    let slices = try #require(RoundedSlices(rect, corner: corner))
    let parts = slices.corners.map(\.rect) + slices.inside
    #expect(counts(parts, in: rect) == [1])
    #expect(parts.allSatisfy(rect.contains))
  }

  @Test(arguments: rects) func edgesLeaveTheInsideFree(rect: Rect) throws {
    let slices = try #require(RoundedSlices(rect, corner: 5, stroke: 2))
    let inner = rect.inset(by: 2)
    let parts = slices.corners.map(\.rect) + slices.edges
    #expect(counts(parts, in: rect).isSubset(of: [0, 1]))
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where !inner.contains(Point(x: x, y: y)) {
        #expect(parts.contains { $0.contains(Point(x: x, y: y)) })
      }
    }
  }

  @Test func cornersThatDoNotFitAreRefused() {
    #expect(RoundedSlices(Rect(x: 0, y: 0, width: 40, height: 13), corner: 7) == nil)
    #expect(RoundedSlices(Rect(x: 0, y: 0, width: 40, height: 14), corner: 7) != nil)
  }
}
