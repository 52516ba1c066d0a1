import Geometry
import TestSupport
import Testing
import X11

@Suite struct PictureTests {
  let server: XServer
  let display: Display

  init() throws {
    server = try XServer()
    display = try Display(name: server.display)
  }

  private func canvas(_ width: Int, _ height: Int = 1) throws -> Picture {
    let size = Size(width: width, height: height)
    let picture = Picture(try display.argbFormat(), size: size, on: display)
    picture.fill(.source, [Rect(origin: .zero, size: size)], with: .clear)
    return picture
  }

  private func gray(_ level: UInt8, alpha: UInt8 = 255) -> RenderColor {
    RenderColor(red: level, green: level, blue: level, alpha: alpha)
  }

  private let pixel = Rect(x: 0, y: 0, width: 1, height: 1)

  @Test(arguments: [0, 1, 127, 128, 254, 255] as [UInt8]) func bytesComeBackAsTheyWere(level: UInt8)
    throws
  {
    let picture = try canvas(1)
    picture.fill(.source, [pixel], with: gray(level))
    #expect(picture.pixels() == [0xFF00_0000 | UInt32(level) * 0x010101])
  }

  @Test func fillsArePremultiplied() throws {
    let picture = try canvas(2)
    picture.fill(.source, [pixel], with: RenderColor(red: 255, green: 128, blue: 0, alpha: 128))
    picture.composite(
      .source, Picture(solid: gray(255, alpha: 51), on: display),
      to: Rect(x: 1, y: 0, width: 1, height: 1))
    #expect(picture.pixels() == [0x8080_4000, 0x3333_3333])
  }

  @Test(arguments: [2, 3, 255, 576]) func gradientEndsAreTheirStops(length: Int) throws {
    let stops = [
      Picture.Stop(offset: 0, color: gray(16)), Picture.Stop(offset: 1, color: gray(235)),
    ]
    for isVertical in [false, true] {
      let picture = isVertical ? try canvas(1, length) : try canvas(length)
      let source = Picture(
        gradient: stops, isVertical: isVertical, length: length, on: display)
      picture.composite(
        .source, source,
        to: Rect(x: 0, y: 0, width: isVertical ? 1 : length, height: isVertical ? length : 1))
      #expect(picture.pixels().first == 0xFF10_1010)
      #expect(picture.pixels().last == 0xFFEB_EBEB)
    }
  }

  @Test(arguments: [1, 3, 4, 5, 8]) func coverageOfAnyWidthIsAMask(width: Int) throws {
    let size = Size(width: width, height: 2)
    let bytes = (0..<width * 2).map { UInt8($0 * 15) }
    let mask = Picture(try display.maskFormat(), size: size, on: display)
    mask.put(coverage: bytes, size: size)
    let picture = try canvas(width, 2)
    picture.composite(
      .over, Picture(solid: gray(255), on: display), mask: mask, to: Rect(origin: .zero, size: size)
    )
    #expect(picture.pixels() == bytes.map { UInt32($0) * 0x0101_0101 })
  }

  @Test func pixelsAreUploadedTiledAndMagnified() throws {
    let size = Size(width: 2, height: 1)
    let source = Picture(try display.argbFormat(), size: size, on: display)
    source.put(argb: [0xFF11_2233, 0xFF44_5566], size: size)
    let picture = try canvas(5)
    let row = Rect(x: 0, y: 0, width: 5, height: 1)
    picture.composite(.source, source, to: row)
    #expect(picture.pixels() == [0xFF11_2233, 0xFF44_5566, 0, 0, 0])
    source.setOutside(.padded)
    picture.composite(.source, source, to: row)
    #expect(Array(picture.pixels()[2...]) == [0xFF44_5566, 0xFF44_5566, 0xFF44_5566])
    source.setOutside(.tiled)
    picture.composite(.source, source, to: row)
    #expect(Array(picture.pixels()[2...]) == [0xFF11_2233, 0xFF44_5566, 0xFF11_2233])
    source.magnify(by: 3)
    picture.composite(.source, source, to: row)
    #expect(
      picture.pixels() == [0xFF11_2233, 0xFF11_2233, 0xFF11_2233, 0xFF44_5566, 0xFF44_5566])
  }

  @Test func nothingIsDrawnOutsideTheClip() throws {
    let picture = try canvas(4)
    let row = Rect(x: 0, y: 0, width: 4, height: 1)
    picture.setClip([pixel, Rect(x: 2, y: 0, width: 1, height: 1)])
    picture.fill(.over, [row], with: gray(255))
    picture.setClip([])
    picture.fill(.over, [row], with: gray(0))
    #expect(picture.pixels() == [0xFFFF_FFFF, 0, 0xFFFF_FFFF, 0])
  }

  @Test func aWindowIsAPicture() throws {
    let window = Window(Window.Form(frame: Rect(x: 0, y: 0, width: 8, height: 8)), on: display)
    window.map()
    let format = try display.pictureFormat(of: display.screen.visual)
    let target = Picture(of: window.id, format, on: display)
    target.fill(.source, [Rect(x: 0, y: 0, width: 8, height: 8)], with: gray(0x33))
    let copy = try canvas(1)
    copy.composite(.source, target, from: Point(x: 7, y: 7), to: pixel)
    #expect(copy.pixels() == [0xFF33_3333])
  }
}
