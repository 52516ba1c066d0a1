import Geometry
import Sampling
import Testing

/// Picks that go on, drags, and what the keys and the wheel ask for.
@Suite struct PickSessionDeedsTests {
  private typealias Input = PickSession.Input
  private typealias Action = PickSession.Action

  private let start = SessionScript.start

  private func play(_ inputs: [Input], goesOn: Bool = false) -> [[Action]] {
    var script = SessionScript(goesOn: goesOn)
    return script.play(inputs)
  }

  // MARK: Going on

  @Test func c40_shiftPicksAndGoesOn() {
    let there = Point(x: 300, y: 200)
    #expect(
      play([
        .down(.primary, start, .shift), .up(.primary), .pointerMoved(to: there),
        .down(.enter, .shift), .up(.enter), .down(.primary, there), .up(.primary, there),
      ]) == [
        [.hold(at: start)], [.take(at: start), .sample(at: start)], [.sample(at: there)],
        [.hold(at: there)], [.take(at: there), .sample(at: there)], [.hold(at: there)],
        [.finish(at: there)],
      ])
  }

  @Test func c40_withMultiEveryPickGoesOnUntilEsc() {
    #expect(
      play(
        [
          .down(.primary), .up(.primary), .down(.space), .down(.space), .up(.space),
          .down(.escape), .up(.escape),
        ], goesOn: true) == [
          [.hold(at: start)], [.take(at: start), .sample(at: start)], [.hold(at: start)], [],
          [.take(at: start), .sample(at: start)], [], [.cancel],
        ])
  }

  @Test func aHandThatShakesPicksWhereItPressed() {
    let near = Point(x: 102, y: 98)
    #expect(
      play([.down(.primary), .pointerMoved(to: near), .up(.primary, near)], goesOn: true)
        == [
          [.hold(at: start)], [], [.take(at: start), .sample(at: start), .sample(at: near)],
        ])
  }

  // MARK: Dragging

  @Test func aDragStartsAfterThreePixels() {
    let rect = Rect(x: 100, y: 100, width: 4, height: 2)
    let end = Point(x: 103, y: 101)
    var script = SessionScript()
    #expect(
      script.play([
        .down(.primary), .pointerMoved(to: Point(x: 102, y: 102)), .pointerMoved(to: end),
      ]) == [[.hold(at: start)], [], [.sample(.rectangle(rect))]])
    #expect(script.session.isDragging && !script.session.isHolding)
    #expect(script.play([.up(.primary, end)]) == [[.pick(.rectangle(rect), ends: true)]])
  }

  @Test(arguments: [
    (Point(x: 110, y: 120), Rect(x: 100, y: 100, width: 11, height: 21)),
    (Point(x: 90, y: 95), Rect(x: 90, y: 95, width: 11, height: 6)),
    (Point(x: 110, y: 100), Rect(x: 100, y: 100, width: 11, height: 1)),
    (Point(x: -50, y: 900), Rect(x: 0, y: 100, width: 101, height: 500)),
  ])
  func theRectangleHoldsBothItsCorners(end: Point, rect: Rect) {
    let actions = play([.down(.primary), .pointerMoved(to: end), .up(.primary, end)])
    #expect(actions.last == [.pick(.rectangle(rect), ends: true)])
  }

  @Test func aDragGoesOnWithShift() {
    let end = Point(x: 110, y: 110)
    let rect = SampleArea.rectangle(Rect(x: 100, y: 100, width: 11, height: 11))
    #expect(
      play([.down(.primary, start, .shift), .pointerMoved(to: end), .up(.primary, end)])
        == [
          [.hold(at: start)], [.sample(rect)], [.pick(rect, ends: false), .sample(at: end)],
        ])
  }

  @Test func arrowsMoveTheCornerOfADrag() {
    let end = Point(x: 110, y: 110)
    let actions = play([.down(.primary), .pointerMoved(to: end), .down(.right)])
    let rect = SampleArea.rectangle(Rect(x: 100, y: 100, width: 12, height: 11))
    #expect(actions.last == [.warp(by: Point(x: 1, y: 0)), .sample(rect)])
  }

  @Test(arguments: [Input.down(.escape), .down(.secondary)])
  func c36_aDragIsCancelledAsAWhole(cancel: PickSession.Input) {
    let end = Point(x: 110, y: 110)
    let release: Input = cancel == .down(.escape) ? .up(.escape) : .up(.secondary)
    let actions = play([
      .down(.primary), .pointerMoved(to: end), cancel, release, .up(.primary, end),
    ])
    #expect(actions[2...] == [[.sample(at: end)], [], [.cancel]])
  }

  // MARK: Looking

  @Test func theWheelZoomsAndWithControlResizesTheSample() {
    #expect(
      play([
        .down(.wheelUp), .up(.wheelUp), .down(.wheelDown), .up(.wheelDown),
        .down(.wheelUp, start, .control), .up(.wheelUp), .down(.wheelDown, start, .control),
      ]) == [
        [.zoom(by: 1)], [], [.zoom(by: -1)], [], [.resize(by: 1)], [], [.resize(by: -1)],
      ])
  }

  @Test func keysAskTheHost() {
    let rows: [(PickSession.Key, Action, repeats: Bool)] = [
      (.zoomIn, .zoom(by: 1), true), (.zoomOut, .zoom(by: -1), true),
      (.larger, .resize(by: 1), true), (.smaller, .resize(by: -1), true),
      (.nextFormat, .nextFormat, false), (.nextMean, .nextMean, false), (.copy, .copy, false),
      (.freeze, .freeze, false),
    ]
    for (key, action, repeats) in rows {
      #expect(
        play([.down(key), .down(key), .up(key)]) == [[action], repeats ? [action] : [], []])
    }
  }

  @Test func aDragIsNotFrozen() {
    let actions = play([
      .down(.primary), .pointerMoved(to: Point(x: 150, y: 150)), .down(.freeze),
    ])
    #expect(actions.last == [])
  }

  /// What was pressed for was the colour that was shown.
  @Test func aHeldPickKeepsItsMean() {
    #expect(
      play([.down(.primary), .down(.nextMean), .up(.nextMean), .up(.primary)])
        == [[.hold(at: start)], [], [], [.finish(at: start)]])
  }

  @Test func theSampleIsASquareAroundThePointer() {
    var script = SessionScript(sampleSize: 11)
    #expect(script.session.area.rect == Rect(x: 95, y: 95, width: 11, height: 11))
    #expect(
      script.play([.down(.enter), .up(.enter)])
        == [
          [.hold(.square(11, around: start))], [.pick(.square(11, around: start), ends: true)],
        ])
  }
}
