import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct TooltipTests {
  private func harness() -> ViewHarness<Void, Int> {
    recorder(
      Column([
        Button("Copy", id: "copy", shortcut: "Ctrl+C", 1), Button("Pick", id: "pick", 2),
      ]))
  }

  @Test func showsNameAndShortcutOfWhatIsHovered() {
    let harness = harness()
    harness.hover("Copy")
    #expect(harness.scene.popup == nil)
    harness.send(.tooltipDue)
    #expect(harness.scene.popup?.kind == .tooltip)
    #expect(harness.scene.popup?.anchor == harness.find("Copy")?.frame)
    #expect(harness.scene.popup?.items.map(\.traits.name) == ["Copy  Ctrl+C"])
    #expect(harness.popupDrawList?.description.contains("\"  Ctrl+C\"") == true)
  }

  @Test(arguments: [
    InputEvent.key(KeyPress(.escape)), .pointerLeft, .windowActive(false), .popupDismissed,
    .wheel(1, PointerEvent(Point(x: 1, y: 1)), inPopup: false),
    .pointerMoved(PointerEvent(Point(x: 5, y: 50)), inPopup: false),
    .pointerDown(PointerEvent(Point(x: 5, y: 5), button: .primary), inPopup: false),
  ])
  func goesWithWhateverHappensNext(event: InputEvent) {
    let harness = harness()
    harness.hover("Copy")
    harness.send(.tooltipDue)
    harness.send(event)
    #expect(harness.scene.popup == nil)
  }

  @Test func staysAwayDuringADragAndOverNothing() {
    let harness = harness()
    harness.send(.tooltipDue)
    #expect(harness.scene.popup == nil)
    harness.hover("Copy")
    harness.pointerDown(at: Point(x: 5, y: 5))
    harness.send(.tooltipDue)
    #expect(harness.scene.popup == nil)
  }
}
