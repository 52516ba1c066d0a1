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
