import Drawing
import Geometry
import Testing
import ViewHarness

@testable import Views

@Suite struct ScrollViewTests {
  /// Twenty buttons of 28 with gaps of 4, so 636 high, seen through 100 x 100.
  private func list(_ count: Int = 20, scale: Double = 1) -> ViewHarness<Int, String> {
    ViewHarness(
      count, size: Size(width: Int(100 * scale), height: Int(100 * scale)), scale: scale,
      view: { count in
        ScrollView(
          id: "list", name: "List",
          Column(
            spacing: 4,
            (0..<count).map { Button("b\($0)", id: ViewID("b\($0)"), "b\($0)") }))
      }, update: { _, _ in })
  }

  private func top(_ harness: ViewHarness<Int, String>) -> Int? { harness.find("b0")?.frame.minY }

  @Test func wheelMovesTheContentAndStopsAtTheEnds() {
    let harness = list()
    harness.wheel("b1", -1)
    #expect(top(harness) == -60)
    harness.wheel("b3", 1)
    harness.wheel("b0", 1)
    #expect(top(harness) == 0)
    for _ in 1...20 { harness.wheel("List", -1) }
    #expect(top(harness) == 100 - 636)
  }

  @Test func anotherSubjectIsSeenFromItsBeginning() {
    let harness = ViewHarness<String, String>(
      "one", size: Size(width: 100, height: 100),
      view: { subject in
        ScrollView(
          id: "list", name: "List", about: subject,
          Column(
            spacing: 4,
            (0..<20).map { Button("b\($0)", id: ViewID("b\($0)"), "b\($0)") }))
      }, update: { _, _ in })
    func first() -> Int? { harness.find("b0")?.frame.minY }
    harness.wheel("b1", -1)
    harness.mutate { $0 = "one" }
    #expect(first() == -60)
    harness.mutate { $0 = "two" }
    #expect(first() == 0)
    // Wherever the keys were.
    harness.focus("b15")
    #expect(first() != 0)
    harness.mutate { $0 = "three" }
    #expect(first() == 0)
    harness.hover("b1")
    #expect(first() == 0)
  }

  @Test func lengthsScale() {
    let harness = list(scale: 1.5)
    harness.wheel("b1", -1)
    #expect(top(harness) == -90)
  }

