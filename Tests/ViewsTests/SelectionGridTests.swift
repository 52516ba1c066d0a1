import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness

@testable import Views

@Suite struct SelectionGridTests {
  private typealias Harness = ViewHarness<Model, SelectionEvent>

  private struct Model {
    var sections: [GridSection]
    var selected: Set<Int> = []

    var count: Int { sections.reduce(0) { $0 + $1.count } }

    mutating func update(_ event: SelectionEvent) {
      switch event {
      case .take(let index): selected = [index]
      case .activate, .copy: break
      case .select(let range, false): selected = Set(range)
      case .select(let range, true): selected.formUnion(range)
      case .toggle(let index): selected.formSymmetricDifference([index])
      case .selectAll: selected = Set(0..<count)
      case .delete:
        sections[0].count -= selected.count
        selected = []
      }
    }
  }

  /// How often the grid asked for cells.
  private final class Asked {
    var items: Set<Int> = []
    var selections: Set<Int> = []
    var times = 0
  }

  /// Columns are 8 wide: 251 x 120.
  private func grid(
    _ sections: [GridSection], height: Int = 120, asked: Asked = Asked(), hasMenu: Bool = false
  ) -> Harness {
    ViewHarness(
      Model(sections: sections), size: Size(width: 251, height: height),
      view: { model in
        ScrollView(
          id: "history", name: "History",
          SelectionGrid(
            id: "grid", name: "Colours", sections: model.sections,
            item: { index in
              asked.items.insert(index)
              asked.times += 1
              return GridItem(
                Color(RGB8(UInt32(index & 0xffffff))), name: "c\(index)", isPinned: index == 2)
            },
            isSelected: { index in
              asked.selections.insert(index)
              return model.selected.contains(index)
            },
            menu: hasMenu
              ? { index in
                [.item(MenuItem(id: "delete", title: "Delete", message: .delete(index)))]
              } : nil,
            on: { $0 }))
      }, update: { $0.update($1) })
  }

  private let days = [
    GridSection("Today", count: 14), GridSection("Yesterday", count: 24),
    GridSection("May", count: 3),
  ]

  @Test func cellsLieAsInTheMockUp() {
    let harness = grid(days, height: 400)
    #expect(harness.find("Today")?.frame == Rect(x: 0, y: 0, width: 251, height: 18))
    #expect(harness.find("c0")?.frame == Rect(x: 0, y: 27, width: 27, height: 24))
    #expect(harness.find("c7")?.frame == Rect(x: 224, y: 27, width: 27, height: 24))
    #expect(harness.find("c8")?.frame == Rect(x: 0, y: 56, width: 27, height: 24))
    #expect(harness.find("Yesterday")?.frame == Rect(x: 0, y: 89, width: 251, height: 18))
    #expect(harness.find("c14")?.frame == Rect(x: 0, y: 116, width: 27, height: 24))
  }

  @Test func sectionsWithoutCellsAndTitlesTakeNoRoom() {
    let harness = grid([GridSection("None", count: 0), GridSection("", count: 9)])
    #expect(harness.find("None") == nil)
    #expect(harness.find("c0")?.frame == Rect(x: 0, y: 3, width: 27, height: 24))
  }

  @Test func aBuildAsksOnlyForWhatIsSeen() {
    let asked = Asked()
    let many = (0..<400).map { GridSection("Day \($0)", count: 250) }
    let harness = grid(many, asked: asked)
    #expect(asked.items == Set(0..<32))
    for key in [Key.end, .pageUp, .home, .pageDown] {
      harness.focus("Colours")
      harness.press(key)
    }
    asked.items = []
    asked.selections = []
    harness.press(.end)
    // Both builds and the event itself: a screen before and one after.
    #expect(asked.items.count <= 100)
    #expect(asked.items.contains(99_999))
    #expect(asked.selections.count <= 100)
    #expect(harness.scene.items.count <= 50)
    #expect(harness.drawList.commands.count <= 200)
    asked.times = 0
    harness.wheel("History", 1)
    #expect(asked.times <= 100)
  }

  @Test func everyCellIsReachedByScrolling() {
    let harness = grid(days)
    var seen: Set<String> = []
    for _ in 0..<20 {
      for item in harness.scene.items where item.traits.role == .gridCell {
        if !item.visibleFrame.isEmpty { seen.insert(item.traits.name) }
      }
      harness.wheel("History", -1)
    }
    #expect(seen.count == 41)
  }

