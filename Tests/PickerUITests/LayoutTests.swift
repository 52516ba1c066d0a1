import ColorModel
import Geometry
import PickerCore
import PickerUI
import TestSupport
import Testing
import ViewHarness
import Views

/// The window laid out at any size, as a tiling window manager forces it.
@Suite struct LayoutTests {
  /// All rows have something to show: a colour with a name, and recent ones.
  private func model(_ mode: Mode = .rgb) -> Model {
    var model = Model(Color(RGB8(0x663399)))
    model.mode = mode
    for gray in 1...24 { model.recent.add(Color(RGB8(UInt32(gray) * 0x0a0a0a))) }
    return model
  }

  private func scene(
    _ width: Int, _ height: Int, mode: Mode = .rgb, scale: Double = 1, textScale: Double = 1
  ) -> (Scene<Message>, ViewContext) {
    var context = ViewContext(theme: .dark, scale: Scale(scale), text: FixedTextMeasurer())
    context.textScale = textScale
    let size = Size(width: width, height: height)
    return (Scene(MainScreen(model(mode)), size: size, context), context)
  }

  @Test func nothingOverlapsAtAnySize() {
    var random = SeededGenerator(seed: 7)
    let edges = [1, 2, 16, 39, 40, 41, 120, 200, 279, 280, 359, 360, 448, 559, 560, 664]
    for round in 0..<1000 {
      func length() -> Int {
        round % 4 == 0
          ? edges.randomElement(using: &random) ?? 1 : Int.random(in: 1...1600, using: &random)
      }
      let (width, height) = (length(), length())
      let scale = [1, 1, 1.5, 2, 0.5, 4][round % 6]
      let mode = Mode.allCases[round % 3]
      let textScale = [1, 17.0 / 13, 1, 10.0 / 13][round % 4]
      let (scene, context) = scene(
        width, height, mode: mode, scale: scale, textScale: textScale)
      let bounds = Rect(x: 0, y: 0, width: width, height: height)
      let items = scene.items.filter(\.traits.isInteractive)
      for (index, item) in items.enumerated() {
        let at = "\(item.traits.name) at \(width)x\(height), scale \(scale)"
        #expect(!item.frame.isEmpty, "\(at)")
        #expect(bounds.contains(item.frame), "\(at)")
        let area = item.control.hitArea(in: item.frame, context)
        for other in items[..<index] {
          let isClear = !area.intersects(other.control.hitArea(in: other.frame, context))
          #expect(isClear, "\(at): \(other.traits.name)")
        }
      }
    }
  }

  @Test func labelsStayInsideAndClearOfControls() {
    for (width, height) in [(664, 448), (360, 360), (200, 1000), (1920, 40), (1200, 800)] {
      let (scene, _) = scene(width, height)
      let controls = scene.items.filter(\.traits.isInteractive)
      for label in scene.items where label.traits.role == .label {
        #expect(Rect(x: 0, y: 0, width: width, height: height).contains(label.frame))
        #expect(controls.allSatisfy { !$0.frame.intersects(label.frame) })
      }
    }
  }

  /// Rows from the first that goes to the last, by a control of each.
  private let rows: [ViewID] = ["recent.0", "name", "before", "plane", "output"]

  private func shown(_ width: Int, _ height: Int) -> Set<ViewID> {
    Set(scene(width, height).0.items.map(\.traits.id))
  }

  @Test(arguments: [200, 300, 360, 559, 560, 664, 1920])
  func rowsDropOutInOrder(width: Int) {
    let heights = rows.map { row in (1...1000).first { shown(width, $0).contains(row) } ?? .max }
    #expect(heights == heights.sorted().reversed())
    #expect(Set(heights).count == rows.count)
    #expect(heights[0] < 1000)
  }

  @Test(arguments: [200, 300, 360, 559, 560, 664, 1920])
  func whatFitsAHeightFitsEveryGreaterOne(width: Int) {
    var smaller: Set<ViewID> = []
    for height in 1...700 {
      // The count of recent colours depends on the room; the row is what counts.
      let larger = shown(width, height).filter {
        !$0.description.hasPrefix("recent.") || $0 == "recent.0"
      }
      #expect(smaller.isSubset(of: larger), "\(height): \(smaller.subtracting(larger))")
      smaller = larger
    }
  }

  @Test func theOutputRowStaysLongest() {
    #expect(shown(1920, 40) == ["format", "output", "copy"])
    #expect(shown(664, 28) == ["format", "output", "copy"])
    #expect(shown(200, 40) == ["output"])
    #expect(shown(100, 700) == ["format", "output", "copy"])
    #expect(shown(664, 27) == [])
  }

  @Test func theMeasuresOfTheMockUp() throws {
    let (scene, _) = scene(664, 448)
    func frame(_ id: ViewID) throws -> Rect {
      try #require(scene.items.first { $0.traits.id == id }).frame
    }
    #expect(try frame("plane") == Rect(x: 16, y: 16, width: 288, height: 290))
    #expect(try frame("modes.box").minX == 324)
    #expect(try frame("field.0").size == Size(width: 58, height: 26))
    #expect(try frame("field.1").minY - frame("field.0").minY == 32)
    #expect(try frame("copy") == Rect(x: 584, y: 198, width: 64, height: 28))
    #expect(try frame("after").maxY == 432)
  }

  @Test func theSquareTakesWhatAWiderWindowGives() throws {
    let (small, _) = scene(664, 448)
    let (large, _) = scene(1200, 800)
    func square(_ scene: Scene<Message>) throws -> Rect {
      try #require(scene.items.first { $0.traits.id == "plane" }).frame
    }
    #expect(try square(large).height - square(small).height == 352)
    #expect(try square(large).width - square(small).width > 536 / 2)
  }
}
