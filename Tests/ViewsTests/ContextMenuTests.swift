import ColorModel
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct ContextMenuTests {
  private func entries(_ name: String) -> [MenuEntry<String>] {
    [
      .item(MenuItem(id: "off", title: "Off", isEnabled: false, message: "off")),
      .item(MenuItem(id: "copy", title: "Copy \(name)", message: "copy \(name)")), .separator,
      .item(MenuItem(id: "delete", title: "Delete \(name)", message: "delete \(name)")),
    ]
  }

  private func harness() -> ViewHarness<String, String> {
    ViewHarness(
      "one", size: Size(width: 200, height: 150),
      view: { name in
        Column(
          spacing: 4,
          [
            ContextMenu(Button("Press", id: "press", "pressed")) { self.entries(name) },
            ContextMenu(
              Column(
                spacing: 4,
                [
                  ContextMenu(Button("Inner", id: "inner", "inner")) { self.entries("inner") },
                  MenuButton(
                    id: "format", name: "Format", title: "Hex",
                    entries: [.item(MenuItem(id: "hex", title: "Hex", message: "hex"))]),
                ])
            ) { self.entries("outer") },
            ContextMenu(Button("Empty", id: "empty", "empty")) { [] },
          ])
      }, update: { _, _ in })
  }

  private func titles(_ harness: ViewHarness<String, String>) -> [String] {
    harness.scene.popup?.items.map(\.traits.name).filter { !$0.isEmpty } ?? []
  }

  @Test func theSecondaryButtonOpensItAtThePointer() {
    let harness = harness()
    harness.click(at: Point(x: 33, y: 11), button: .secondary)
    #expect(titles(harness) == ["Off", "Copy one", "Delete one"])
    #expect(harness.scene.popup?.anchor == Rect(x: 33, y: 11, width: 0, height: 0))
    #expect(harness.interaction.highlight == nil)
    #expect(harness.interaction.capture == nil)
    #expect(harness.focusedName == "Press")
    harness.click("Delete one")
    #expect(harness.messages == ["delete one"])
    #expect(harness.scene.popup == nil)
    // The button was never pressed, and still can be.
    harness.click("Press")
    #expect(harness.messages == ["delete one", "pressed"])
  }

  @Test(arguments: [(Key.menu, Modifiers()), (.function(10), .shift)])
  func keysOpenItAtTheControl(key: Key, modifiers: Modifiers) throws {
    let harness = harness()
    harness.press(.tab)
    harness.press(key, modifiers)
    #expect(harness.scene.popup?.anchor == harness.find("Press")?.frame)
    #expect(harness.interaction.highlight == "copy")
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.messages == ["delete one"])
    #expect(harness.focusedName == "Press")
  }

  @Test func whatIsDisabledIsNotChosen() {
    let harness = harness()
    harness.click("Press", button: .secondary)
    harness.click("Off")
    #expect(harness.messages == [])
    #expect(harness.scene.popup != nil)
  }

  @Test func heldTheButtonChoosesWhereItIsLetGo() throws {
    let harness = harness()
    let press = PointerEvent(Point(x: 33, y: 11), button: .secondary)
    harness.send(.pointerDown(press, inPopup: false))
    let row = try #require(harness.find("Delete one")).frame.center
    harness.pointerMove(to: row, inPopup: true)
    harness.send(.pointerUp(PointerEvent(row, button: .secondary), inPopup: true))
    #expect(harness.messages == ["delete one"])
    #expect(harness.interaction.capture == nil)
  }

  @Test func aPressElsewhereAndEscapeCloseIt() {
    let harness = harness()
    harness.click("Press", button: .secondary)
    harness.click("Inner")
    #expect(harness.scene.popup == nil)
    harness.click("Press", button: .secondary)
    harness.press(.escape)
    #expect(harness.scene.popup == nil)
    #expect(harness.interaction.menuAnchor == nil)
    #expect(harness.messages == [])
  }

  @Test func theInnermostMenuIsShown() {
    let harness = harness()
    harness.click("Inner", button: .secondary)
    #expect(titles(harness) == ["Off", "Copy inner", "Delete inner"])
  }

  @Test func aMenuButtonKeepsItsOwnMenuBesideIt() {
    let harness = harness()
    harness.click("Format", button: .secondary)
    #expect(titles(harness) == ["Off", "Copy outer", "Delete outer"])
    harness.press(.escape)
    harness.click("Format")
    #expect(titles(harness) == ["Hex"])
    harness.press(.escape)
    harness.press(.menu)
    #expect(titles(harness) == ["Off", "Copy outer", "Delete outer"])
  }

  @Test func noEntriesOpenNothing() {
    let harness = harness()
    harness.click("Empty", button: .secondary)
    #expect(harness.scene.popup == nil)
    #expect(harness.interaction.popup == nil)
    harness.click("Empty")
    #expect(harness.messages == ["empty"])
  }

  @Test func whatItOffersFollowsTheModel() {
    let harness = harness()
    harness.click("Press", button: .secondary)
    harness.mutate { $0 = "two" }
    #expect(titles(harness) == ["Off", "Copy two", "Delete two"])
  }

  @Test func swatchesOfAGridHaveTheirOwn() {
    let harness = recorder(
      SwatchGrid<String>(
        id: "recent", (1...3).map { Color(RGB8(UInt32($0))) },
        menu: { index in
          [.item(MenuItem(id: "delete", title: "Delete", message: "delete \(index)"))]
        }, on: { _ in nil }))
    harness.click("#000002", button: .secondary)
    harness.click("Delete")
    harness.press(.tab)
    harness.press(.menu)
    harness.press(.enter)
    #expect(harness.messages == ["delete 1", "delete 1"])
  }
}
