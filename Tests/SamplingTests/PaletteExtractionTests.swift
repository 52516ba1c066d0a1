import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

@Suite struct PaletteExtractionTests {
  /// A picture whose pixels, `0xaarrggbb`, are computed from their places.
  private func picture(
    _ width: Int, _ height: Int, hasAlpha: Bool = true, _ pixel: (Int, Int) -> UInt32
  ) -> Picture {
    let bytes = (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let value = pixel(x, y)
        return [16, 8, 0, 24].prefix(hasAlpha ? 4 : 3)
          .map { UInt8(truncatingIfNeeded: value >> $0) }
      }
    }
    return Picture(bytes, size: Size(width: width, height: height), hasAlpha: hasAlpha)
  }

  private func colors(
    _ picture: Picture, _ count: Int, ignoring ignored: Set<PaletteExtraction.Background> = []
  ) -> [PaletteShare] {
    PaletteExtraction(count: count, ignoring: ignored).colors(of: picture)
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let teal: UInt32 = 0xFF2A_B5C8

  private func tealOnWhite(_ x: Int, _ y: Int) -> UInt32 {
    (20..<50).contains(x) && (40..<70).contains(y) ? teal : white
  }

  @Test(arguments: [true, false])
  func c164_aBackgroundIsIgnoredOnRequest(hasAlpha: Bool) {
    let picture = picture(100, 100, hasAlpha: hasAlpha, tealOnWhite)
    #expect(
      colors(picture, 5)
        == [
          PaletteShare(RGB8(0xFFFFFF), share: 0.91), PaletteShare(RGB8(teal), share: 0.09),
        ])
    let alone = [PaletteShare(RGB8(teal), share: 1)]
    #expect(colors(picture, 5, ignoring: [.white]) == alone)
    #expect(colors(picture, 5, ignoring: [.white, .black]) == alone)
    #expect(colors(picture, 5, ignoring: [.black]).count == 2)
  }

  /// Five levels on every channel, and no more.
  @Test func aBackgroundMayBeAlmostPure() {
    let grays = picture(4, 1) { x, _ in [0xFF05_0505, 0xFF06_0505, 0xFFFA_FAFA, 0xFFF9_FAFA][x] }
    let left = colors(grays, 8, ignoring: [.white, .black]).map(\.color.hex)
    #expect(left.sorted() == [0x060505, 0xF9FAFA])
  }

  @Test func c164_hiddenColorsDoNotAppear() {
    let picture = picture(10, 10) { x, _ in
      switch x {
      case 0..<4: 0x00FF_00FF
      case 4: 0x7FFF_0000
      case 5: 0x8000_00FF
      default: teal
      }
    }
    #expect(
      colors(picture, 16)
        == [PaletteShare(RGB8(teal), share: 0.8), PaletteShare(RGB8(0x0000FF), share: 0.2)])
    #expect(colors(self.picture(3, 3) { _, _ in 0x00FF_FFFF }, 4).isEmpty)
  }

  @Test(arguments: [1, 2, 16, 64])
  func c164_aSingleColorIsOneColor(count: Int) {
    let flat = picture(40, 30) { _, _ in teal }
    #expect(colors(flat, count) == [PaletteShare(RGB8(teal), share: 1)])
  }

  @Test func aPictureWithoutPixelsHasNoColors() {
    #expect(colors(Picture([], size: Size(width: 0, height: 4)), 5).isEmpty)
    #expect(colors(picture(9, 9, tealOnWhite), 5, ignoring: [.white]).isEmpty)
  }

  /// Also where they can hardly be told apart.
  @Test(arguments: [1, 2, 3, 7, 40, 64])
  func thereAreAsManyColorsAsAskedForOrAsThereAre(distinct: Int) {
    let picture = picture(distinct, distinct) { x, y in 0xFF80_8000 + UInt32(x) }
    for count in [1, 2, 5, 39, 64] {
      let colors = colors(picture, count)
      #expect(colors.count == min(count, distinct))
      #expect(Set(colors.map(\.color)).count == colors.count)
      #expect(abs(colors.reduce(0) { $0 + $1.share } - 1) < 1e-12)
    }
  }

  /// Rows with padding are read alike, and the padding not at all.
  @Test func paddingIsNoPixel() {
    let bytes = [1, 2, 3, 4, 5, 6, 255, 255, 1, 2, 3, 1, 2, 3] as [UInt8]
    let picture = Picture(
      bytes, size: Size(width: 2, height: 2), hasAlpha: false, bytesPerRow: 8)
    #expect(
      colors(picture, 8)
        == [PaletteShare(RGB8(1, 2, 3), share: 0.75), PaletteShare(RGB8(4, 5, 6), share: 0.25)])
  }

  /// A photograph of sorts: so many colours that boxes of them are clustered.
  private func noise(seed: UInt64) -> Picture {
    var random = SeededGenerator(seed: seed)
    return picture(240, 180) { x, y in
      let bits = UInt32(truncatingIfNeeded: random.next())
      let base: UInt32 = x < 120 ? (y < 90 ? 0x203040 : 0xA06030) : (y < 132 ? 0xD0D8E0 : 0x306020)
      return 0xFF00_0000 | base &+ (bits & 0x1F1F1F)
    }
  }

  @Test func manyColorsGiveTheirRegionsOrderedByShare() {
    let picture = noise(seed: 21)
    let colors = colors(picture, 4)
    #expect(colors.map(\.share).map { ($0 * 100).rounded() } == [37, 25, 25, 13])
    let expected = [0xDFE7EF, 0xAF6F3F, 0x2F3F4F, 0x3F6F2F].map { Color(RGB8($0)) }
    for middle in expected {
      let nearest = colors.map { Color($0.color).difference(from: middle, by: .ok) }.min()
      #expect(nearest.map { $0 < 0.03 } == true, "\(middle): \(colors)")
    }
  }

  @Test(arguments: [1, 4, 64])
  func everyColorOccursInThePicture(count: Int) {
    let picture = noise(seed: 22)
    let all = Set(
      stride(from: 0, to: picture.bytes.count, by: 4).map {
        RGB8(picture.bytes[$0], picture.bytes[$0 + 1], picture.bytes[$0 + 2])
      })
    #expect(all.count > 32768)
    let colors = colors(picture, count)
    #expect(colors.count == count && Set(colors.map(\.color)).isSubset(of: all))
    #expect(abs(colors.reduce(0) { $0 + $1.share } - 1) < 1e-12)
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0.share >= $1.share })
  }

  /// The soft edges of a shape do not shift its colour.
  @Test func aColorOfMostOfItsClusterIsGivenExactly() {
    let picture = picture(100, 100) { x, _ in
      x < 55 ? white : x < 90 ? teal : 0xFF00_0000 | (0x2AB5C8 + UInt32(x) * 0x010100)
    }
    #expect(colors(picture, 2).map(\.color) == [RGB8(0xFFFFFF), RGB8(teal)])
  }

  @Test func c164_theSamePictureGivesTheSameColors() {
    let (picture, again) = (noise(seed: 23), noise(seed: 23))
    #expect(colors(picture, 16) == colors(again, 16))
    // Nor does the order of its pixels matter.
    let turned = Picture(
      stride(from: picture.bytes.count - 4, through: 0, by: -4).flatMap {
        picture.bytes[$0..<$0 + 4]
      }, size: picture.size)
    #expect(colors(turned, 16) == colors(picture, 16))
  }
}
