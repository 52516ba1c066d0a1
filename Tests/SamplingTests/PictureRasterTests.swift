import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

@Suite struct PictureRasterTests {
  private func picture(_ size: Size, alpha: Bool = false, seed: UInt64 = 1) -> Picture {
    var chance = SeededGenerator(seed: seed)
    let count = size.width * size.height * (alpha ? 4 : 3)
    return Picture(
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }, size: size,
      hasAlpha: alpha)
  }

  @Test func largerPixelsAreCellsOfThemselves() throws {
    let picture = picture(Size(width: 9, height: 7))
    let mapping = PictureMapping(
      picture.size, in: Rect(x: 3, y: 4, width: 50, height: 40),
      PictureView(zoom: PictureZoom(12), center: Point(x: 50, y: 41)))
    let raster = PictureRaster(picture, mapping, backdrop: [])
    #expect(raster.side == 12)
    #expect(raster.rect.contains(mapping.visible))
    for y in mapping.visible.minY..<mapping.visible.maxY {
      for x in mapping.visible.minX..<mapping.visible.maxX {
        let place = Point(x: x, y: y) - raster.rect.origin
        let cell = raster.cells[place.y / 12 * raster.columns + place.x / 12]
        let pixel = try #require(mapping.pixel(at: Point(x: x, y: y)))
        #expect(picture.color(at: pixel)?.rgb8 == cell)
      }
    }
  }

  @Test func smallerCellsAreMeansAndEveryPixelCountsOnce() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let picture = picture(Size(width: 97 + Int(seed), height: 61), seed: seed)
      let mapping = PictureMapping(picture.size, in: Rect(x: 0, y: 0, width: 40, height: 40))
      let raster = PictureRaster(picture, mapping, backdrop: [])
      #expect(raster.rect == mapping.visible && raster.side == 1)
      // By the definition: a pixel belongs to where its own centre is shown.
      var sums: [Point: (sum: [Int], count: Int)] = [:]
      for y in 0..<picture.size.height {
        for x in 0..<picture.size.width {
          let cell = mapping.cell(of: Point(x: x, y: y)).origin
          let color = try #require(picture.color(at: Point(x: x, y: y))?.rgb8)
          var known = sums[cell] ?? ([0, 0, 0], 0)
          known.sum = zip(known.sum, [color.red, color.green, color.blue]).map { $0 + Int($1) }
          known.count += 1
          sums[cell] = known
        }
      }
      #expect(sums.count == raster.cells.count)
      for (place, known) in sums {
        let at = place - raster.rect.origin
        let mean = known.sum.map { UInt8(($0 + known.count / 2) / known.count) }
        #expect(raster.cells[at.y * raster.columns + at.x] == RGB8(mean[0], mean[1], mean[2]))
      }
    }
  }

  /// With rows that are opaque and rows that are not, and more of them than are added up at once.
  @Test func cellsAreMeansOfWhatIsSeenThroughTheirPixels() throws {
    let light = RGB8(255, 255, 255)
    let dark = RGB8(200, 190, 180)
    var chance = SeededGenerator(seed: 5)
    for (size, room) in [
      (Size(width: 3, height: 6000), Size(width: 4, height: 3)),
      (Size(width: 60, height: 45), Size(width: 20, height: 30)),
      (Size(width: 5, height: 4), Size(width: 11, height: 13)),
      // In bands, the second of which begins in an odd row.
      (Size(width: 150, height: 126), Size(width: 150, height: 126)),
    ] {
      let opaqueRows = (0..<size.height).map { _ in Bool.random(using: &chance) }
      let bytes = (0..<size.width * size.height * 4).map { index in
        index % 4 == 3 && opaqueRows[index / 4 / size.width]
          ? 255 : UInt8.random(in: 0...255, using: &chance)
      }
      let picture = Picture(bytes, size: size)
      let mapping = PictureMapping(size, in: Rect(origin: Point(x: 1, y: 1), size: room))
      let raster = PictureRaster(picture, mapping, backdrop: [light, dark, dark, light])
      for y in 0..<mapping.visible.height {
        for x in 0..<mapping.visible.width {
          let place = mapping.visible.origin + Point(x: x, y: y)
          let behind = (place.x + place.y) % 2 == 0 ? light : dark
          let pixels = pixels(at: place, mapping)
          let means = [behind.red, behind.green, behind.blue].enumerated().map { channel, behind in
            let sum = pixels.reduce(0) { sum, pixel in
              let start = (pixel.y * size.width + pixel.x) * 4
              let alpha = Int(bytes[start + 3])
              return sum + alpha * Int(bytes[start + channel]) + (255 - alpha) * Int(behind)
            }
            let whole = 255 * pixels.count
            return UInt8((sum + whole / 2) / whole)
          }
          let cell = raster.cells[y * raster.columns + x]
          #expect(cell == RGB8(means[0], means[1], means[2]), "\(size) at \(place)")
        }
      }
    }
  }

  /// However high a cell is: what is added up at once fits in its room.
  @Test func highCellsOfWhiteAreWhite() {
    let size = Size(width: 3, height: 6000)
    let picture = Picture(
      [UInt8](repeating: 255, count: 3 * size.width * size.height), size: size, hasAlpha: false)
    let mapping = PictureMapping(size, in: Rect(x: 0, y: 0, width: 4, height: 3))
    let raster = PictureRaster(picture, mapping, backdrop: [])
    #expect(raster.cells.allSatisfy { $0 == RGB8(255, 255, 255) } && !raster.cells.isEmpty)
  }

  /// Those that belong to a point of the screen, by the definition.
  private func pixels(at place: Point, _ mapping: PictureMapping) -> [Point] {
    guard mapping.zoom < .actual else { return [mapping.pixel(at: place)].compactMap(\.self) }
    return (0..<mapping.picture.height).flatMap { y in
      (0..<mapping.picture.width).map { Point(x: $0, y: y) }
    }.filter { mapping.cell(of: $0).contains(place) }
  }

  @Test func whatIsTranslucentLiesOverThePattern() {
    let picture = Picture(
      [255, 0, 0, 255, 0, 255, 0, 0, 0, 0, 255, 51], size: Size(width: 3, height: 1))
    let mapping = PictureMapping(picture.size, in: Rect(x: 0, y: 0, width: 6, height: 2))
    let light = RGB8(255, 255, 255)
    let dark = RGB8(200, 200, 200)
    let raster = PictureRaster(picture, mapping, backdrop: [light, dark, dark, light])
    #expect(raster.side == 1 && raster.columns == 6)
    let red = RGB8(255, 0, 0)
    let (overLight, overDark) = (RGB8(204, 204, 255), RGB8(160, 160, 211))
    #expect(raster.cells.prefix(6) == [red, red, light, dark, overLight, overDark])
    #expect(raster.cells.suffix(6) == [red, red, dark, light, overDark, overLight])
  }

  @Test func nothingIsSeenInNoRoom() {
    let picture = picture(Size(width: 4, height: 4))
    let mapping = PictureMapping(picture.size, in: Rect(x: 0, y: 0, width: 0, height: 9))
    #expect(PictureRaster(picture, mapping, backdrop: []).cells.isEmpty)
  }
}