  @Test func whatIsScrolledAwayIsNeitherDrawnNorHit() {
    let harness = list()
    harness.wheel("b1", -1)
    let texts = harness.drawList.commands.compactMap { command in
      if case .text(let run, _) = command { run.text } else { nil }
    }
    // A little more than is seen, for what leans out of a frame; the clip cuts it.
    #expect(texts == ["b1", "b2", "b3", "b4", "b5"])
    #expect(
      harness.drawList.commands.contains(.pushClip(Rect(x: 0, y: 0, width: 100, height: 100))))
    #expect(!harness.click("b0"))
  }

  @Test func nothingOutsideTheViewportIsHit() {
    let harness = ViewHarness(
      0, size: Size(width: 100, height: 200),
      view: { _ in
        Column<String>(
          spacing: 0,
          [
            Fixed(height: 50, Label("above")),
            Fixed(
              height: 50,
              ScrollView(
                id: "list", name: "List",
                Column(spacing: 0, (0..<9).map { Button("b\($0)", id: ViewID("b\($0)"), "b\($0)") })
              )),
          ])
      }, update: { (_: inout Int, _) in })
    harness.click(at: Point(x: 50, y: 110))
    #expect(harness.messages == [])
    harness.click(at: Point(x: 50, y: 90))
    #expect(harness.messages == ["b1"])
    harness.wheel("b0", -1)
    harness.click(at: Point(x: 50, y: 49))
    #expect(harness.messages == ["b1"])
  }

  @Test func tabBringsWhatItReachesIntoSight() throws {
    let harness = list()
    for _ in 1...5 { harness.press(.tab) }
    #expect(harness.focusedName == "b4")
    let frame = try #require(harness.find("b4")).frame
    #expect(frame.maxY <= 100 && frame.maxY > 60)
    harness.press(.tab, .shift)
    // It is in sight already: nothing moves.
    #expect(harness.find("b4")?.frame == frame)
    harness.press(.tab)
    for _ in 1...4 { harness.press(.tab, .shift) }
    #expect(top(harness) == 0)
  }

  @Test func theWheelMayTakeTheFocusOutOfSightAndAKeyBringsItBack() {
    let harness = list()
    harness.press(.tab)
    for _ in 1...3 { harness.wheel("List", -1) }
    #expect(top(harness) == -180)
    #expect(harness.focusedName == "b0")
    harness.press(.enter)
    #expect(harness.messages == ["b0"])
    #expect(top(harness) == 0)
  }

  @Test func aPressMovesNothing() throws {
    let harness = list()
    harness.press(.tab)
    harness.wheel("List", -1)
    harness.click(at: Point(x: 50, y: 1))
    #expect(top(harness) == -60)
  }

  /// Keys that no control wants, from the top or the middle, and where the content is then.
  @Test(arguments: [
    (Key.pageDown, 80), (.end, 536), (.down, 20), (.up, 0), (.home, 0), (.pageUp, 0),
  ])
  func keysScroll(key: Key, offset: Int) {
    let harness = list()
    harness.click(at: Point(x: 50, y: 30))
    harness.press(key)
    #expect(harness.wasHandled)
    #expect(top(harness) == -offset)
    #expect(harness.interaction.focus != nil)
  }

  @Test func otherKeysGoOn() {
    let harness = list()
    harness.click("b1")
    harness.press(.end, .control)
    #expect(!harness.wasHandled)
    harness.press(.escape)
    #expect(!harness.wasHandled)
  }

  @Test func contentThatFitsLeavesWheelAndKeysToOthers() {
    let harness = list(2)
    harness.wheel("b1", -1)
    #expect(!harness.wasHandled)
    harness.click("b1")
    harness.press(.pageDown)
    #expect(!harness.wasHandled)
    #expect(harness.find("Scroll bar") == nil)
  }

  @Test func theThumbFollowsThePointer() throws {
    let harness = list()
    let bar = try #require(harness.find("Scroll bar"))
    #expect(bar.traits.role == .scrollBar)
    #expect(bar.traits.range == 0...536)
    harness.click("b1")
    // The thumb is 24 of a track of 96 at its least: 2 to 26.
    harness.drag(from: Point(x: 97, y: 10), to: Point(x: 97, y: 46))
    #expect(harness.traits("Scroll bar")?.value == "50 %")
    #expect(top(harness) == -268)
    harness.drag(from: Point(x: 97, y: 46), to: Point(x: 20, y: 400))
    #expect(harness.traits("Scroll bar")?.number == 536)
    // The keyboard stays where it was.
    #expect(harness.focusedName == "b1")
  }

  @Test func aPressInTheTrackTurnsAPage() {
    let harness = list()
    harness.click(at: Point(x: 97, y: 80))
    #expect(top(harness) == -80)
    harness.drag(from: Point(x: 97, y: 90), to: Point(x: 97, y: 20))
    #expect(top(harness) == -160)
    harness.click(at: Point(x: 97, y: 3))
    #expect(top(harness) == -80)
  }

  @Test func anOffsetIsHeldInsideContentThatShrinks() {
    let harness = list()
    for _ in 1...20 { harness.wheel("List", -1) }
    harness.mutate { $0 = 5 }
    #expect(top(harness) == 100 - 156)
    harness.mutate { $0 = 1 }
    #expect(top(harness) == 0)
  }

  @Test func theOffsetOutlivesItsView() {
    let harness = ViewHarness(
      true, size: Size(width: 100, height: 100),
      view: { isShown -> any View<Int> in
        isShown
          ? ScrollView(id: "list", name: "List", Fixed(height: 500, Label("long")))
          : Label("other")
      }, update: { _, _ in })
    harness.wheel("List", -2)
    harness.mutate { $0 = false }
    harness.mutate { $0 = true }
    #expect(harness.find("long")?.frame.minY == -120)
  }

  @Test func whatIsUnderAPointerAtRestIsHovered() {
    let harness = list()
    harness.hover("b0")
    harness.wheel("b0", -1)
    #expect(harness.interaction.hover == "b2")
  }

  @Test func whereNothingElseTakesTheKeysItIsATabStop() {
    let harness = recorder(
      ScrollView<Int>(id: "text", name: "Text", Fixed(height: 500, Label("long"))),
      size: Size(width: 100, height: 100))
    harness.press(.tab)
    #expect(harness.focusedName == "Text")
    #expect(harness.drawList.description.contains("stroke rect"))
    harness.press(.end)
    #expect(harness.find("long")?.frame.maxY == 100)
  }

  /// A field with steps, below it room to scroll.
  private func field() -> ViewHarness<String, String> {
    ViewHarness(
      "1", size: Size(width: 100, height: 100),
      view: { text in
        ScrollView(
          id: "list", name: "List",
          Column(
            spacing: 0,
            [
              TextField(id: "field", name: "Field", text: text, hasSteps: true) { event in
                switch event {
                case .edited(let text): text
                case .stepped(let steps): "step \(steps)"
                default: nil
                }
              },
              Fixed(height: 300, Label("more")),
            ]))
      }, update: { $0 = $1 })
  }

  @Test func theWheelScrollsUnlessTheControlHasTheFocus() {
    let harness = field()
    harness.wheel("Field", -1)
    #expect(harness.messages == [])
    harness.press(.tab)
    harness.wheel("Field", -1)
    #expect(harness.messages == ["step -1.0"])
  }

  @Test func fieldsInsideWork() {
    let harness = field()
    harness.click("Field", clicks: 3)
    harness.type("25")
    #expect(harness.model == "25")
    harness.wheel("List", -2)
    #expect(harness.find("Field")?.visibleFrame.isEmpty == true)
    harness.type("6")
    #expect(harness.model == "256")
    #expect(harness.find("Field")?.frame.minY == 0)
  }

  @Test func innerScrollsBeforeOuter() {
    let harness = recorder(
      ScrollView<Int>(
        id: "outer", name: "Outer",
        Column(
          spacing: 0,
          [
            Fixed(
              height: 50,
              ScrollView(id: "inner", name: "Inner", Fixed(height: 200, Label("deep")))),
            Fixed(height: 300, Label("shallow")),
          ])), size: Size(width: 100, height: 100))
    harness.wheel("Inner", -1)
    #expect(harness.interaction.scrolls == ["inner": 60])
    harness.wheel("Outer", -1)
    #expect(harness.interaction.scrolls == ["inner": 60, "outer": 60])
    // What shows of the inner one is cut by the outer one too.
    #expect(harness.find("Inner")?.visibleFrame.isEmpty == true)
    #expect(harness.find("deep")?.visibleFrame.isEmpty == true)
  }

  @Test func oneInsideAnotherOfItsNameEndsTheSearch() {
    let harness = recorder(
      ScrollView<Int>(
        id: "list", name: "Outer",
        ScrollView(id: "list", name: "Inner", Fixed(height: 20, Label("deep")))),
      size: Size(width: 100, height: 100))
    harness.wheel("Inner", -1)
    #expect(!harness.wasHandled)
  }

  @Test func anotherScaleKeepsThePlace() {
    var interaction = Interaction()
    interaction.scrolls = ["list": 60]
    interaction.rescale(by: 1.5)
    #expect(interaction.scrolls == ["list": 90])
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1), Size(width: 7, height: 3)])
  func survivesAnySize(size: Size) {
    let harness = recorder(
      ScrollView<Int>(
        id: "list", name: "List", Column([Button("b", id: "b", 1), Button("c", id: "c", 2)])),
      size: size)
    harness.press(.tab)
    harness.wheel("List", -1)
    for item in harness.scene.items {
      #expect(
        Rect(origin: .zero, size: size).contains(item.visibleFrame) || item.visibleFrame.isEmpty)
    }
  }

  @Test func extentKeepsTheThumbInTheTrack() {
    for height in [101, 500, 12_500_000] {
      var extent = ScrollExtent(
        viewport: Rect(x: 0, y: 0, width: 100, height: 100), height: height, line: 20)
      let bar = extent.bar(Scale(1))
      #expect(extent.thumb(in: bar, Scale(1)).minY == 2)
      extent.offset = extent.overflow
      #expect(extent.thumb(in: bar, Scale(1)).maxY == 98)
      #expect(extent.offset(ofThumbAt: 1000, in: bar, Scale(1)) == extent.overflow)
      #expect(extent.offset(ofThumbAt: -1000, in: bar, Scale(1)) == 0)
    }
  }
}
