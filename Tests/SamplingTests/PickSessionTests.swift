import Geometry
import Sampling
import Testing

@Suite struct PickSessionTests {
  private typealias Input = PickSession.Input
  private typealias Action = PickSession.Action

  private let start = Point(x: 100, y: 100)

  private func session(held: Set<PickSession.Key> = []) -> PickSession {
    PickSession(
      bounds: Rect(x: 0, y: 0, width: 800, height: 600), pointer: start, held: held)
  }

  /// The actions of each input in turn.
  private func play(_ inputs: [Input], held: Set<PickSession.Key> = []) -> [[Action]] {
    var session = session(held: held)
    return inputs.map { session.handle($0) }
  }

  @Test func theSampleFollowsThePointer() {
    let there = Point(x: 120, y: 90)
    #expect(
      play([.pointerMoved(to: there), .pointerMoved(to: there), .pointerMoved(to: start)])
        == [[.sample(at: there)], [], [.sample(at: start)]])
  }

  @Test func c37_aClickEndsAtTheRelease() {
    #expect(
      play([.buttonPressed(.primary, at: start), .buttonReleased(.primary)])
        == [[], [.finish(at: start)]])
  }

  @Test(arguments: [PickSession.Key.enter, .space])
  func c37_aKeyEndsAtTheRelease(key: PickSession.Key) {
    #expect(
      play([.keyPressed(key, shift: false), .keyPressed(key, shift: false), .keyReleased(key)])
        == [[], [], [.finish(at: start)]])
  }

  @Test func theClickCountsWhereItIsPressed() {
    let (pressed, released) = (Point(x: 7, y: 8), Point(x: 9, y: 8))
    #expect(
      play([
        .buttonPressed(.primary, at: pressed), .pointerMoved(to: released),
        .buttonReleased(.primary),
      ]) == [[.sample(at: pressed)], [], [.finish(at: pressed)]])
  }

  @Test func c36_rightClickAndEscapeCancelAtTheRelease() {
    #expect(
      play([.buttonPressed(.secondary, at: start), .buttonReleased(.secondary)])
        == [[], [.cancel]])
    #expect(
      play([.keyPressed(.escape, shift: false), .keyReleased(.escape)]) == [[], [.cancel]])
  }

  @Test func c36_cancelBeatsAPickThatIsNotOver() {
    #expect(
      play([
        .buttonPressed(.primary, at: start), .keyPressed(.escape, shift: false),
        .keyReleased(.escape), .buttonReleased(.primary),
      ]) == [[], [], [], [.cancel]])
    #expect(
      play([
        .buttonPressed(.secondary, at: start), .keyPressed(.enter, shift: false),
        .keyReleased(.enter), .buttonReleased(.secondary),
      ]) == [[], [], [], [.cancel]])
  }

  @Test func c37_everythingPressedIsAwaited() {
    #expect(
      play([
        .buttonPressed(.middle, at: start), .keyPressed(.other(38), shift: false),
        .buttonPressed(.primary, at: start), .buttonReleased(.primary), .buttonReleased(.middle),
        .keyReleased(.other(38)),
      ]) == [[], [], [], [], [], [.finish(at: start)]])
  }

  @Test func otherButtonsAndKeysDoNothing() {
    #expect(
      play([
        .buttonPressed(.middle, at: start), .buttonReleased(.middle),
        .buttonPressed(.other(4), at: start), .buttonReleased(.other(4)),
        .keyPressed(.other(38), shift: false), .keyReleased(.other(38)),
      ]).joined().isEmpty)
  }

  @Test func releasesOfWhatWasNotPressedDoNothing() {
    #expect(play([.keyReleased(.enter), .buttonReleased(.primary)]).joined().isEmpty)
    #expect(
      play([
        .buttonPressed(.primary, at: start), .keyReleased(.enter), .buttonReleased(.primary),
      ]) == [[], [], [.finish(at: start)]])
  }

  @Test func theKeyThatStartedThePickDoesNotEndIt() {
    #expect(
      play(
        [
          .keyPressed(.enter, shift: false), .keyReleased(.enter),
          .keyPressed(.enter, shift: false), .keyReleased(.enter),
        ], held: [.enter]) == [[], [], [], [.finish(at: start)]])
  }

  @Test func c41_arrowsMoveByOneAndWithShiftByTen() {
    for (key, one) in [
      (.left, Point(x: -1, y: 0)), (.right, Point(x: 1, y: 0)), (.up, Point(x: 0, y: -1)),
      (.down, Point(x: 0, y: 1)),
    ] as [(PickSession.Key, Point)] {
      let ten = Point(x: one.x * 10, y: one.y * 10)
      #expect(
        play([.keyPressed(key, shift: false), .keyPressed(key, shift: true)])
          == [
            [.warp(by: one), .sample(at: start + one)],
            [.warp(by: ten), .sample(at: start + one + ten)],
          ])
    }
  }

  @Test func c41_rightThenShiftDownThenReturnPicks() {
    let there = Point(x: 101, y: 110)
    let actions = play([
      .keyPressed(.right, shift: false), .keyReleased(.right),
      .keyPressed(.down, shift: true), .keyReleased(.down),
      .pointerMoved(to: there), .keyPressed(.enter, shift: false), .keyReleased(.enter),
    ])
    #expect(actions[2] == [.warp(by: Point(x: 0, y: 10)), .sample(at: there)])
    #expect(actions[4...] == [[], [], [.finish(at: there)]])
  }

  @Test func c07_arrowsStopAtTheEdges() {
    var session = session()
    _ = session.handle(.pointerMoved(to: Point(x: 796, y: 0)))
    #expect(
      session.handle(.keyPressed(.right, shift: true))
        == [.warp(by: Point(x: 3, y: 0)), .sample(at: Point(x: 799, y: 0))])
    #expect(session.handle(.keyPressed(.right, shift: false)) == [])
    #expect(session.handle(.keyPressed(.up, shift: false)) == [])
    #expect(session.pointer == Point(x: 799, y: 0))
  }

  @Test func aDecidedPickStandsStill() {
    #expect(
      play([
        .buttonPressed(.primary, at: start), .keyPressed(.right, shift: false),
        .keyReleased(.right), .buttonReleased(.primary),
      ]) == [[], [], [], [.finish(at: start)]])
  }

  @Test func anInterruptionCancelsAtOnce() {
    #expect(
      play([.buttonPressed(.primary, at: start), .interrupted, .buttonReleased(.primary)])
        == [[], [.cancel], []])
  }

  @Test func nothingHappensAfterTheEnd() {
    var session = session()
    _ = session.handle(.keyPressed(.escape, shift: false))
    #expect(!session.isOver)
    _ = session.handle(.keyReleased(.escape))
    #expect(session.isOver)
    #expect(session.handle(.pointerMoved(to: .zero)) == [])
    #expect(session.handle(.interrupted) == [])
  }
}
