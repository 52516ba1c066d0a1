import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness

@testable import Views

@Suite struct LayoutTests {
  /// Room, lengths, weights, spacing and the shares that follow.
  @Test(arguments: [
    (100, [10, 20], [0, 0], 5, [10, 20]),
    (100, [10, 0, 20], [0, 1, 0], 5, [10, 60, 20]),
    (100, [0, 0, 0], [1, 1, 1], 0, [33, 33, 34]),
    (100, [0, 0], [1, 3], 0, [25, 75]),
    // Too little room: the last give way, none overlaps, none is negative.
    (25, [10, 20], [0, 0], 5, [10, 10]),
    (4, [10, 20], [0, 0], 5, [0, 0]),
    (25, [10, 9, 20], [0, 1, 0], 0, [10, 0, 15]),
  ])
  func sharesRoomToThePixel(
    room: Int, lengths: [Int], weights: [Int], spacing: Int, shares: [Int]
  ) {
    #expect(share(room, lengths: lengths, weights: weights, spacing: spacing) == shares)
  }

  private func button(_ name: String) -> any View<Int> {
    Fixed(width: 40, height: 28, Button(name, id: ViewID(name), 0))
  }

  @Test func rowCentresAndFills() {
    let harness = recorder(
      Row(spacing: 10, [button("a"), Spacer(), button("b")]), size: Size(width: 200, height: 60))
    #expect(harness.find("a")?.frame == Rect(x: 0, y: 16, width: 40, height: 28))
    #expect(harness.find("b")?.frame == Rect(x: 160, y: 16, width: 40, height: 28))
  }

  @Test func columnStretchesAcross() {
    let harness = recorder(
      Column(spacing: 4, [button("a"), Fill(button("b")), button("c")]),
      size: Size(width: 200, height: 100))
    #expect(harness.find("a")?.frame == Rect(x: 0, y: 0, width: 200, height: 28))
    #expect(harness.find("b")?.frame == Rect(x: 0, y: 32, width: 200, height: 36))
    #expect(harness.find("c")?.frame == Rect(x: 0, y: 72, width: 200, height: 28))
  }

  @Test func lengthsAreGivenAtScaleOne() {
    let harness = recorder(
      Padding(16, Column(spacing: 5, alignment: .start, [button("a"), button("b")])),
      size: Size(width: 300, height: 200), scale: 1.5)
    #expect(harness.find("a")?.frame == Rect(x: 24, y: 24, width: 60, height: 42))
    // 5 at scale 1.5 is 7.5: 8 device pixels.
    #expect(harness.find("b")?.frame == Rect(x: 24, y: 74, width: 60, height: 42))
  }

  @Test func overlayPlacesTheLastOnTop() {
    let harness = recorder(
      Overlay([Button("under", id: "under", 1), Button("over", id: "over", 2)]))
    harness.click("under")
    #expect(harness.messages == [2])
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 40, height: 12), .zero])
  func surviveAnySize(size: Size) {
    let harness = recorder(
      Padding(
        16,
        Row<Int>([
          TextField(id: "f", name: "F", text: "abc", on: { _ in nil }),
          GradientSlider(id: "s", name: "S", track: .grey, value: 0.5, on: { _ in nil }),
          SegmentedControl(
            id: "c", segments: [Segment(id: "x", title: "X", isSelected: true, message: 1)]),
          ColorPlane(
            id: "p", name: "P", x: 0, y: 0, field: .saturationBrightness(hue: 0),
            color: .init(0), on: { _ in nil }),
          MenuButton(id: "m", name: "M", title: "Hex", entries: []),
        ])), size: size)
    #expect(harness.scene.items.count == 6)
    #expect(!harness.drawList.commands.isEmpty)
  }
}