  @Test func aClickTakes() {
    let harness = grid(days)
    harness.click("c3")
    #expect(harness.messages == [.take(3)])
    #expect(harness.focusedName == "Colours")
    #expect(harness.traits("c3")?.isSelected == true)
    #expect(harness.traits("c4")?.isSelected == false)
    #expect(harness.traits("Colours")?.value == "c3")
  }

  @Test func controlTogglesAndShiftExtends() {
    let harness = grid(days)
    harness.click("c3", .gridCell, .control)
    harness.click("c5", .gridCell, .control)
    harness.click("c3", .gridCell, .control)
    #expect(harness.model.selected == [5])
    harness.click("c5", .gridCell, .control)
    harness.click("c2")
    harness.click("c5", .gridCell, .shift)
    #expect(harness.model.selected == [2, 3, 4, 5])
    harness.click("c1", .gridCell, .shift)
    #expect(harness.model.selected == [1, 2])
    harness.click("c7", .gridCell, .control)
    harness.click("c9", .gridCell, [.control, .shift])
    #expect(harness.model.selected == [1, 2, 7, 8, 9])
  }

  /// Keys from the eleventh cell, the third of the second row, and where they lead.
  @Test(arguments: [
    (Key.left, 9), (.right, 11), (.up, 2), (.down, 16), (.home, 0), (.end, 40),
    (.pageDown, 32), (.pageUp, 2),
  ])
  func keysMove(key: Key, index: Int) {
    let harness = grid(days)
    harness.click("c10")
    harness.press(key)
    #expect(harness.messages.last == .select(index...index, adding: false))
    #expect(harness.model.selected == [index])
    #expect(harness.find("c\(index)")?.visibleFrame.height == 24)
  }

  @Test func rowsThatAreShorterHoldTheColumn() {
    let harness = grid(days, height: 400)
    harness.click("c7")
    harness.press(.down)
    #expect(harness.model.selected == [13])
    harness.click("c37")
    harness.press(.down)
    #expect(harness.model.selected == [40])
    harness.press(.down)
    #expect(harness.model.selected == [40])
  }

  @Test func shiftWithArrowsExtends() {
    let harness = grid(days)
    harness.click("c3")
    harness.press(.right, .shift)
    harness.press(.down, .shift)
    #expect(harness.model.selected == Set(3...12))
    for _ in 1...3 { harness.press(.up, .shift) }
    #expect(harness.model.selected == Set(3...4))
  }

  @Test func controlWithArrowsMovesTheFocusAlone() {
    let harness = grid(days)
    harness.click("c3")
    harness.press(.right, .control)
    harness.press(.right, .control)
    #expect(harness.model.selected == [3])
    #expect(harness.traits("Colours")?.value == "c5")
    harness.press(.space, .control)
    #expect(harness.model.selected == [3, 5])
    harness.press(.space, .control)
    #expect(harness.model.selected == [3])
  }

  @Test func commandsAreToldAsTheyAre() {
    let harness = grid(days)
    harness.click("c3")
    harness.press(.enter)
    #expect(harness.messages.last == .activate(3))
    harness.press(.space)
    #expect(harness.messages.last == .take(3))
    harness.press(.character("a"), .control)
    #expect(harness.messages.last == .selectAll)
    harness.press(.delete)
    #expect(harness.messages.last == .delete(3))
    harness.press(.character("c"), .control)
    #expect(harness.messages.last == .copy(3))
    harness.press(.character("x"), .control)
    #expect(!harness.wasHandled)
    harness.press(.delete, .control)
    #expect(!harness.wasHandled)
  }

  @Test func cellsThatGoLeaveTheFocusAtTheEnd() {
    let harness = grid([GridSection("Today", count: 10)])
    harness.focus("Colours")
    harness.press(.end)
    harness.press(.left, .shift)
    harness.press(.delete)
    #expect(harness.traits("Colours")?.value == "c7")
    harness.mutate { $0.sections[0].count = 0 }
    #expect(harness.traits("Colours")?.value == "")
    harness.press(.right)
    harness.press(.delete)
    #expect(harness.model.sections[0].count == 0)
    harness.mutate { $0.sections[0].count = 2 }
    #expect(harness.traits("Colours")?.value == "c1")
  }

  @Test func itIsOneTabStop() {
    let harness = grid(days)
    harness.press(.tab)
    #expect(harness.focusedName == "Colours")
    harness.press(.tab)
    #expect(harness.focusedName == "Colours")
  }

