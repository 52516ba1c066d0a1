import Geometry
import Testing
import ViewHarness
import Views

@Suite struct ReorderListTests {
  private typealias Harness = ViewHarness<[ReorderRow], ReorderEvent>

  /// Five rows of 28, the last two of which can be removed.
  private func harness(
    isEnabled: Bool = true, size: Size = Size(width: 200, height: 200)
  ) -> Harness {
    ViewHarness(
      ["hex", "rgb", "hsl", "mine", "yours"].map {
        ReorderRow(
          $0, title: $0.uppercased(), isOn: $0 != "hsl",
          canBeRemoved: $0.hasSuffix("e") || $0 == "yours")
      }, size: size,
      view: { rows in
        ScrollView(
          id: "scroll", name: "Formats",
          Column([
            ReorderList(id: "formats", rows, isEnabled: isEnabled, on: { $0 }),
            Button("Next", id: "next", .toggle(99)),
          ]))
      },
      update: { rows, event in
        switch event {
        case .toggle(99): break
        case .toggle(let index): rows[index].isOn.toggle()
        case .move(let from, let to): rows.insert(rows.remove(at: from), at: to)
        case .remove(let index): rows.remove(at: index)
        }
      })
  }

  private func names(_ harness: Harness) -> [String] { harness.model.map(\.name) }

  /// As shown from top to bottom.
  private func shown(_ harness: Harness) -> [String] {
    harness.scene.items.filter { $0.traits.role == .listItem }
      .sorted { $0.frame.minY < $1.frame.minY }.map { $0.traits.name.lowercased() }
  }

  @Test func aClickTicks() {
    let harness = harness()
    harness.click("HSL")
    #expect(harness.messages == [.toggle(2)])
    #expect(harness.traits("HSL", .listItem)?.value == "on")
    // The grip is for dragging alone.
    harness.click(at: Point(x: 10, y: 40))
    #expect(harness.messages.count == 1)
  }

  @Test func keysTickMoveAndRemove() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.down)
    harness.press(.space)
    #expect(harness.messages == [.toggle(1)])
    harness.press(.down, .alt)
    #expect(names(harness) == ["hex", "hsl", "rgb", "mine", "yours"])
    #expect(harness.focusedName == "RGB")
    harness.press(.up, .alt)
    harness.press(.up, .alt)
    #expect(names(harness) == ["rgb", "hex", "hsl", "mine", "yours"])
    harness.press(.up, .alt)
    #expect(harness.messages.count == 4)
    harness.press(.delete)
    #expect(harness.model.count == 5)
    harness.press(.end)
    #expect(harness.focusedName == "YOURS")
    harness.press(.delete)
    #expect(names(harness) == ["rgb", "hex", "hsl", "mine"])
    #expect(harness.focusedName == "MINE")
  }

  @Test func itIsOneTabStop() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.down)
    harness.press(.tab)
    #expect(harness.focusedName == "Next")
    harness.press(.tab, .shift)
    // Entered from outside, at the first.
    #expect(harness.focusedName == "HEX")
  }

  @Test func aDragShowsTheOrderAndTellsItAtTheEnd() {
    let harness = harness()
    harness.pointerDown(at: Point(x: 10, y: 14))
    harness.pointerMove(to: Point(x: 10, y: 16))
    #expect(shown(harness) == ["hex", "rgb", "hsl", "mine", "yours"])
    harness.pointerMove(to: Point(x: 10, y: 70))
    #expect(shown(harness) == ["rgb", "hsl", "hex", "mine", "yours"])
    #expect(harness.messages == [])
    harness.pointerMove(to: Point(x: 10, y: 900))
    #expect(shown(harness) == ["rgb", "hsl", "mine", "yours", "hex"])
    harness.pointerMove(to: Point(x: 10, y: 40))
    harness.pointerUp(at: Point(x: 10, y: 40))
    #expect(harness.messages == [.move(from: 0, to: 1)])
    #expect(shown(harness) == ["rgb", "hex", "hsl", "mine", "yours"])
  }

  @Test func aDragThatComesBackOrIsGivenUpTellsNothing() {
    let harness = harness()
    harness.pointerDown(at: Point(x: 10, y: 14))
    harness.pointerMove(to: Point(x: 10, y: 70))
    harness.pointerMove(to: Point(x: 10, y: 14))
    harness.pointerUp(at: Point(x: 10, y: 14))
    harness.pointerDown(at: Point(x: 10, y: 14))
    harness.pointerMove(to: Point(x: 10, y: 70))
    harness.press(.escape)
    #expect(shown(harness) == ["hex", "rgb", "hsl", "mine", "yours"])
    harness.pointerMove(to: Point(x: 10, y: 90))
    harness.pointerUp(at: Point(x: 10, y: 90))
    #expect(harness.messages == [])
  }

  @Test func aDragScrollsToWhereItGoes() throws {
    let harness = harness(size: Size(width: 200, height: 60))
    harness.pointerDown(at: Point(x: 10, y: 14))
    for _ in 1...6 { harness.pointerMove(to: Point(x: 10, y: 59)) }
    #expect(try #require(harness.find("HEX")).visibleFrame.height == 28)
    #expect(shown(harness).last == "hex")
    harness.pointerUp(at: Point(x: 10, y: 59))
    #expect(harness.messages == [.move(from: 0, to: 4)])
  }

  @Test func removeButtonsRemove() {
    let harness = harness()
    #expect(harness.find("Remove HEX") == nil)
    harness.click("Remove MINE")
    #expect(names(harness) == ["hex", "rgb", "hsl", "yours"])
  }

  @Test func disabledItTakesNothing() {
    let harness = harness(isEnabled: false)
    harness.click("HSL")
    harness.click("Remove MINE")
    harness.drag(from: Point(x: 10, y: 14), to: Point(x: 10, y: 70))
    harness.press(.tab)
    #expect(harness.focusedName == "Next")
    #expect(harness.messages == [])
  }
}
