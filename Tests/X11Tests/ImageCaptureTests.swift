import Geometry
import TestSupport
import Testing
import X11

@Suite struct ImageCaptureTests {
  private let bounds = Rect(x: 0, y: 0, width: 640, height: 480)

  @Test(arguments: [(16, 0xA5B6 as UInt, 2), (24, 0x3366CC, 4), (30, 0x2AB_CDEF, 4)])
  func readsRawPixelsAtEachDepth(depth: Int, pixel: UInt, bytesPerPixel: Int) throws {
    let client = try Client(screen: "640x480x\(depth)")
    let window = client.shownWindow(Rect(x: 100, y: 50, width: 7, height: 5))
    GraphicsContext(client.display, for: window.id.drawable)
      .fill(Rect(x: 0, y: 0, width: 7, height: 5), pixel: pixel)
    let image = try #require(
      try client.display.captureScreen(
        Rect(x: 100, y: 50, width: 7, height: 5), bounds: bounds))
    #expect(image.depth == depth)
    #expect(image.bitsPerPixel == 8 * bytesPerPixel)
    #expect(image.bytesPerRow == client.display.screen.visual.format.bytesPerRow(width: 7))
    #expect(image.bytes.count == image.bytesPerRow * 5)
    let first = (0..<bytesPerPixel).reduce(0) { $0 | UInt(image.bytes[$1]) << (8 * UInt($1)) }
    #expect(first == pixel)
    #expect(client.display.pixels(of: image) == [UInt](repeating: pixel, count: 35))
  }

  @Test func c07_cutsAtTheScreensEdges() throws {
    let client = try Client()
    for corner in [
      Point(x: 0, y: 0), Point(x: 639, y: 0), Point(x: 0, y: 479), Point(x: 639, y: 479),
    ] {
      let wanted = Rect(x: corner.x - 8, y: corner.y - 8, width: 17, height: 17)
      let image = try #require(try client.display.captureScreen(wanted, bounds: bounds))
      #expect(image.rect == wanted.intersection(bounds))
      #expect(image.rect.size == Size(width: 9, height: 9))
    }
    let outside = Rect(x: 700, y: 0, width: 5, height: 5)
    #expect(try client.display.captureScreen(outside, bounds: bounds) == nil)
  }

  @Test func refusalIsThrownAndSurvived() throws {
    let client = try Client()
    let refusal = #expect(throws: XError.self) {
      // Bounds that are out of date: the screen has become smaller.
      try client.display.captureScreen(
        Rect(x: 600, y: 0, width: 100, height: 10),
        bounds: Rect(x: 0, y: 0, width: 900, height: 900))
    }
    guard case .refused(let error) = refusal else {
      Issue.record("not a refusal: \(String(describing: refusal))")
      return
    }
    #expect(error.code == RequestError.badMatch)
    #expect(
      try client.display.captureScreen(Rect(x: 0, y: 0, width: 1, height: 1), bounds: bounds)
        != nil)
  }

  @Test func pixmapGivesBackWhatWasPut() throws {
    let client = try Client()
    let pixmap = Pixmap(client.display, size: Size(width: 3, height: 2), depth: 24)
    // Rows of 16 bytes, of which a row of three pixels takes 12.
    let bytes = (0..<32).map { UInt8($0) }
    pixmap.put(bytes, bytesPerRow: 16, size: Size(width: 3, height: 2))
    let image = try client.display.capture(
      Rect(x: 0, y: 0, width: 3, height: 2), of: pixmap.id.drawable)
    #expect(
      client.display.pixels(of: image).map { $0 & 0xFFFFFF } == [
        0x020100, 0x060504, 0x0A0908, 0x121110, 0x161514, 0x1A1918,
      ])
  }
}
