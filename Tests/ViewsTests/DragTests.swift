import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness
import Views

/// What makes a press a drag of a colour.
@Suite struct DragTests {
  private let blue = Color(RGB8(0x3366cc))

  private func before(scale: Double = 1) -> ViewHarness<Void, Int> {
    recorder(Swatch(blue, id: "before", name: "Before", message: 7), scale: scale)
  }

  private func start(_ harness: ViewHarness<Void, some Any>, _ name: String) throws -> Point {
    try #require(harness.find(name)).frame.center
  }

  @Test(arguments: [(8, 0, false), (-8, 8, false), (9, 0, true), (0, -9, true), (40, 40, true)])
  func beyondTheThresholdItIsADrag(_ x: Int, _ y: Int, _ isDrag: Bool) throws {
    let harness = before()
    let start = try start(harness, "Before")
    harness.drag(from: start, to: start + Point(x: x, y: y))
    #expect(harness.requests == (isDrag ? [.drag(blue)] : []))
    #expect(harness.messages == (isDrag ? [] : [7]))
  }

  @Test func theThresholdGrowsWithTheScale() throws {
    let harness = before(scale: 2)
    let start = try start(harness, "Before")
    harness.drag(from: start, to: start + Point(x: 16, y: 0))
    #expect(harness.requests.isEmpty)
    harness.drag(from: start, to: start + Point(x: 17, y: 0))
    #expect(harness.requests == [.drag(blue)])
  }

  @Test func aDragIsAskedForOnce() throws {
    let harness = before()
    let start = try start(harness, "Before")
    harness.pointerDown(at: start)
    for step in 1...30 { harness.pointerMove(to: start + Point(x: step, y: 0)) }
    #expect(harness.requests == [.drag(blue)])
    #expect(harness.interaction.capture == nil)
    harness.pointerUp(at: start)
    #expect(harness.messages.isEmpty)
  }

  @Test func otherButtonsDragNothing() throws {
    let harness = before()
    let start = try start(harness, "Before")
    for button in [PointerEvent.Button.middle, .secondary] {
      harness.send(.pointerDown(PointerEvent(start, button: button), inPopup: false))
      harness.pointerMove(to: start + Point(x: 30, y: 0))
      harness.send(.pointerUp(PointerEvent(start, button: button), inPopup: false))
    }
    #expect(harness.requests.isEmpty)
  }

  @Test func whatOnlyShowsAColourIsDraggedAsWell() throws {
    let harness = recorder(
      Column([
        Swatch<Int>(blue.with(alpha: 0.5), id: "after", name: "After"),
        Button("Copy", id: "copy", 1),
      ]))
    harness.focus("Copy")
    let start = try start(harness, "After")
    harness.drag(from: start, to: start + Point(x: 20, y: 0))
    #expect(harness.requests == [.drag(blue.with(alpha: 0.5))])
    // The keyboard stays where it was.
    #expect(harness.focusedName == "Copy")
  }

  @Test func swatchesOfGridsAreDragged() throws {
    let colors = (1...5).map { Color(RGB8(UInt32($0))) }
    let recent = recorder(SwatchGrid<SwatchEvent>(id: "recent", colors, columns: 3, on: { $0 }))
    let second = try start(recent, "#000002")
    recent.drag(from: second, to: second + Point(x: 0, y: 20))
    #expect(recent.requests == [.drag(colors[1])])
    #expect(recent.messages.isEmpty)

    let history = recorder(
      SelectionGrid<SelectionEvent>(
        id: "grid", name: "History", sections: [GridSection("", count: 5)],
        item: { GridItem(colors[$0], name: "cell \($0)") }, isSelected: { _ in false }, on: { $0 }))
    let fourth = try start(history, "cell 3")
    history.drag(from: fourth, to: fourth + Point(x: -20, y: 0))
    #expect(history.requests == [.drag(colors[3])])
    #expect(history.messages.isEmpty)
  }

  @Test func aWindowThatWouldTakeADropHasAFrame() throws {
    let harness = before()
    let calm = harness.drawList
    harness.interact { $0.isDropTarget = true }
    let added = harness.drawList.commands.dropFirst(calm.commands.count)
    #expect(Array(harness.drawList.commands.prefix(calm.commands.count)) == calm.commands)
    #expect(added.count == 1)
  }
}
