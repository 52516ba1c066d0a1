import Geometry
import Testing
import Views

@testable import Desktop

@Suite struct NaturalSizeTests {
  private let start = Size(width: 664, height: 448)

  @Test func anyScaleAndBackLosesNothing() {
    var natural = NaturalSize(Size(width: 701, height: 333))
    for factor in [0.5, 1.1, 3.7, 1.25, 0.6, 4] {
      let size = natural.scaled(by: Scale(factor))
      natural.became(size, Scale(factor))
    }
    #expect(natural.scaled(by: Scale(1)) == Size(width: 701, height: 333))
  }

  @Test func whereThereIsNoRoomItIsCutAndComesBackWhole() {
    var natural = NaturalSize(start)
    let room = Size(width: 1400, height: 1500)
    let cut = natural.scaled(by: Scale(3), in: room)
    #expect(cut == Size(width: 1400, height: 1344))
    natural.became(cut, Scale(3))
    #expect(natural.scaled(by: Scale(1), in: room) == start)
  }

  /// The second change comes before the window has the size of the first.
  @Test func aChangeUnderWayDoesNotCount() {
    var natural = NaturalSize(start)
    let large = natural.scaled(by: Scale(2))
    let small = natural.scaled(by: Scale(1))
    natural.became(large, Scale(1))
    natural.became(small, Scale(1))
    #expect(natural.scaled(by: Scale(2)) == large)
  }

  @Test func whatTheManagerMakesOfItIsTheUsers() {
    var natural = NaturalSize(start)
    _ = natural.scaled(by: Scale(2))
    natural.became(Size(width: 1000, height: 900), Scale(2))
    #expect(natural.scaled(by: Scale(1)) == Size(width: 500, height: 450))
  }
}
