import Drawing
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

  /// Where it is narrow each title has as much room beside it as the others, and is not cut.
  @Test(arguments: [300, 120])
  func titlesFit(width: Int) throws {
    let names = ["rgb", "hsb", "cmyk-ink"]
    let harness = ViewHarness<String, String>(
      "rgb", size: Size(width: width, height: 40),
      view: { _ in
        SegmentedControl(
          id: "mode",
          segments: names.map { Segment(id: ViewID($0), title: $0, isSelected: false, message: $0) }
        )
      }, update: { $0 = $1 })
    let frames = try names.map { try #require(harness.find($0)).frame }
    for (name, frame) in zip(names, frames) {
      let context = harness.context
      #expect(frame.width >= context.text.size(of: name, context.body).width)
    }
    #expect((frames[0].width == frames[2].width) == (width == 300))
    #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == frames[2].minX)
  }

  @Test func arrowsGoRound() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.right)
    harness.press(.right)
    #expect(harness.model == "rgb")
  }
}
