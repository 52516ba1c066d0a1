import ColorModel
import Geometry
import TestSupport
import Testing
import Views
import X11

/// Any size a tiling window manager forces on it, and what was covered, is painted whole.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WindowResizeTests {
  private static let sentinel: UInt32 = 0x0a3f5c

  @Test func everySizeIsPaintedToItsEdges() throws {
    let window = try WindowUnderTest(
      "#eb8d38", screen: "2000x1100x24", isManaged: false, root: Self.sentinel)
    for (width, height) in [
      (360, 360), (1920, 40), (200, 1000), (1200, 800), (1, 1), (559, 300), (664, 448),
    ] {
      let size = Size(width: width, height: height)
      try resize(window, to: size)
      let picture = try window.picture(window.bounds)
      #expect(picture.rect.size == size)
      #expect(!picture.pixels.contains(Self.sentinel), "unpainted at \(size)")
      let ground = Theme.dark.ground.hex
      for x in 0..<width {
        #expect(picture.pixels[x] == ground, "at \(x),0 of \(size)")
        #expect(picture.pixels[(height - 1) * width + x] == ground)
      }
      for y in 0..<height {
        #expect(picture.pixels[y * width] == ground)
        #expect(picture.pixels[y * width + width - 1] == ground, "at \(width - 1),\(y) of \(size)")
      }
      if width >= 200, height >= 300 { #expect(Set(picture.pixels).count > 200) }
    }
    window.close()
  }

  @Test func whatWasCoveredIsPaintedAgain() throws {
    let window = try WindowUnderTest("#eb8d38", isManaged: false)
    try window.move(to: Point(x: 990, y: 690))
    let before = try window.picture(window.bounds)
    let cover = PaintedWindow(window.bounds.inset(by: 50), 0xff00ff, on: window)
    #expect(try window.picture(window.bounds) != before)
    cover.remove()
    window.settle()
    #expect(try window.picture(window.bounds) == before)
    window.close()
  }

  private func resize(_ window: WindowUnderTest, to size: Size) throws {
    let id = window.id
    _ = try window.server.run(
      "xdotool", "windowsize", "\(id.rawValue)", "\(size.width)", "\(size.height)")
    window.display.sync()
    if window.bounds.size == size { window.settle() }
    #expect(window.bounds.size == size)
  }
}
