import ColorModel
import Drawing
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing
import ViewHarness
import Views

@testable import PickerUI

/// A picture in the window, by what a user does with it.
@Suite struct PictureScreenTests {
  /// Every pixel is told by its place: red is x, green is y.
  private static func ramp(_ width: Int, _ height: Int) -> LoadedPicture {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += [UInt8(x % 256), UInt8(y % 256), UInt8(x / 256)] }
    }
    return LoadedPicture(
      Picture(bytes, size: Size(width: width, height: height), hasAlpha: false))
  }

  private func window(
    _ picture: LoadedPicture = ramp(200, 100), size: Size = Size(width: 664, height: 448),
    theme: Theme = .dark, scale: Double = 1
  ) -> Window {
    let window = Window(Color(RGB8(0x336699)), size: size, theme: theme, scale: scale)
    window.send(.picture(.open("/tmp/ramp.png")))
    window.send(.picture(.loaded(picture)))
    window.harness.focus("Picture")
    return window
  }

  private func mapping(_ window: Window) throws -> PictureMapping {
    let frame = try #require(window.harness.find("Picture")?.frame)
    let open = try #require(window.model.picture)
    return PictureMapping(open.picture.size, in: frame, open.view)
  }

  private func hex(_ point: Point) -> String {
    "\(RGB8(UInt8(point.x % 256), UInt8(point.y % 256), UInt8(point.x / 256)))"
  }

  @Test func itStandsInPlaceOfSquareAndStrip() {
    let window = window()
    #expect(window.harness.find("Red strip") == nil && window.harness.find("Hue strip") == nil)
    #expect(window.harness.find("Before") != nil)
    window.harness.click("Close the picture")
    #expect(window.harness.find("Picture") == nil)
    #expect(window.harness.find("Hue strip") != nil)
  }

  @Test(arguments: [448, 60])
  func aPictureThatIsClosedIsHeldNoLonger(height: Int) {
    let rasters = PictureRasters()
    var model = Model(Color(RGB8(0x336699)))
    model.picture = OpenPicture(path: "/tmp/ramp.png", Self.ramp(200, 100))
    func window(height: Int) -> ViewHarness<Model, Message> {
      ViewHarness(
        model, size: Size(width: 664, height: height), view: { MainScreen($0, rasters) },
        update: { _ = update(&$0, $1, at: 0) })
    }
    _ = window(height: 448)
    #expect(!rasters.isEmpty)
    // One too low for the picture too.
    window(height: height).mutate { $0.picture = nil }
    #expect(rasters.isEmpty)
  }

  @Test(arguments: [1, 1.5, 2])
  func aDragSamplesWhatIsUnderThePointer(scale: Double) throws {
    let size = Size(width: Int(664 * scale), height: Int(448 * scale))
    let window = window(Self.ramp(1000, 700), size: size, scale: scale)
    let mapping = try mapping(window)
    #expect(mapping.zoom < .actual)
    let center = mapping.visible.center
    let points = [mapping.visible.origin, center, center + Point(x: 31, y: 17)]
    window.harness.pointerDown(at: points[0])
    for point in points {
      window.harness.pointerMove(to: point)
      let pixel = try #require(mapping.pixel(at: point))
      #expect(window.hex == hex(pixel))
      #expect(window.harness.scene.popup?.kind == .loupe)
    }
    window.harness.pointerUp(at: points[2])
    #expect(window.harness.scene.popup == nil)
    #expect(window.model.recentColors.count == 1)
  }

  @Test func c08_besideThePictureNothingIsSampled() throws {
    let window = window()
    let frame = try #require(window.harness.find("Picture")?.frame)
    let corner = frame.origin + Point(x: 3, y: 3)
    #expect(try mapping(window).pixel(at: corner) == nil)
    window.harness.click(at: corner)
    #expect(window.hex == "#336699" && window.model.recentColors.isEmpty)
  }

  @Test func theWheelZoomsAtThePointer() throws {
    let window = window(Self.ramp(1000, 700))
    let before = try mapping(window)
    let point = before.visible.center
    let pixel = try #require(before.pixel(at: point))
    for _ in 0..<8 { window.harness.wheel("Picture", 1) }
    let after = try mapping(window)
    #expect(after.zoom > .actual)
    let there = try #require(after.pixel(at: point))
    #expect(abs(there.x - pixel.x) <= 4 && abs(there.y - pixel.y) <= 4)
    window.harness.click(at: point)
    #expect(window.hex == hex(there))
    for _ in 0..<20 { window.harness.wheel("Picture", -1) }
    #expect(window.model.picture?.view == .fitted)
  }

  @Test func rightDragMovesIt() throws {
    let window = window(Self.ramp(1000, 700))
    window.harness.type("1")
    let before = try mapping(window)
    #expect(before.zoom == .actual)
    let start = before.viewport.center
    let end = start + Point(x: -40, y: 25)
    window.harness.send(
      .pointerDown(PointerEvent(start, button: .secondary), inPopup: false))
    window.harness.send(.pointerMoved(PointerEvent(end), inPopup: false))
    window.harness.send(.pointerUp(PointerEvent(end, button: .secondary), inPopup: false))
    #expect(try mapping(window).frame == before.frame.offset(by: Point(x: -40, y: 25)))
    #expect(window.hex == "#336699")
  }

  @Test func keysZoomFitAndSample() throws {
    let window = window(Self.ramp(1000, 700))
    window.harness.type("+")
    #expect(try mapping(window).zoom > mapping(window).fit)
    window.harness.type("0")
    #expect(window.model.picture?.view == .fitted)
    window.press(.right)
    let first = try #require(window.model.picture?.sample)
    #expect(window.hex == hex(first))
    window.press(.right)
    window.press(.down, .shift)
    #expect(window.hex == hex(first + Point(x: 1, y: 10)))
    #expect(window.harness.scene.popup?.kind == .loupe)
    #expect(window.model.recentColors.isEmpty)
    window.press(.enter)
    #expect(window.harness.scene.popup == nil)
    #expect(window.model.recentColors.count == 1)
    window.press(.escape)
    #expect(window.model.picture == nil)
  }

  @Test func aSampleThatLeavesWhatIsSeenTakesItAlong() throws {
    let window = window(Self.ramp(1000, 700))
    window.harness.type("1")
    for _ in 0..<60 { window.press(.left, .shift) }
    #expect(window.model.picture?.sample?.x == 0)
    let mapping = try mapping(window)
    #expect(mapping.frame.minX == mapping.viewport.minX)
  }

  @Test func largerSamplesAndMeans() throws {
    let window = window()
    window.press(.right)
    window.harness.type("]")
    #expect(window.model.picture?.lens.sampleSize == 3)
    window.harness.type("m")
    #expect(window.model.picture?.lens.mean == .linear)
    window.harness.wheel("Picture", 1, .control)
    #expect(window.model.picture?.lens.sampleSize == 5)
  }

  @Test func theZoomMenuTellsAndSets() throws {
    let window = window(Self.ramp(1000, 700))
    window.harness.click("Zoom")
    window.harness.click("400 %")
    #expect(try mapping(window).zoom == PictureZoom(4))
    #expect(window.value("Zoom") == "400 %")
    window.harness.click("Zoom")
    window.harness.click("Fit")
    #expect(window.model.picture?.view == .fitted)
  }

  @Test func thePaletteIsTakenAndCopied() {
    let window = window()
    window.harness.click("Palette")
    let extraction = PaletteExtraction(count: 8)
    #expect(window.effects.contains(.picture(.extract(Self.ramp(200, 100).picture, extraction))))
    window.send(
      .picture(
        .extracted(
          [PaletteShare(RGB8(0x102030), share: 0.7), PaletteShare(RGB8(0xa0b0c0), share: 0.3)],
          by: extraction)))
    #expect(window.value("#102030") == "70.0 %")
    window.harness.click("#a0b0c0", nil, .control)
    #expect(window.harness.clipboard == "#a0b0c0" && window.hex == "#336699")
    window.harness.click("#102030")
    #expect(window.hex == "#102030")
    window.harness.click("Copy all")
    #expect(window.harness.clipboard == "#102030\n#a0b0c0")
    window.harness.click("16")
    #expect(window.model.picture?.palette?.extraction.count == 16)
    window.harness.click("No white")
    #expect(window.model.picture?.palette?.extraction.ignored == [.white])
    window.press(.escape)
    #expect(window.model.picture != nil && window.model.picture?.palette == nil)
  }

  @Test func aPathIsCompletedChosenAndOpened() {
    let window = Window(0x336699)
    window.press(.character("o"), .control)
    window.send(
      .picture(
        .files(
          .listed(
            [FileEntry("photo.png"), FileEntry("photos", isDirectory: true)], of: "~/"))))
    #expect(window.harness.focusedName == "Path of the picture")
    window.press(.end)
    window.harness.type("ph")
    window.press(.tab)
    #expect(window.model.fileSheet?.text == "~/photo")
    #expect(window.harness.focusedName == "Path of the picture")
    window.press(.down)
    window.press(.down)
    #expect(window.model.fileSheet?.selected == 1)
    window.press(.enter)
    #expect(window.effects.contains(.picture(.load("~/photo.png"))))
    window.press(.escape)
    #expect(window.model.fileSheet == nil)
  }

  @Test func rowsAreChosenByAClickAndOpenedByTwo() {
    let window = Window(0x336699)
    window.send(.command(.open))
    let entries = (0..<500).map { FileEntry("p\($0).png") } + [FileEntry("dir", isDirectory: true)]
    window.send(.picture(.files(.listed(entries, of: "~/"))))
    #expect(window.harness.find("p0.png") != nil)
    #expect(window.harness.scene.front.count < 60)
    window.harness.click("dir/", clicks: 2)
    #expect(window.model.fileSheet?.text == "~/dir/")
    window.send(.picture(.files(.listed(entries, of: "~/dir/"))))
    // The last is seen as soon as it is chosen.
    window.press(.up)
    let last = window.harness.find("p99.png")
    #expect(last?.traits.isSelected == true && last?.visibleFrame == last?.frame)
  }

  /// The hint and what is wrong stay in sight, and so do all choices.
  @Test func theSheetsFitTheSmallestWindow() throws {
    let small = Size(width: 360, height: 360)
    let window = window(size: small)
    window.harness.click("Palette")
    let panel = try #require(window.harness.scene.sheet?.frame)
    for name in ["4", "32", "No white", "No black", "Copy all"] {
      let control = try #require(window.harness.find(name), "\(name)")
      #expect(control.visibleFrame == control.frame && panel.contains(control.frame), "\(name)")
    }
    for name in ["No white", "No black"] {
      let box = try #require(window.harness.find(name))
      #expect(box.frame.width >= box.control.size(in: small, window.harness.context).width)
    }
    window.press(.character("o"), .control)
    let status = try #require(window.harness.find("Tab completes, arrows choose, Enter opens"))
    #expect(status.visibleFrame == status.frame)
  }

  @Test func aButtonLeadsToTheSheetOfFiles() {
    let window = Window(0x336699)
    #expect(window.harness.traits("Open a picture")?.role == .button)
    #expect(window.harness.traits("Open a picture")?.shortcut == "Ctrl+O")
    window.harness.click("Open a picture")
    #expect(window.harness.focusedName == "Path of the picture")
  }

  /// At every stop of the zoom and every scale, with odd sizes: what is drawn there is sampled.
  @Test(arguments: [1, 1.5, 2])
  func c08_everyPointIsTheColorDrawnThere(scale: Double) throws {
    let size = Size(width: Int(661 * scale) | 1, height: Int(447 * scale) | 1)
    let window = window(Self.ramp(333, 217), size: size, scale: scale)
    var chance = SeededGenerator(seed: 5)
    for zoom in PictureZoom.stops where zoom >= .actual {
      let (before, middle) = (try mapping(window), Point(x: 111, y: 97))
      window.send(.picture(.viewed(before.view(at: zoom, keeping: middle))))
      let visible = try mapping(window).visible
      for _ in 0..<10 {
        let point = Point(
          x: Int.random(in: visible.minX..<visible.maxX, using: &chance),
          y: Int.random(in: visible.minY..<visible.maxY, using: &chance))
        window.harness.pointerDown(at: point)
        #expect(window.hex == drawn(at: point, window).map { "\($0)" }, "\(zoom) at \(point)")
        window.harness.pointerUp(at: point)
      }
    }
  }

  /// The colour of the raster that the window shows at a point.
  private func drawn(at point: Point, _ window: Window) -> RGB8? {
    for case .raster(let cells, let rect, _) in window.harness.drawList.commands
    where rect.contains(point) {
      let column = (point.x - rect.minX + cells.cut) / cells.side
      let row = (point.y - rect.minY + cells.cut) / cells.side
      return cells.cells[row * cells.columns + column]
    }
    return nil
  }

  // MARK: Pictures

  @Test(arguments: [("dark", Theme.dark, 1.0), ("light", .light, 2)])
  func looks(name: String, theme: Theme, scale: Double) throws {
    let size = Size(width: Int(664 * scale), height: Int(448 * scale))
    let window = window(Self.ramp(5, 4), size: size, theme: theme, scale: scale)
    window.press(.right)
    expectSnapshot(window.harness.drawList.description, named: "picture-\(name)")
    expectSnapshot(window.harness.popupDrawList?.description ?? "", named: "loupe-\(name)")
    let popup = try #require(window.harness.scene.popup)
    let round = popup.draw(window.harness.context, isRound: true)
    expectSnapshot(round.description, named: "loupe-round-\(name)")
  }

  @Test func sheets() {
    let window = window(Self.ramp(3, 2))
    window.harness.click("Palette")
    window.send(
      .picture(
        .extracted(
          [PaletteShare(RGB8(0x102030), share: 0.7), PaletteShare(RGB8(0xa0b0c0), share: 0.3)],
          by: PaletteExtraction(count: 8))))
    expectSnapshot(window.harness.drawList.description, named: "palette")
    window.press(.character("o"), .control)
    window.send(
      .picture(
        .files(
          .listed(
            [FileEntry("photo.png"), FileEntry("photos", isDirectory: true)], of: "~/"))))
    window.press(.down)
    expectSnapshot(window.harness.drawList.description, named: "files")
  }
}
