import Geometry
import Testing
import ViewHarness
import Views

@Suite struct DispatchTests {
  private func three() -> ViewHarness<Bool, String> {
    ViewHarness(
      true, size: Size(width: 200, height: 100),
      view: { hasThird in
        Column(
          spacing: 4,
          [
            Button("one", id: "one", "one"), Button("two", id: "two", "two"),
            hasThird ? Button("three", id: "three", "three") : Label("three is gone"),
            Button("off", id: "off", isEnabled: false, "off"),
          ])
      }, update: { _, _ in })
  }

  @Test func clickIsAPressAndAReleaseOnTheSameControl() {
    let harness = three()
    harness.click("two")
    #expect(harness.messages == ["two"])
    harness.pointerDown(at: Point(x: 5, y: 5))
    #expect(harness.interaction.capture == "one")
    harness.pointerMove(to: Point(x: 5, y: 50))
    #expect(harness.interaction.hover == nil)
    harness.pointerUp(at: Point(x: 5, y: 50))
    #expect(harness.messages == ["two"])
    #expect(harness.interaction.capture == nil)
    #expect(harness.interaction.hover == "two")
  }

  @Test func otherButtonsNeitherClickNorEndADrag() {
    let harness = three()
    harness.click("one", button: .secondary)
    harness.click("one", button: .middle)
    #expect(harness.messages == [])
    let point = Point(x: 5, y: 5)
    harness.pointerDown(at: point)
    harness.send(.pointerDown(PointerEvent(point, button: .secondary), inPopup: false))
    harness.send(.pointerUp(PointerEvent(point, button: .secondary), inPopup: false))
    #expect(harness.interaction.capture == "one")
    harness.pointerUp(at: point)
    #expect(harness.messages == ["one"])
  }

  @Test func tabGoesInReadingOrderAndRound() {
    let harness = three()
    var names: [String?] = []
    for _ in 1...4 {
      harness.press(.tab)
      names.append(harness.focusedName)
    }
    #expect(names == ["one", "two", "three", "one"])
    harness.press(.tab, .shift)
    #expect(harness.focusedName == "three")
    #expect(harness.interaction.showsFocusRing)
  }

  @Test func backTabFromNowhereReachesTheLast() {
    let harness = three()
    harness.press(.tab, .shift)
    #expect(harness.focusedName == "three")
  }

  @Test func clicksFocusWithoutRing() {
    let harness = three()
    harness.press(.tab)
    harness.click("two")
    #expect(harness.focusedName == "two")
    #expect(!harness.interaction.showsFocusRing)
    harness.click(at: Point(x: 5, y: 199))
    #expect(harness.focusedName == nil)
  }

  @Test(arguments: [Key.space, .enter])
  func keysActivateTheFocused(key: Key) {
    let harness = three()
    harness.press(.tab)
    harness.press(key)
    #expect(harness.messages == ["one"])
    #expect(harness.wasHandled)
  }

  @Test func unhandledKeysGoOn() {
    let harness = three()
    harness.press(.character("p"), .control)
    #expect(!harness.wasHandled)
    harness.press(.tab)
    harness.press(.escape)
    #expect(!harness.wasHandled)
    harness.press(.enter, .control)
    #expect(!harness.wasHandled)
    #expect(harness.messages == [])
  }

  @Test func disabledControlsTakeNothing() {
    let harness = three()
    harness.click("off")
    harness.hover("off")
    #expect(harness.messages == [])
    #expect(harness.interaction.hover == nil)
  }

  @Test func vanishedControlsLoseFocusAndPointer() {
    let harness = three()
    harness.press(.tab, .shift)
    harness.pointerDown(at: Point(x: 5, y: 70))
    #expect(harness.interaction.capture == "three")
    harness.mutate { $0 = false }
    harness.pointerMove(to: Point(x: 5, y: 71))
    #expect(harness.interaction.capture == nil)
    #expect(harness.interaction.focus == nil)
    #expect(harness.interaction.hover == nil)
  }

  @Test func ringsShowOnlyInAnActiveWindow() {
    let harness = three()
    harness.press(.tab)
    let focused = harness.drawList
    harness.send(.windowActive(false))
    #expect(harness.drawList != focused)
    harness.send(.windowActive(true))
    #expect(harness.drawList == focused)
  }

  @Test func pointerLeavingEndsTheHover() {
    let harness = three()
    harness.hover("one")
    #expect(harness.interaction.hover == "one")
    harness.send(.pointerLeft)
    #expect(harness.interaction.hover == nil)
  }
}
