import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct TabsTests {
  private func harness(width: Int = 300) -> ViewHarness<String, String> {
    ViewHarness(
      "history", size: Size(width: width, height: 100),
      view: { chosen in
        Column(
          alignment: .start,
          [
            Tabs(
              ["History", "Palettes", "Off", "Harmony"].map { title in
                let id = title.lowercased()
                return Segment(
                  id: ViewID(id), title: title, isSelected: id == chosen, isEnabled: id != "off",
                  message: id)
              }), Button("Copy", id: "copy", "copy"),
          ])
      }, update: { if $1 != "copy" { $0 = $1 } })
  }

  @Test func clicksChoose() {
    let harness = harness()
    #expect(harness.traits("History", .tab)?.isSelected == true)
    harness.click("Palettes")
    #expect(harness.model == "palettes")
    #expect(harness.focusedName == "Palettes")
    harness.click("Off")
    #expect(harness.model == "palettes")
  }

  @Test func arrowsChooseAndGoRound() {
    let harness = harness()
    harness.press(.tab)
    var names: [String] = []
    for key in [Key.right, .right, .right, .left, .home, .end, .up, .down] {
      harness.press(key)
      names.append(harness.model)
      #expect(harness.focusedName?.lowercased() == harness.model)
    }
    #expect(
      names == [
        "palettes", "harmony", "history", "harmony", "history", "harmony", "palettes", "harmony",
      ])
    harness.press(.tab)
    #expect(harness.focusedName == "Copy")
    harness.press(.tab, .shift)
    #expect(harness.focusedName == "Harmony")
  }

  @Test func theUnderlineIsAsWideAsTheWord() throws {
    let harness = harness()
    let frame = try #require(harness.find("History")).frame
    let line = Rect(x: frame.minX, y: 26, width: frame.width, height: 2)
    #expect(harness.drawList.commands.contains(.fill(.rect(line), .solid(Theme.dark.accent))))
    #expect(try #require(harness.find("Palettes")).frame.minX == frame.maxX + 14)
  }

  @Test func theGapsBelongToTheTabs() throws {
    let harness = harness()
    let frame = try #require(harness.find("Palettes")).frame
    harness.click(at: Point(x: frame.minX - 6, y: 10))
    #expect(harness.model == "palettes")
  }

  @Test(arguments: [1, 20, 120])
  func narrowTabsStayInside(width: Int) {
    let harness = harness(width: width)
    for item in harness.scene.items where item.traits.role == .tab {
      #expect(item.frame.isEmpty || item.frame.maxX <= width)
    }
    harness.press(.tab)
    harness.press(.right)
    #expect(harness.model == "palettes")
  }
}
