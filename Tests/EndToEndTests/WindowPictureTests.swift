import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing
import Views
import X11

/// Pictures in the real window: opened, sampled, zoomed and let go by mouse and keyboard.
@Suite(.serialized)
struct WindowPictureTests {
  /// A portable pixmap whose pixels tell their place: red and blue are x, green is y.
  private struct Ramp {
    let home = TemporaryHome()
    let size: Size
    let name: String

    init(_ width: Int, _ height: Int, name: String = "ramp.ppm") throws {
      size = Size(width: width, height: height)
      self.name = name
      var text = "P3\n\(width) \(height)\n255\n"
      for y in 0..<height {
        for x in 0..<width { text += "\(x % 256) \(y % 256) \(x / 256)\n" }
      }
      try home.write(text, to: name)
    }

    var path: String { "\(home.path)/\(name)" }

    static func hex(_ pixel: Point) -> String {
      "\(RGB8(UInt8(pixel.x % 256), UInt8(pixel.y % 256), UInt8(pixel.x / 256)))"
    }
  }

  private static let state = "state/chidori/state.json"

  private static func blank(_ size: Size) -> LoadedPicture {
    LoadedPicture(
      Picture(
        [UInt8](repeating: 0, count: size.width * size.height * 3), size: size, hasAlpha: false)
    )
  }

  /// The test's window has a picture from now on; waits until the product's has it.
  private func awaitPicture(_ window: WindowUnderTest, _ size: Size) throws {
    let loaded = Self.blank(size)
    window.layOut { $0.picture = OpenPicture(path: "/ramp.ppm", loaded) }
    let mapping = PictureMapping(size, in: try window.frame("picture"))
    let place = mapping.visible.center
    let pixel = try #require(mapping.pixel(at: place))
    // Where it is shown smaller it is a mean of it and its neighbours.
    try window.wait(for: place) { color in
      abs(Int(color.red) - pixel.x % 256) < 8 && abs(Int(color.green) - pixel.y % 256) < 8
        && abs(Int(color.blue) - pixel.x / 256) < 2
    }
  }

  @Test(arguments: [1.0, 2])
  func c08_aDragSamplesThePicturesOwnPixels(scale: Double) throws {
    let ramp = try Ramp(700, 500)
    let window = try WindowUnderTest(
      ramp.path, screen: "1600x1100x24", scale: scale)
    try awaitPicture(window, ramp.size)
    let mapping = PictureMapping(ramp.size, in: try window.frame("picture"))
    #expect(mapping.zoom < .actual)
    let before = window.hex
    // Beside it there is nothing.
    try window.click(mapping.viewport.origin + Point(x: 2, y: 2))
    #expect(mapping.pixel(at: mapping.viewport.origin + Point(x: 2, y: 2)) == nil)
    #expect(window.hex == before)
    let center = mapping.visible.center
    try window.move(to: center)
    try window.press()
    for point in [center + Point(x: 33, y: -21), mapping.visible.origin, center] {
      try window.move(to: point)
      let pixel = try #require(mapping.pixel(at: point))
      try window.waitForTitle("\(Ramp.hex(pixel)) - Chidori")
      #expect(window.tooltip != nil, "no loupe")
    }
    try window.release()
    #expect(window.tooltip == nil)
    try window.keys("ctrl+z")
    #expect(window.hex == before)
    // Esc is the picture's, and then nobody's.
    try window.keys("Escape", "Escape")
    window.layOut { _ in }
    try window.click("plane")
    #expect(window.hex != before)
    window.close()
  }

  @Test func zoomedByWheelAndKeysItSamplesWhatIsSeen() throws {
    let ramp = try Ramp(300, 200)
    let window = try WindowUnderTest(ramp.path)
    try awaitPicture(window, ramp.size)
    let frame = try window.frame("picture")
    var mapping = PictureMapping(ramp.size, in: frame)
    let point = mapping.visible.center + Point(x: 20, y: 11)
    for _ in 0..<7 {
      try window.click(point, button: 4)
      mapping = PictureMapping(ramp.size, in: frame, mapping.zoomed(by: 1, at: point))
    }
    #expect(mapping.zoom == PictureZoom(12))
    try window.click(point)
    let pixel = try #require(mapping.pixel(at: point))
    #expect(window.hex == Ramp.hex(pixel))
    // What is drawn there is that pixel, all of its cell.
    let cell = mapping.cell(of: pixel).offset(by: Point(x: 24, y: 24))
    let shown = try #require(mapping.pixel(at: cell.center))
    #expect("\(try window.picture(cell)[cell.center])" == Ramp.hex(shown))
    // Moved by the right button, the same place is another pixel.
    try window.move(to: point)
    try window.press(3)
    try window.move(to: point + Point(x: -24, y: 36))
    try window.release(3)
    try window.click(point)
    #expect(window.hex == Ramp.hex(pixel + Point(x: 2, y: -3)))
    // By keys, and taken.
    try window.keys("Right", "shift+Down")
    #expect(window.hex == Ramp.hex(pixel + Point(x: 3, y: 7)))
    #expect(window.tooltip != nil)
    try window.keys("Return")
    #expect(window.tooltip == nil)
    window.close()
  }

