import Geometry
import Sampling
import Testing

@Suite struct PickSessionTests {
  private typealias Input = PickSession.Input
  private typealias Action = PickSession.Action

  private let start = SessionScript.start

  private func play(_ inputs: [Input], held: [PickSession.Key] = []) -> [[Action]] {
    var script = SessionScript(held: held)
    return script.play(inputs)
  }

  @Test func theSampleFollowsThePointer() {
    let there = Point(x: 120, y: 90)
    #expect(
      play([.pointerMoved(to: there), .pointerMoved(to: there), .pointerMoved(to: start)])
        == [[.sample(at: there)], [], [.sample(at: start)]])
  }

  @Test func c37_aClickEndsAtTheRelease() {
    #expect(
      play([.down(.primary), .up(.primary)]) == [[.hold(at: start)], [.finish(at: start)]])
  }

  @Test(arguments: [PickSession.Key.enter, .space])
  func c37_aKeyEndsAtTheRelease(key: PickSession.Key) {
    #expect(
      play([.down(key), .down(key), .up(key)])
        == [[.hold(at: start)], [], [.finish(at: start)]])
  }

  @Test func theClickCountsWhereItIsPressed() {
    let (pressed, released) = (Point(x: 7, y: 8), Point(x: 9, y: 8))
    #expect(
      play([.down(.primary, pressed), .pointerMoved(to: released), .up(.primary, released)])
        == [
          [.sample(at: pressed), .hold(at: pressed)], [], [.finish(at: pressed)],
        ])
  }

  @Test func c36_rightClickAndEscapeCancelAtTheRelease() {
    #expect(play([.down(.secondary), .up(.secondary)]) == [[], [.cancel]])
    #expect(play([.down(.escape), .up(.escape)]) == [[], [.cancel]])
  }

  @Test func c36_cancelBeatsAPickThatIsNotOver() {
    #expect(
      play([.down(.primary), .down(.escape), .up(.escape), .up(.primary)])
        == [[.hold(at: start)], [], [], [.cancel]])
    #expect(
      play([.down(.secondary), .down(.enter), .up(.enter), .up(.secondary)])
        == [[], [], [], [.cancel]])
  }

  @Test func c37_everythingPressedIsAwaited() {
    #expect(
      play([
        .down(.middle), .down(.other), .down(.primary), .up(.primary), .up(.middle), .up(.other),
      ]) == [[], [], [.hold(at: start)], [], [], [.finish(at: start)]])
  }

  @Test func otherButtonsAndKeysDoNothing() {
    #expect(
      play([
        .down(.middle), .up(.middle), .down(.other(8)), .up(.other(8)), .down(.other), .up(.other),
      ]).joined().isEmpty)
  }

  @Test func releasesOfWhatWasNotPressedDoNothing() {
    #expect(play([.up(.enter), .up(.primary)]).joined().isEmpty)
    #expect(
      play([.down(.primary), .up(.enter), .up(.primary)])
        == [[.hold(at: start)], [], [.finish(at: start)]])
  }

  @Test func theKeyThatStartedThePickDoesNotEndIt() {
    #expect(
      play([.down(.enter), .up(.enter), .down(.enter), .up(.enter)], held: [.enter])
        == [[], [], [.hold(at: start)], [.finish(at: start)]])
  }

  /// Shift of Super+Shift+C, Control of Ctrl+P: held on, they are no wish of the pick's.
  @Test func modifiersOfTheKeyThatStartedThePickCountOnceTheyWereReleased() {
    var script = SessionScript(modifiers: [.shift, .control])
    #expect(
      script.play([
        .down(.wheelUp, start, [.shift, .control]), .up(.wheelUp),
        .down(.right, [.shift, .control]), .up(.right),
      ]) == [
        [.zoom(by: 1)], [], [.warp(by: Point(x: 1, y: 0)), .sample(at: start + Point(x: 1, y: 0))],
        [],
      ])
    // Control goes up and down again, which the presses alone would not tell.
    #expect(
      script.play([
        .modifiersHeld([.shift, .control]), .modifiersHeld(.shift),
        .down(.wheelUp, start, [.shift, .control]), .up(.wheelUp),
        .down(.primary, start, [.shift, .control]), .up(.primary),
      ]) == [
        [], [], [.resize(by: 1)], [], [.sample(at: start), .hold(at: start)], [.finish(at: start)],
      ])
    #expect(script.session.isOver)
  }

  @Test func modifiersThatWereReleasedAreSeenAtThePress() {
    var script = SessionScript(modifiers: .shift)
    let actions = script.play([
      .down(.wheelUp), .up(.wheelUp), .down(.primary, start, .shift), .up(.primary),
    ])
    #expect(actions.last == [.take(at: start), .sample(at: start)])
    #expect(!script.session.isOver)
  }

  /// The key that started the pick, once more, or another of the desktop's.
  @Test(arguments: [
    Input.down(.copy, [.super, .shift]), .down(.nextMean, .super), .down(.freeze, .alt),
    .down(.other, .control), .down(.space, .super), .down(.left, [.control, .alt]),
  ])
  private func aKeyOfTheDesktopCancels(press: Input) {
    guard case .keyPressed(_, let code, _) = press else { return }
    #expect(play([press, .keyReleased(code: code)]) == [[], [.cancel]])
  }

  @Test func controlLeavesAKeyThatMovesOrPicksAsItIs() {
    #expect(
      play([.down(.zoomIn, .control), .up(.zoomIn), .down(.enter, .control), .up(.enter)])
        == [[.zoom(by: 1)], [], [.hold(at: start)], [.finish(at: start)]])
  }

  /// Super is held on from the key that started the pick.
  @Test func modifiersHeldOnFromBeforeMakeOnlyLettersKeysOfTheDesktop() {
    var script = SessionScript(modifiers: [.super, .shift])
    #expect(
      script.play([
        .down(.nextFormat, [.super, .shift]), .up(.nextFormat), .down(.copy, [.super, .shift]),
        .up(.copy),
      ]) == [[.nextFormat], [], [], [.cancel]])
  }

  /// `[` by AltGr and 8 is let go as 8 where AltGr is up before.
  @Test func aKeyIsLetGoByItsCode() {
    let code: UInt32 = 17
    #expect(
      play([
        .keyPressed(.smaller, code: code), .down(.primary), .up(.primary),
        .keyReleased(code: code),
      ]) == [[.resize(by: -1)], [.hold(at: start)], [], [.finish(at: start)]])
  }

  @Test func c41_arrowsMoveByOneAndWithShiftByTen() {
    for (key, one) in [
      (.left, Point(x: -1, y: 0)), (.right, Point(x: 1, y: 0)), (.up, Point(x: 0, y: -1)),
      (.down, Point(x: 0, y: 1)),
    ] as [(PickSession.Key, Point)] {
      let ten = Point(x: one.x * 10, y: one.y * 10)
      #expect(
        play([.down(key), .down(key, .shift)])
          == [
            [.warp(by: one), .sample(at: start + one)],
            [.warp(by: ten), .sample(at: start + one + ten)],
          ])
    }
  }

  @Test func c41_rightThenShiftDownThenReturnPicks() {
    let there = Point(x: 101, y: 110)
    let actions = play([
      .down(.right), .up(.right), .down(PickSession.Key.down, .shift), .up(PickSession.Key.down),
      .pointerMoved(to: there), .down(.enter), .up(.enter),
    ])
    #expect(actions[2] == [.warp(by: Point(x: 0, y: 10)), .sample(at: there)])
    #expect(actions[4...] == [[], [.hold(at: there)], [.finish(at: there)]])
  }

  @Test func c07_arrowsStopAtTheEdges() {
    var script = SessionScript()
    _ = script.play([.pointerMoved(to: Point(x: 796, y: 0))])
    #expect(
      script.play([.down(.right, .shift)])
        == [[.warp(by: Point(x: 3, y: 0)), .sample(at: Point(x: 799, y: 0))]])
    #expect(script.play([.down(.right), .down(PickSession.Key.up)]) == [[], []])
    #expect(script.session.pointer == Point(x: 799, y: 0))
  }

  @Test func aDecidedPickStandsStill() {
    #expect(
      play([
        .down(.enter), .down(.right), .up(.right), .pointerMoved(to: Point(x: 300, y: 200)),
        .down(.zoomIn), .up(.zoomIn), .down(.freeze), .up(.freeze), .up(.enter),
      ]) == [[.hold(at: start)], [], [], [], [], [], [], [], [.finish(at: start)]])
  }

  @Test func nothingHappensAfterTheEnd() {
    var script = SessionScript()
    _ = script.play([.down(.escape)])
    #expect(!script.session.isOver)
    _ = script.play([.up(.escape)])
    #expect(script.session.isOver)
    #expect(script.play([.pointerMoved(to: .zero), .down(.primary)]) == [[], []])
  }

  @Test func c12_aSmallerScreenTakesThePointerWithIt() {
    var script = SessionScript()
    script.session.bounds = Rect(x: 0, y: 0, width: 80, height: 60)
    #expect(script.session.area == .square(1, around: Point(x: 79, y: 59)))
  }
}
