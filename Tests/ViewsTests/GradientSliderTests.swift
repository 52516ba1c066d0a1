import ColorModel
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct GradientSliderTests {
  typealias Harness = ViewHarness<Double, SliderEvent>

  /// A slider whose track is exactly 256 pixels wide, from x = 16.
  private func slider(
    _ value: Double, _ range: ClosedRange<Double> = 0...255, step: Double = 1,
    snaps: Bool = false, wraps: Bool = false, isContinuous: Bool = true, isEnabled: Bool = true
  ) -> Harness {
    Harness(
      value, size: Size(width: 288, height: 60),
      view: { value in
        Padding(
          16,
          GradientSlider(
            id: "it", name: "Red", track: .grey, value: value, range: range, step: step,
            snaps: snaps, wraps: wraps, isContinuous: isContinuous, isEnabled: isEnabled,
            on: { $0 }))
      }, update: { $0 = $1.value })
  }

  private func at(_ x: Int) -> Point { Point(x: 16 + x, y: 28) }

  @Test func pressOnTheTrackJumps() {
    let harness = slider(0)
    harness.click(at: at(200))
    #expect(harness.messages == [SliderEvent(.press, 200), SliderEvent(.release, 200)])
  }

  @Test func dragTellsPressChangesRelease() {
    let harness = slider(0)
    harness.pointerDown(at: at(100))
    harness.pointerMove(to: at(110))
    harness.pointerMove(to: at(110))
    harness.pointerMove(to: at(120))
    harness.pointerUp(at: at(120))
    #expect(
      harness.messages == [
        SliderEvent(.press, 100), SliderEvent(.change, 110), SliderEvent(.change, 120),
        SliderEvent(.release, 120),
      ])
  }

  @Test func gripKeepsTheDistanceToTheThumb() {
    let harness = slider(100)
    harness.pointerDown(at: at(104))
    #expect(harness.messages == [SliderEvent(.press, 100)])
    harness.pointerMove(to: at(114))
    harness.pointerUp(at: at(114))
    #expect(harness.model == 110)
  }

  @Test func touchingTheThumbKeepsAValueBetweenPixels() {
    let harness = slider(100.3)
    harness.pointerDown(at: at(102))
    harness.pointerMove(to: Point(x: at(102).x, y: 40))
    harness.pointerUp(at: at(102))
    #expect(harness.model == 100.3)
  }

  @Test func c123_bothEndsAreExactlyReachable() {
    for width in [230, 231, 345, 460] {
      let harness = Harness(
        0.5, size: Size(width: width, height: 20),
        view: { value in
          GradientSlider(id: "it", name: "A", track: .grey, value: value, on: { $0 })
        }, update: { $0 = $1.value })
      harness.drag("A", to: (x: 2, y: 0.5))
      #expect(harness.model == 1)
      harness.drag("A", to: (x: -1, y: 0.5))
      #expect(harness.model == 0)
      harness.drag("A", to: (x: 1, y: 0.5))
      #expect(harness.model == 1)
    }
  }

  @Test func c123_aValueJustShortOfTheEndIsDraggedToIt() {
    for (value, x, end) in [(254.9, 400, 255.0), (0.1, -200, 0)] {
      let harness = slider(value)
      harness.drag(from: at(Int(value.rounded())), to: at(x))
      #expect(harness.model == end)
    }
  }

  @Test func c124_dragGoesOnOutsideTheWindow() {
    let harness = slider(100)
    harness.pointerDown(at: at(100))
    harness.pointerMove(to: Point(x: 4_000, y: -900))
    #expect(harness.model == 255)
    harness.pointerMove(to: at(50))
    #expect(harness.model == 50)
    harness.pointerUp(at: Point(x: -4_000, y: 900))
    #expect(harness.model == 50)
    harness.pointerMove(to: at(80))
    #expect(harness.model == 50)
  }

  @Test func snappingGivesWholeSteps() {
    let harness = Harness(
      10.4, size: Size(width: 1_000, height: 20),
      view: { value in
        GradientSlider(
          id: "it", name: "R", track: .grey, value: value, range: 0...255, step: 1, snaps: true,
          on: { $0 })
      }, update: { $0 = $1.value })
    harness.pointerDown(at: Point(x: 500, y: 10))
    for x in 500...600 { harness.pointerMove(to: Point(x: x, y: 10)) }
    #expect(harness.messages.allSatisfy { $0.value == $0.value.rounded() })
    // 600 / 999 * 255 is 153.15.
    #expect(harness.model == 153)
  }

  @Test func withoutContinuousOnlyTheReleaseTells() {
    let harness = slider(100, isContinuous: false)
    harness.pointerDown(at: at(100))
    let before = harness.drawList
    harness.pointerMove(to: at(180))
    #expect(harness.drawList != before)
    #expect(harness.model == 100)
    harness.pointerUp(at: at(180))
    #expect(harness.messages == [SliderEvent(.press, 100), SliderEvent(.release, 180)])
    #expect(harness.interaction.pendingValue == nil)
  }

  /// Keys at 100 of 0...255 and the value they lead to.
  @Test(
    arguments: [
      (Key.right, Modifiers(), 101.0), (.up, [], 101), (.left, [], 99), (.down, [], 99),
      (.right, .shift, 110), (.left, .shift, 90), (.right, .control, 100.1), (.pageUp, [], 110),
      (.pageDown, [], 90), (.home, [], 0), (.end, [], 255),
    ] as [(Key, Modifiers, Double)])
  func c127_keysStep(key: Key, modifiers: Modifiers, value: Double) {
    let harness = slider(100)
    harness.press(.tab)
    harness.press(key, modifiers)
    #expect(harness.messages == [SliderEvent(.step, value)])
  }

  @Test func c127_wheelStepsTheHovered() {
    let harness = slider(100)
    harness.wheel("Red", 1)
    harness.wheel("Red", -2)
    harness.wheel("Red", 1, .control)
    harness.wheel("Red", 1, .shift)
    #expect(harness.messages.map(\.phase) == [.step, .step, .step, .step])
    #expect(harness.messages.map(\.value) == [101, 99, 99.1, 109.1])
  }

  @Test func hueWrapsByKeyAndWheelAndClampsByDrag() {
    let harness = slider(359.5, 0...360, wraps: true)
    harness.press(.tab)
    harness.press(.right)
    #expect(harness.model == 0.5)
    harness.press(.left)
    #expect(harness.model == 359.5)
    harness.wheel("Red", 2)
    #expect(harness.model == 1.5)
    harness.drag("Red", to: (x: 3, y: 0))
    #expect(harness.model == 360)
  }

  @Test func stepsClampAndAreSilentAtTheEnd() {
    let harness = slider(254.5)
    harness.press(.tab)
    harness.press(.right)
    #expect(harness.model == 255)
    harness.press(.right)
    #expect(harness.messages.count == 1)
    #expect(harness.wasHandled)
  }

  @Test func overhangingThumbCanBeGrabbed() {
    let harness = slider(255)
    harness.pointerDown(at: at(260))
    harness.pointerMove(to: at(250))
    #expect(harness.model == 245)
  }

  @Test func otherButtonsDoNotDrag() {
    let harness = slider(100)
    for button in [PointerEvent.Button.secondary, .middle] {
      harness.send(.pointerDown(PointerEvent(at(30), button: button), inPopup: false))
      harness.pointerMove(to: at(60))
      harness.send(.pointerUp(PointerEvent(at(60), button: button), inPopup: false))
    }
    #expect(harness.messages == [])
    #expect(harness.interaction.capture == nil)
  }

  @Test func disabledSlidersDoNothing() {
    let harness = slider(100, isEnabled: false)
    harness.click(at: at(30))
    harness.wheel("Red", 1)
    harness.press(.tab)
    #expect(harness.messages == [])
    #expect(harness.focusedName == nil)
  }

  @Test func tellsWhatItIs() {
    let traits = slider(100).traits("Red")
    #expect(traits?.role == .slider)
    #expect(traits?.number == 100)
    #expect(traits?.range == 0...255)
    #expect(traits?.actions == [.increment, .decrement])
  }

  @Test func labelsAtTheEndsNarrowTheTrack() {
    let harness = Harness(
      0, size: Size(width: 300, height: 20),
      view: { value in
        GradientSlider(
          id: "it", name: "R", track: .grey, value: value, leading: .label("R"),
          trailing: .icon(.menu), on: { $0 })
      }, update: { $0 = $1.value })
    // 0.6 em of 13 is 8 pixels, 10 of a gap; the icon is 8 wide.
    harness.click(at: Point(x: 281, y: 10))
    #expect(harness.model == 1)
    harness.click(at: Point(x: 18, y: 10))
    #expect(harness.model == 0)
  }
}
