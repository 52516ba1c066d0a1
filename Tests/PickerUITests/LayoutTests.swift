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
  private func model(_ mode: Mode = .rgb, isDialog: Bool = false) -> Model {
    var model = Model(Color(RGB8(0x663399)))
    model.mode = mode
    model.isDialog = isDialog
    for gray in 1...24 { model.take(Color(RGB8(UInt32(gray) * 0x0a0a0a))) }
    return model
  }

  private func scene(
    _ width: Int, _ height: Int, mode: Mode = .rgb, scale: Double = 1, textScale: Double = 1,
    isDialog: Bool = false
  ) -> (Scene<Message>, ViewContext) {
    var context = ViewContext(theme: .dark, scale: Scale(scale), text: FixedTextMeasurer())
    context.textScale = textScale
    let size = Size(width: width, height: height)
    return (Scene(MainScreen(model(mode, isDialog: isDialog)), size: size, context), context)
  }

  @Test(arguments: [false, true])
  func c171_nothingOverlapsAtAnySize(isDialog: Bool) {
    var random = SeededGenerator(seed: 7)
    let edges = [
      1, 2, 16, 39, 40, 41, 103, 104, 120, 200, 279, 280, 359, 360, 448, 559, 560, 664, 1000, 1920,
      2000, 3000,
    ]
    for round in 0..<1000 {
      func length() -> Int {
        round % 4 == 0
          ? edges.randomElement(using: &random) ?? 1 : Int.random(in: 1...3000, using: &random)
      }
      let (width, height) = (length(), length())
      let scale = [1, 1, 1.5, 2, 0.5, 3.3, 4][round % 7]
      let mode = Mode.allCases[round % Mode.allCases.count]
      let textScale = [1, 17.0 / 13, 1, 10.0 / 13][round % 4]
      let (scene, context) = scene(
        width, height, mode: mode, scale: scale, textScale: textScale, isDialog: isDialog)
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
  private let rows: [ViewID] = ["contrast", "recent.0", "name", "before", "plane", "output"]

  private func shown(_ width: Int, _ height: Int, isDialog: Bool = false) -> Set<ViewID> {
    Set(scene(width, height, isDialog: isDialog).0.items.map(\.traits.id))
  }

  @Test(arguments: [200, 300, 360, 559, 560, 664, 1920])
  func rowsDropOutInOrder(width: Int) {
    let heights = rows.map { row in (1...1000).first { shown(width, $0).contains(row) } ?? .max }
    #expect(heights == heights.sorted().reversed())
    #expect(Set(heights).count == rows.count)
    #expect(heights[0] < 1000)
  }

  @Test(arguments: [200, 300, 360, 559, 560, 664, 760, 1920], [false, true])
  func whatFitsAHeightFitsEveryGreaterOne(width: Int, isDialog: Bool) {
    var smaller: Set<ViewID> = []
    for height in 1...800 {
      // The count of recent colours depends on the room; the row is what counts.
      let larger = shown(width, height, isDialog: isDialog).filter {
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

  @Test func theButtonsOfADialogAreBelowAllOrBeside() throws {
    #expect(shown(1920, 40, isDialog: true) == ["format", "output", "copy", "cancel", "accept"])
    #expect(shown(360, 360, isDialog: true).isSuperset(of: ["output", "cancel", "accept"]))
    #expect(shown(200, 40, isDialog: true) == ["output"])
    let items = scene(664, 492, isDialog: true).0.items
    let plain = scene(664, 448).0.items
    #expect(items.dropLast(2).map(\.frame) == plain.map(\.frame))
    #expect(items.last?.frame == Rect(x: 564, y: 448, width: 84, height: 28))
  }

  @Test(arguments: [false, true], [0.5, 1, 1.5, 4])
  func theKeysAreThereAtAnySize(isDialog: Bool, scale: Double) throws {
    let side = Scale(scale)(360)
    for size in [
      Size(width: side, height: side), Size(width: 2 * side, height: side),
      Size(width: side, height: 3 * side), Size(width: 1920, height: 40),
      Size(width: 1, height: 1),
    ] {
      var model = model(isDialog: isDialog)
      model.showsKeys = true
      let context = ViewContext(theme: .dark, scale: Scale(scale), text: FixedTextMeasurer())
      let sheet = try #require(Scene(MainScreen(model), size: size, context).sheet)
      #expect(Rect(origin: .zero, size: size).contains(sheet.frame))
      let labels = sheet.items.filter { $0.traits.role == .label }
      for (index, item) in labels.enumerated() {
        #expect(item.visibleFrame.isEmpty || sheet.frame.contains(item.visibleFrame))
        #expect(labels[..<index].allSatisfy { !$0.frame.intersects(item.frame) })
      }
      guard size.width >= side, size.height >= side else { continue }
      let expected = KeySection.of(model).reduce(1) { $0 + 1 + 2 * $1.lines.count }
      #expect(labels.count == expected)
    }
  }

  /// At every scale, also in CMYK with its five rows, and with the desktop's larger fonts.
  @Test(arguments: [0.5, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4], Mode.allCases)
  func theWindowAsItOpensShowsEveryRow(scale: Double, mode: Mode) {
    let size = MainScreen(model()).size(Scale(scale))
    let (scene, _) = scene(size.width, size.height, mode: mode, scale: scale)
    let ids = Set(scene.items.map(\.traits.id))
    #expect(ids.isSuperset(of: rows))
    #expect(ids.contains(ViewID("field.\(mode.space.components.count)")))
    #expect(ids.contains("contrast.before.lc"))
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
