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
}
