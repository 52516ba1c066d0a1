import ColorModel
import Drawing
import Geometry
import PickerCore
import Sampling
import Testing
import ViewHarness
import Views

/// What the side panel tells: of an entry, of what was done, of what is wrong.
@Suite struct HistoryTellingTests {
  @Test func aDeletionIsToldInThePanelAndTakenBackThereByMouseAndKeyboard() {
    for width in [400, 948] {
      let window = HistoryPanelTests.window(size: Size(width: width, height: 600))
      let before = HistoryPanelTests.list(window)
      func delete() {
        window.harness.click("#3366cc", .gridCell)
        window.press(.delete)
        #expect(HistoryPanelTests.line(window, "history.notice") == "1 colour deleted")
        #expect(HistoryPanelTests.line(window, "name")?.contains("deleted") != true)
        #expect(HistoryPanelTests.list(window).count == before.count - 1)
      }
      delete()
      window.harness.click("Undo")
      window.followFocus()
      #expect(HistoryPanelTests.list(window) == before)
      #expect(HistoryPanelTests.line(window, "history.notice") == nil)
      #expect(window.harness.focusedName == "History")
      delete()
      window.press(.tab)
      #expect(window.harness.focusedName == "Undo")
      window.press(.enter)
      window.followFocus()
      #expect(HistoryPanelTests.list(window) == before && window.harness.focusedName == "History")
      delete()
      window.send(.noticeExpired)
      #expect(HistoryPanelTests.line(window, "history.notice") == nil)
    }
  }

  @Test func aDeletionInRecentIsToldAndTakenBackInTheWindow() {
    let window = HistoryPanelTests.window()
    window.press(.character("l"), .control)
    window.harness.click("#8ecae6", .button, button: .secondary)
    window.harness.click("Delete", .menuItem)
    #expect(HistoryPanelTests.line(window, "name") == "1 colour deleted")
    window.harness.click("Undo")
    #expect(window.model.history.count == 5)
    #expect(HistoryPanelTests.line(window, "name") != "1 colour deleted")
  }

  @Test(arguments: [400, 948])
  func unreadableLinesAreToldInThePanelUntilDismissed(width: Int) throws {
    let window = HistoryPanelTests.window(size: Size(width: width, height: 600))
    let path = "/home/me/.local/share/chidori/history.jsonl.bad-1"
    let trouble = HistoryTrouble(lines: 3, .setAside(path))
    window.send(.history(.unreadable(trouble)))
    #expect(HistoryPanelTests.line(window, "history.trouble.0") == trouble.words)
    #expect(trouble.words.contains(path) && trouble.words.contains("3 lines"))
    // With the panel closed a line leads there.
    window.press(.character("l"), .control)
    #expect(HistoryPanelTests.line(window, "history.trouble.0") == nil)
    window.harness.click(trouble.headline)
    #expect(HistoryPanelTests.line(window, "history.trouble.0") == trouble.words)
    window.harness.click("Dismiss")
    window.followFocus()
    #expect(HistoryPanelTests.line(window, "history.trouble.0") == nil)
    #expect(window.harness.focusedName == "Search the history")
    window.press(.character("l"), .control)
    #expect(window.harness.find(trouble.headline) == nil)
  }

  @Test func theSampleAndTheFileAreToldAndTheFileIsFound() throws {
    let window = HistoryPanelTests.window { model in
      let file = String(repeating: "garden and ", count: 8) + "rose.png"
      let day = HistoryPanelTests.day
      var entry = HistoryEntry(
        Color(RGB8(0xaa1122)), time: day + 14_400_000, source: .picture, file: "rose.png",
        position: Point(x: 7, y: 9), sample: .init(size: Size(width: 5, height: 5), mean: .median))
      model.history.apply(.taken(entry))
      entry.color = Color(RGB8(0x11aa22))
      entry.file = file
      model.history.apply(.taken(entry))
    }
    window.harness.click("#aa1122", .gridCell)
    #expect(
      HistoryPanelTests.line(window, "history.whence")
        == "picked 04:00, 5 × 5 median, at 7, 9 from rose.png")
    window.harness.click("Search the history")
    window.harness.type("Rose.")
    #expect(HistoryPanelTests.list(window) == [0x11aa22, 0xaa1122])
    // Two lines of a long name, the second shortened.
    window.harness.click("#11aa22", .gridCell)
    let lines = window.harness.drawList.description.split(separator: "\n")
      .filter { $0.contains("median") || $0.contains("garden") }
    #expect(lines.count == 2)
    #expect(lines.last?.contains("garden") == true && lines.last?.contains("…") == true)
  }
}
