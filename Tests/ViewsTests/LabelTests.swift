import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct LabelTests {
  private func texts(_ label: Label<Int>, width: Int) -> [String] {
    recorder(label, size: Size(width: width, height: 20)).drawList.commands.compactMap { command in
      if case .text(let run, let rect) = command { "\(rect.minX) \(run.text)" } else { nil }
    }
  }

  /// A character is 7.8 wide; the whole is 78.
  @Test(arguments: [
    (100, "0 darkorange"), (78, "0 darkorange"), (77, "0 darkoran…"), (24, "0 da…"), (8, "0 …"),
  ])
  func longTextEndsInAnEllipsis(width: Int, text: String) {
    #expect(texts(Label("darkorange"), width: width) == [text])
  }

  @Test func nothingIsDrawnWhereNothingFits() {
    #expect(texts(Label("darkorange"), width: 7) == [])
    #expect(texts(Label(""), width: 70) == [])
  }

  @Test(arguments: [(TextAlignment.left, 0), (.center, 11), (.right, 22)])
  func aligns(alignment: TextAlignment, x: Int) {
    #expect(texts(Label("darkorange", alignment: alignment), width: 100) == ["\(x) darkorange"])
  }

  @Test func runsFollowEachOtherOnOneBaseline() {
    let label = Label<Int>([.init("a", Font(size: 20)), .init("b", Font(size: 10), .dim)])
    let rects = recorder(label, size: Size(width: 90, height: 24)).drawList.commands
      .compactMap { command in if case .text(_, let rect) = command { rect } else { nil } }
    // Ascents 20 and 10.
    #expect(
      rects == [Rect(x: 0, y: 0, width: 12, height: 24), Rect(x: 12, y: 10, width: 6, height: 12)])
  }
}

@Suite struct ParagraphTests {
  private func lines(_ text: String, width: Int) -> [String] {
    let harness = recorder(
      Paragraph<Int>(text, id: "words"), size: Size(width: width, height: 200))
    return harness.drawList.commands.compactMap { command in
      if case .text(let run, let rect) = command { "\(rect.minY) \(run.text)" } else { nil }
    }
  }

  /// A character is 7.8 wide, a line 16 high.
  @Test(arguments: [
    (100, ["0 one two"]), (55, ["0 one two"]), (54, ["0 one", "16 two"]),
    (16, ["0 on", "16 e", "32 tw", "48 o"]), (1, ["0 o", "16 n", "32 e", "48 t", "64 w", "80 o"]),
  ])
  func linesEndBetweenWordsWhereTheyCan(width: Int, text: [String]) {
    #expect(lines("one two", width: width) == text)
  }

  @Test func itIsAsHighAsItsLines() {
    let harness = recorder(
      Column<Int>(alignment: .start, [Paragraph("one two", id: "words")]),
      size: Size(width: 54, height: 200))
    #expect(harness.find("one two")?.frame.size == Size(width: 24, height: 32))
    #expect(lines("", width: 50) == [])
  }
}

@Suite struct LinkTests {
  @Test func clicksAndKeysFollowIt() {
    let harness = recorder(Column([Link("3 problems", id: "link", 7)]))
    harness.click("3 problems", .button)
    harness.press(.enter)
    #expect(harness.messages == [7, 7])
  }
}
