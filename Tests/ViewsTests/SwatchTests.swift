import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct SwatchTests {
  private let blue = Color(RGB8(0x3366cc))

  @Test func clickSendsTheMessage() {
    let harness = recorder(Swatch(blue, id: "before", name: "Before", message: 7))
    harness.click("Before")
    #expect(harness.messages == [7])
    #expect(harness.traits("Before")?.role == .button)
    #expect(harness.traits("Before")?.value == "#3366cc")
  }

  @Test func withoutAMessageItIsAnImage() {
    let harness = recorder(Swatch<Int>(blue.with(alpha: 0.5), id: "after", name: "After"))
    harness.click("After")
    harness.press(.tab)
    #expect(harness.focusedName == nil)
    #expect(harness.traits("After")?.role == .image)
    #expect(harness.traits("After")?.value == "#3366cc80")
  }

  /// Colours and the caption that stands out from them.
  @Test(arguments: [
    (UInt32(0x000000), 1.0, UInt32(0xffffff)), (0xffffff, 1, 0), (0x3366cc, 1, 0xffffff),
    (0xeb8d38, 0.86, 0), (0xffff00, 1, 0), (0x0000ff, 1, 0xffffff), (0x000000, 0.1, 0),
  ])
  func captionsAreBlackOrWhiteByContrast(color: UInt32, alpha: Double, ink: UInt32) {
    let harness = recorder(
      Swatch<Int>(Color(RGB8(color), alpha: alpha), id: "it", name: "It", caption: "now"))
    let inks = harness.drawList.commands.compactMap { command -> Paint? in
      if case .text(let run, _) = command { run.paint } else { nil }
    }
    #expect(inks == [.solid(RGB8(ink))])
  }

  private func grid() -> ViewHarness<Void, SwatchEvent> {
    recorder(
      Column([
        SwatchGrid(
          id: "recent", (1...5).map { Color(RGB8(UInt32($0))) }, columns: 3, on: { $0 }),
        Button("Copy", id: "copy", .take(99)),
      ]))
  }

  @Test func gridTellsClicksApart() {
    let harness = grid()
    harness.click("#000002")
    harness.click("#000003", nil, .control)
    harness.click("#000004", button: .secondary)
    harness.click("#000005", button: .middle)
    #expect(harness.messages == [.take(1), .copy(2)])
  }

  @Test func gridIsOneTabStopWithArrowsInside() {
    let harness = grid()
    harness.press(.tab)
    var names: [String?] = [harness.focusedName]
    for key in [Key.right, .down, .left, .down, .up, .end, .right, .home, .left] {
      harness.press(key)
      names.append(harness.focusedName)
    }
    #expect(
      names == [1, 2, 5, 4, 4, 1, 5, 5, 1, 1].map { "#00000\($0)" })
    harness.press(.enter)
    harness.press(.enter, .control)
    #expect(harness.messages == [.take(0), .copy(0)])
    harness.press(.tab)
    #expect(harness.focusedName == "Copy")
  }
}
