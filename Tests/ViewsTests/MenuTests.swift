import Drawing
import Geometry
import TestSupport
import Testing
import ViewHarness
import Views

@Suite struct MenuTests {
  private func harness() -> ViewHarness<String, String> {
    ViewHarness(
      "hex", size: Size(width: 200, height: 100),
      view: { chosen in
        let titles = [("hex", "Hex"), ("rgb", "RGB"), ("hsl", "HSL")]
        var entries: [MenuEntry<String>] = titles.map { id, title in
          .item(
            MenuItem(
              id: ViewID(id), title: title, detail: "\(id)(1 2 3)", isSelected: id == chosen,
              message: id))
        }
        entries.append(.separator)
        entries.append(
          .item(MenuItem(id: "off", title: "Template…", isEnabled: false, message: "off")))
        return Column(
          alignment: .start,
          [
            MenuButton(id: "format", name: "Format", title: chosen, entries: entries),
            Button("Copy", id: "copy", "copy"),
          ])
      }, update: { $0 = $1 })
  }

  private func highlighted(_ harness: ViewHarness<String, String>) -> String? {
    harness.interaction.highlight?.description
  }

  @Test func picture() {
    let harness = harness()
    harness.click("Format")
    expectSnapshot(harness.popupDrawList?.description ?? "", named: "menu")
  }

  @Test func clickOpensAndClickChooses() {
    let harness = harness()
    harness.click("Format")
    #expect(harness.scene.popup?.kind == .menu)
    #expect(highlighted(harness) == "hex")
    harness.click("HSL", .menuItem)
    #expect(harness.messages == ["hsl"])
    #expect(harness.scene.popup == nil)
    #expect(harness.focusedName == "Format")
  }

  @Test func pressDragReleaseChooses() throws {
    let harness = harness()
    harness.pointerDown(at: Point(x: 5, y: 5))
    let row = try #require(harness.find("RGB", .menuItem))
    harness.pointerMove(to: row.frame.center, inPopup: true)
    #expect(highlighted(harness) == "rgb")
    harness.pointerUp(at: row.frame.center, inPopup: true)
    #expect(harness.messages == ["rgb"])
    #expect(harness.interaction.capture == nil)
  }

  @Test func releaseOutsideAfterAHeldPressCloses() {
    let harness = harness()
    harness.pointerDown(at: Point(x: 5, y: 5))
    harness.pointerUp(at: Point(x: 190, y: 90))
    #expect(harness.scene.popup == nil)
    #expect(harness.messages == [])
  }

  @Test func clickOutsideClosesAndIsSwallowed() {
    let harness = harness()
    harness.click("Format")
    harness.click("Copy")
    #expect(harness.scene.popup == nil)
    #expect(harness.messages == [])
    harness.click("Copy")
    #expect(harness.messages == ["copy"])
  }

  @Test func secondClickOnTheButtonCloses() {
    let harness = harness()
    harness.click("Format")
    harness.click("Format", .menuButton)
    #expect(harness.scene.popup == nil)
  }

  /// Keys after opening, and the row that they lead to.
  @Test(arguments: [
    ([Key.down], "rgb"), ([.down, .down], "hsl"), ([.down, .down, .down], "hex"), ([.up], "hsl"),
    ([.end], "hsl"), ([.end, .home], "hex"), ([.character("r")], "rgb"),
    ([.character("h")], "hsl"), ([.character("h"), .character("h")], "hex"),
  ])
  func keysMoveTheHighlight(keys: [Key], row: String) {
    let harness = harness()
    harness.press(.tab)
    harness.press(.enter)
    for key in keys {
      if case .character(let text) = key { harness.type(text) } else { harness.press(key) }
    }
    #expect(highlighted(harness) == row)
    harness.press(.enter)
    #expect(harness.messages == [row])
    #expect(harness.scene.popup == nil)
  }

