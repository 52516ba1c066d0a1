import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct ColorPlaneTests {
  private struct Place: Equatable {
    var x: Double
    var y: Double
  }

  private func plane(_ x: Double, _ y: Double, side: Int = 288)
    -> ViewHarness<Place, PlaneEvent>
  {
    ViewHarness(
      Place(x: x, y: y), size: Size(width: side, height: side),
      view: { place in
        ColorPlane(
          id: "it", name: "Saturation and brightness", x: place.x, y: place.y,
          field: .saturationBrightness(hue: 120), color: RGB8(0x00ff00), on: { $0 })
      }, update: { $0 = Place(x: $1.x, y: $1.y) })
  }

  /// A drag beyond each corner, in parts of the plane from its top left.
  @Test(arguments: [288, 432, 576], [(-1.0, -1.0), (2, -1), (-1, 2), (2, 2)])
  func c123_cornersAreExactlyReachable(side: Int, corner: (Double, Double)) {
    let harness = plane(0.5, 0.5, side: side)
    harness.drag("Saturation and brightness", to: (x: corner.0, y: corner.1))
    #expect(harness.model == Place(x: corner.0 > 0 ? 1 : 0, y: corner.1 > 0 ? 0 : 1))
    #expect(harness.messages.map(\.phase) == [.press, .change, .release])
  }

  @Test func pixelsStandForTheirShareOfTheSide() {
    let harness = plane(0, 0)
    harness.click(at: Point(x: 200, y: 41))
    #expect(harness.model == Place(x: 200.0 / 287, y: 246.0 / 287))
  }

  @Test func c124_dragGoesOnOutsideTheWindow() {
    let harness = plane(0, 0)
    harness.pointerDown(at: Point(x: 100, y: 100))
    harness.pointerMove(to: Point(x: 900, y: -900))
    #expect(harness.model == Place(x: 1, y: 1))
    harness.pointerMove(to: Point(x: 100, y: 187))
    #expect(harness.model == Place(x: 100.0 / 287, y: 100.0 / 287))
    harness.pointerUp(at: Point(x: -50, y: 187))
    #expect(harness.model.x == 0)
    #expect(harness.interaction.capture == nil)
  }

  @Test func touchingTheRingChangesNothing() {
    let harness = plane(0.4711, 0.5)
    harness.pointerDown(at: Point(x: 139, y: 140))
    harness.pointerMove(to: Point(x: 139, y: 140))
    harness.pointerUp(at: Point(x: 139, y: 140))
    #expect(harness.model == Place(x: 0.4711, y: 0.5))
    #expect(harness.messages.map(\.phase) == [.press, .release])
  }

  /// Keys at 0.25, 0.5 and where they lead.
  @Test(
    arguments: [
      (Key.right, Modifiers(), 0.26, 0.5), (.left, [], 0.24, 0.5), (.up, [], 0.25, 0.51),
      (.down, [], 0.25, 0.49), (.right, .shift, 0.35, 0.5), (.up, .control, 0.25, 0.501),
      (.pageUp, [], 0.25, 0.6), (.pageDown, [], 0.25, 0.4), (.home, [], 0, 0.5), (.end, [], 1, 0.5),
    ] as [(Key, Modifiers, Double, Double)])
  func c127_keysStep(key: Key, modifiers: Modifiers, x: Double, y: Double) {
    let harness = plane(0.25, 0.5)
    harness.press(.tab)
    harness.press(key, modifiers)
    #expect(abs(harness.model.x - x) < 1e-12 && abs(harness.model.y - y) < 1e-12)
    #expect(harness.messages.map(\.phase) == [.step])
  }

  @Test func c125_endsAreReachedByKeyAndHeld() {
    let harness = plane(0.25, 0.995)
    harness.press(.tab)
    harness.press(.home)
    harness.press(.up)
    #expect(harness.model == Place(x: 0, y: 1))
    harness.press(.up)
    harness.press(.left)
    #expect(harness.messages.count == 2)
  }
}
