import Desktop
import Geometry
import Testing

@Suite struct StaleAreaTests {
  private static let start = ContinuousClock.now
  private static let left = Rect(x: 100, y: 100, width: 50, height: 60)
  private static let view = Rect(x: 120, y: 120, width: 17, height: 17)

  private static func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  private static func area() -> StaleArea {
    var area = StaleArea(isComposited: false)
    area.left(left, at: start)
    return area
  }

  @Test func onlyThePlaceThatWasLeftIsStale() {
    var area = Self.area()
    #expect(area.deadline(for: Self.view, at: Self.start) == Self.at(250))
    let beside = Self.view.offset(by: Point(x: 30, y: 0))
    #expect(area.deadline(for: beside, at: Self.start) == nil)
  }

  /// The frames that were under way show the loupe again, so a report is not enough.
  @Test func c23_isCleanSomeTimeAfterTheReport() {
    var area = Self.area()
    area.damaged(Self.left, own: [], at: Self.at(5))
    area.damaged(Self.left, own: [], at: Self.at(9))
    #expect(area.deadline(for: Self.view, at: Self.at(54)) == Self.at(55))
    #expect(area.deadline(for: Self.view, at: Self.at(55)) == nil)
  }

  @Test func whatIsNotCleanYetIsDoubtful() {
    var area = Self.area()
    let other = Rect(x: 0, y: 0, width: 10, height: 10)
    area.left(other, at: Self.at(100))
    #expect(area.doubtful(at: Self.at(249)) == [Self.left, other])
    #expect(area.doubtful(at: Self.at(250)) == [other])
  }

  @Test func settlingDoesNotLengthenThePatience() {
    var area = Self.area()
    area.damaged(Self.left, own: [], at: Self.at(240))
    #expect(area.deadline(for: Self.view, at: Self.at(240)) == Self.at(250))
  }

  /// A frame that began before the move does not paint where the loupe came to.
  @Test func c23_isCleanOnceItsNewPlaceIsPaintedToo() {
    let came = Rect(x: 300, y: 100, width: 50, height: 60)
    var area = StaleArea(isComposited: true)
    area.left(Self.left, for: [came], at: Self.start)
    for milliseconds in [5, 15, 25] {
      area.damaged(Self.left, own: [], at: Self.at(milliseconds))
    }
    #expect(area.deadline(for: Self.view, at: Self.at(100)) == Self.at(2000))
    area.damaged(Self.left, own: [], at: Self.at(150))
    area.damaged(came, own: [came], at: Self.at(150))
    #expect(area.deadline(for: Self.view, at: Self.at(150)) == Self.at(200))
    #expect(area.deadline(for: came, at: Self.at(150)) == nil)
  }

  @Test func aSilentCompositorIsWaitedForOnlyOnce() {
    var area = StaleArea(isComposited: true)
    area.left(Self.left, at: Self.start)
    #expect(area.deadline(for: Self.view, at: Self.start) == Self.at(2000))
    #expect(area.deadline(for: Self.view, at: Self.at(2000)) == nil)
    area.left(Self.left, at: Self.at(3000))
    #expect(area.deadline(for: Self.view, at: Self.at(3000)) == Self.at(3250))
    // It was only slow.
    area.damaged(Self.left, own: [], at: Self.at(3100))
    area.left(Self.left, at: Self.at(4000))
    #expect(area.deadline(for: Self.view, at: Self.at(4000)) == Self.at(6000))
  }

  @Test func partsCountOnlyTogether() {
    var area = Self.area()
    let upper = Rect(x: 90, y: 90, width: 100, height: 40)
    let lower = Rect(x: 90, y: 130, width: 100, height: 40)
    for (milliseconds, part) in [(1, upper), (2, upper), (3, upper)] {
      area.damaged(part, own: [], at: Self.at(milliseconds))
    }
    #expect(area.deadline(for: Self.view, at: Self.at(3)) == Self.at(250))
    area.damaged(lower, own: [], at: Self.at(4))
    #expect(area.deadline(for: Self.view, at: Self.at(4)) == Self.at(54))
  }

  @Test func whatTheLoupeDrawsInItselfIsNoReport() {
    var area = Self.area()
    let own = Rect(x: 80, y: 80, width: 189, height: 241)
    for milliseconds in 1...2 { area.damaged(own, own: [own], at: Self.at(milliseconds)) }
    #expect(area.deadline(for: Self.view, at: Self.at(2)) == Self.at(250))
  }
}