  @Test func byMouseAloneAPictureIsOpenedSampledAndLeft() throws {
    let home = TemporaryHome()
    try home.write("P3\n2 1\n255\n1 2 3 7 8 9\n", to: "two.ppm")
    // Where the last picture was the sheet begins.
    let server = try XServer(screen: "1000x700x24")
    try server.home.write("{\"pictures\": \"\(home.path)/\"}", to: Self.state)
    let window = try WindowUnderTest("#336699", on: server)
    try window.click("open")
    window.layOut { model in
      _ = update(&model, .command(.open), at: 0)
      _ = update(&model, .picture(.files(.open)), at: 0)
      let listed = FileMessage.listed([FileEntry("two.ppm")], of: "~/")
      _ = update(&model, .picture(.files(listed)), at: 0)
    }
    try window.click("files.0", count: 2)
    let size = Size(width: 2, height: 1)
    window.layOut { $0.picture = OpenPicture(path: "/two.ppm", Self.blank(size)) }
    let mapping = PictureMapping(size, in: try window.frame("picture"))
    let place = mapping.cell(of: Point(x: 1, y: 0)).center
    try window.wait(for: place) { $0 == RGB8(7, 8, 9) }
    try window.click(place)
    #expect(window.hex == "#070809")
    try window.click("picture.close")
    window.layOut { _ in }
    try window.click("plane")
    #expect(window.hex != "#070809")
    window.close()
  }

  @Test func aFileIsOpenedByItsSheet() throws {
    let ramp = try Ramp(40, 30, name: "pictures/ramp-of-forty.ppm")
    try ramp.home.write("no picture", to: "pictures/broken.png")
    let window = try WindowUnderTest("#336699")
    try window.keys("ctrl+o", "ctrl+a")
    try window.type("\(ramp.home.path)/pict")
    try window.keys("Tab")
    try window.type("br")
    try window.keys("Tab", "Return")
    // It is told in the sheet that this is none; the next name goes on there.
    window.layOut { $0.fileSheet = FileSheetState(directory: "/") }
    try window.wait(forAnyOf: window.frame("files.status")) {
      Int($0.red) - Int($0.green) > 100
    }
    try window.keys("ctrl+a")
    try window.type("\(ramp.home.path)/pictures/ra")
    try window.keys("Tab", "Return")
    try awaitPicture(window, ramp.size)
    let mapping = PictureMapping(ramp.size, in: try window.frame("picture"))
    try window.click(mapping.cell(of: Point(x: 7, y: 5)).center)
    #expect(window.hex == "#070500")
    window.close()
  }

  @Test func thePaletteComesAndIsTaken() throws {
    let home = TemporaryHome()
    var text = "P3\n8 8\n255\n"
    for index in 0..<64 { text += index < 48 ? "16 32 48\n" : "200 100 50\n" }
    try home.write(text, to: "two.ppm")
    let window = try WindowUnderTest("\(home.path)/two.ppm")
    let size = Size(width: 8, height: 8)
    window.layOut { model in
      model.picture = OpenPicture(path: "/two.ppm", Self.blank(size))
    }
    try window.wait(for: window.frame("picture").center) { $0 == RGB8(0x102030) }
    try window.click("picture.palette")
    window.layOut { model in
      model.picture = OpenPicture(path: "/two.ppm", Self.blank(size))
      model.picture?.palette = PicturePalette(
        extraction: PaletteExtraction(count: 8),
        colors: [PaletteShare(RGB8(0), share: 0.75), PaletteShare(RGB8(1), share: 0.25)])
    }
    let swatch = try window.frame("palette.color.1").origin + Point(x: 12, y: 12)
    try window.wait(for: swatch) { $0 == RGB8(0xc86432) }
    try window.click("palette.color.1")
    #expect(window.hex == "#c86432")
    try window.click("palette.copy")
    #expect(try window.selection("clipboard") == "#102030\n#c86432")
    window.close()
  }

  /// 12 megapixels, of the letter x.
  private func large(_ home: TemporaryHome) throws -> Size {
    let size = Size(width: 4000, height: 3000)
    let pixels = String(repeating: "x", count: 3 * size.width * size.height)
    try home.write("P6\n\(size.width) \(size.height)\n255\n" + pixels, to: "large.ppm")
    return size
  }

  @Test func aLargePictureComesWhileTheWindowAnswers() throws {
    let home = TemporaryHome()
    let size = try large(home)
    let window = try WindowUnderTest("\(home.path)/large.ppm")
    // It does what is asked, wherever the reading is.
    try window.choose(.hsb)
    let loaded = Self.blank(Size(width: 4, height: 3))
    window.layOut { $0.picture = OpenPicture(path: "/large.ppm", loaded) }
    let mapping = PictureMapping(size, in: try window.frame("picture"))
    try window.wait(for: mapping.visible.center) { $0 == RGB8(0x787878) }
    try window.click(mapping.visible.origin)
    #expect(window.hex == "#787878")
    try window.keys("Escape")
    window.layOut { _ in }
    try window.click("plane")
    #expect(window.hex != "#787878")
    window.close()
  }
}
