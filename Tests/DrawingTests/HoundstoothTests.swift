import ColorModel
import Drawing
import Testing

@Suite struct HoundstoothTests {
  @Test(arguments: [16, 24, 32, 7]) func repeatsWithoutASeam(tile: Int) {
    for y in -2 * tile..<2 * tile {
      for x in -2 * tile..<2 * tile {
        let pixel = Houndstooth.pixel(x: x, y: y, tile: tile)
        #expect(pixel == Houndstooth.pixel(x: x + tile, y: y, tile: tile))
        #expect(pixel == Houndstooth.pixel(x: x, y: y + tile, tile: tile))
      }
    }
  }

  @Test(arguments: [16, 24, 32]) func isHalfLightAndHalfDark(tile: Int) {
    let pixels = Houndstooth.pixels(tile: tile)
    #expect(pixels.count == tile * tile)
    #expect(pixels.count { $0 == Houndstooth.dark } == tile * tile / 2)
    #expect(pixels.count { $0 == Houndstooth.light } == tile * tile / 2)
  }

  /// The weave itself: a dark quarter, a light quarter, and the teeth between them.
  @Test func looksLikeTheCloth() {
    let rows = (0..<16).map { y in
      String(
        (0..<16).map { Houndstooth.pixel(x: $0, y: y, tile: 16) == Houndstooth.dark ? "#" : "." })
    }
    #expect(
      rows == [
        "########....####", "########...####.", "########..####..", "########.####...",
        "############....", "###########....#", "##########....##", "#########....###",
        "####............", "###....#........", "##....##........", "#....###........",
        "....####........", "...####.........", "..####..........", ".####...........",
      ])
  }
}
