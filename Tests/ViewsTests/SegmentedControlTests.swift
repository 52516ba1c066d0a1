import Geometry
import Testing
import ViewHarness
import Views

@Suite struct SegmentedControlTests {
  private func harness() -> ViewHarness<String, String> {
    ViewHarness(
      "hsb", size: Size(width: 300, height: 80),
      view: { chosen in
        Column([
          SegmentedControl(
            id: "mode",
            segments: ["rgb", "hsb", "lch", "hsl"].map { name in
              Segment(
                id: ViewID(name), title: name, isSelected: name == chosen,
                isEnabled: name != "lch", message: name)
            }),
          Button("Copy", id: "copy", "copy"),
        ])
      }, update: { $0 = $1 })
  }

  @Test func clickChooses() {
    let harness = harness()
    harness.click("hsl")
    #expect(harness.messages == ["hsl"])
    #expect(harness.traits("hsl")?.isSelected == true)
    #expect(harness.traits("hsl")?.role == .radioButton)
    harness.click("lch")
    #expect(harness.messages == ["hsl"])
  }

  @Test func tabReachesTheChosenOneOnly() {
    let harness = harness()
    harness.press(.tab)
    #expect(harness.focusedName == "hsb")
    harness.press(.tab)
    #expect(harness.focusedName == "Copy")
    harness.press(.tab, .shift)
    #expect(harness.focusedName == "hsb")
  }

  /// From hsb; lch is disabled and stepped over.
  @Test(arguments: [
    (Key.right, "hsl"), (.left, "rgb"), (.down, "hsl"), (.up, "rgb"), (.home, "rgb"),
    (.end, "hsl"),
  ])
  func arrowsChooseAndTakeTheFocusAlong(key: Key, name: String) {
    let harness = harness()
    harness.press(.tab)
    harness.press(key)
    #expect(harness.model == name)
    #expect(harness.focusedName == name)
  }

  @Test func arrowsGoRound() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.right)
    harness.press(.right)
    #expect(harness.model == "rgb")
  }
}