  @Test func theFocusIsKeptWhileItIsScrolledAway() {
    let harness = grid(days)
    harness.click("c3")
    for _ in 1...5 { harness.wheel("History", -1) }
    #expect(harness.find("c3") == nil)
    harness.press(.right)
    #expect(harness.model.selected == [4])
    #expect(harness.find("c4")?.visibleFrame.height == 24)
    // The heading of the first row comes with it.
    #expect(harness.find("Today")?.visibleFrame.height == 18)
  }

  @Test func pressesThatEndElsewhereAndOtherButtonsDoNothing() {
    let harness = grid(days)
    harness.drag(from: Point(x: 5, y: 30), to: Point(x: 40, y: 30))
    harness.click("c3", button: .middle)
    harness.click("c3", button: .secondary)
    #expect(harness.messages == [])
  }

  @Test func aMenuSelectsWhatItIsFor() {
    let harness = grid(days, hasMenu: true)
    harness.click("c3")
    harness.click("c5", button: .secondary)
    #expect(harness.model.selected == [5])
    #expect(harness.scene.popup?.items.map(\.traits.name) == ["Delete"])
    harness.press(.escape)
    // What is selected already stays so.
    harness.click("c7", .gridCell, .control)
    harness.click("c5", button: .secondary)
    #expect(harness.model.selected == [5, 7])
    harness.press(.escape)
    harness.press(.menu)
    #expect(harness.scene.popup?.anchor.minX == harness.find("c7")?.frame.minX)
    #expect(harness.scene.popup?.anchor.maxY == harness.find("c7")?.frame.maxY)
    harness.press(.enter)
    #expect(harness.messages.last == .delete(7))
    #expect(harness.scene.popup == nil)
  }

  @Test func layoutFindsRowsAcrossSections() {
    let context = ViewContext(theme: .dark, scale: Scale(1), text: FixedTextMeasurer())
    let layout = GridLayout(
      [1, 9, 0, 17, 8].map { GridSection("s", count: $0) }, width: 251, context)
    #expect(layout.columns == 8)
    #expect(layout.count == 35)
    // Down a column and up again by rows, as far as there are some.
    var index = 0
    var path = [0]
    for _ in 1...8 {
      index = layout.index(1, rowsFrom: index)
      path.append(index)
    }
    #expect(path == [0, 1, 9, 10, 18, 26, 27, 27, 27])
    for rows in 1...6 { #expect(layout.index(-rows, rowsFrom: 27) == path[6 - rows]) }
    #expect(layout.index(-99, rowsFrom: 30) == 0)
    #expect(layout.index(99, rowsFrom: 1) == 27)
    // Every pixel line of the content shows the cells that cross it.
    for y in 0..<layout.height {
      let cells = Set(layout.visible(y..<y + 1).cells.joined())
      for index in 0..<layout.count {
        let slot = layout.slot(index)
        if slot.minY <= y && y < slot.maxY { #expect(cells.contains(index)) }
      }
      #expect(cells.count <= 8)
    }
  }

  @Test(arguments: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4])
  func aRowHasAsManyCellsAtEveryScale(scale: Double) {
    let context = ViewContext(theme: .dark, scale: Scale(scale), text: FixedTextMeasurer())
    // A panel of 283 with 16 at either side, all rounded.
    let width = context.scale(283) - 2 * context.scale(16)
    let layout = GridLayout([GridSection("", count: 9)], width: width, context)
    #expect(layout.columns == 8)
    #expect(layout.slot(7).maxX == width)
    #expect((0..<7).allSatisfy { layout.slot($0 + 1).minX - layout.slot($0).maxX >= 1 })
    #expect((0..<8).allSatisfy { layout.slot($0).width >= context.scale(27) - 2 })
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1), Size(width: 30, height: 9)])
  func survivesAnySize(size: Size) {
    let harness = ViewHarness(
      0, size: size,
      view: { _ in
        ScrollView(
          id: "s", name: "S",
          SelectionGrid<Int>(
            id: "g", name: "G", sections: [GridSection("Today", count: 3)],
            item: { _ in GridItem(.black, name: "c") }, isSelected: { _ in false }, on: { _ in nil }
          ))
      }, update: { _, _ in })
    harness.press(.tab)
    harness.press(.end)
    _ = harness.drawList
  }
}