  @Test func escapeClosesWithoutAChoice() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.down)
    #expect(harness.scene.popup != nil)
    harness.press(.escape)
    #expect(harness.wasHandled)
    #expect(harness.scene.popup == nil)
    #expect(harness.messages == [])
    #expect(harness.focusedName == "Format")
  }

  @Test func otherButtonsChooseNothing() {
    let harness = harness()
    harness.click("Format")
    harness.click("RGB", .menuItem, button: .secondary)
    #expect(harness.messages == [])
    #expect(harness.scene.popup != nil)
  }

  @Test func disabledRowsAreNotChosen() {
    let harness = harness()
    harness.click("Format")
    harness.click("Template…")
    #expect(harness.messages == [])
    #expect(harness.scene.popup != nil)
  }

  @Test func dismissalFromOutsideCloses() {
    let harness = harness()
    harness.click("Format")
    harness.send(.popupDismissed)
    #expect(harness.scene.popup == nil)
  }

  @Test func menuOverItsButtonStaysAtTheReleaseThatFollows() {
    let harness = harness()
    harness.pointerDown(at: Point(x: 5, y: 5))
    harness.pointerUp(at: Point(x: 20, y: 20), inPopup: true)
    #expect(harness.scene.popup != nil)
    #expect(!harness.messages.contains("rgb") && !harness.messages.contains("hex"))
    harness.click("RGB", .menuItem)
    #expect(harness.messages.last == "rgb")
  }

  /// Ten rows of 24, two of which show at a time below a padding of 6.
  private func tall() -> ViewHarness<String, String> {
    ViewHarness(
      "3", size: Size(width: 200, height: 100), popupRoom: 60,
      view: { chosen in
        MenuButton(
          id: "number", name: "Number", title: chosen,
          entries: (0..<10).map {
            .item(
              MenuItem(
                id: ViewID("row.\($0)"), title: "\($0)", isSelected: "\($0)" == chosen,
                message: "\($0)"))
          })
      }, update: { $0 = $1 })
  }

  /// The rows of which all shows.
  private func visible(_ harness: ViewHarness<String, String>) -> [String] {
    let room = Rect(x: 0, y: 0, width: 200, height: 60)
    return (harness.scene.popup?.items ?? []).filter { room.contains($0.frame) }
      .map(\.traits.name)
  }

  @Test func menuHigherThanTheMonitorShowsTheChosenRow() {
    let harness = tall()
    harness.click("Number")
    #expect(harness.scene.popup?.size.height == 60)
    #expect(visible(harness).contains("3"))
    #expect(
      harness.popupDrawList?.commands.contains { if case .pushClip = $0 { true } else { false } }
        == true)
  }

  @Test func keysScrollAMenuToTheirRow() {
    let harness = tall()
    harness.click("Number")
    harness.press(.end)
    #expect(visible(harness).last == "9")
    harness.press(.down)
    #expect(visible(harness).first == "0")
    harness.type("7")
    #expect(visible(harness).contains("7"))
    harness.press(.enter)
    #expect(harness.messages == ["7"])
  }

  @Test func wheelScrollsAMenuUnderThePointer() throws {
    let harness = tall()
    harness.click("Number")
    harness.press(.home)
    let place = Point(x: 20, y: 20)
    harness.send(.wheel(-1, PointerEvent(place), inPopup: true))
    #expect(harness.interaction.highlight == "row.3")
    // A pointer that only moves leaves the rows where they are.
    let before = harness.scene.popup?.scroll
    harness.pointerMove(to: place + Point(x: 3, y: 20), inPopup: true)
    #expect(harness.scene.popup?.scroll == before)
    #expect(harness.interaction.highlight == "row.4")
    harness.send(.wheel(-99, PointerEvent(place), inPopup: true))
    #expect(visible(harness).last == "9")
    harness.send(.wheel(99, PointerEvent(place), inPopup: true))
    #expect(visible(harness).first == "0")
    harness.pointerDown(at: place, inPopup: true)
    harness.pointerUp(at: place, inPopup: true)
    #expect(harness.messages == ["0"])
    harness.click("Number")
    #expect(visible(harness).contains("0"), "the next time it opens where it is chosen")
  }
}
