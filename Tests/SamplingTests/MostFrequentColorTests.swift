import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing

/// The colour that most pixels have, where several values stand for one: in colour maps and patches.
@Suite struct MostFrequentColorTests {
  /// The reference reads pixel by pixel and shares no code with the product.
  private func reference(_ buffer: PixelBuffer, in area: Rect) -> (color: Color?, isTied: Bool) {
    let colors = (area.minY..<area.maxY).flatMap { y in
      (area.minX..<area.maxX).compactMap { buffer.color(at: Point(x: $0, y: y)) }
    }
    let counts = colors.reduce(into: [Color: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return (colors.first { counts[$0] == most }, counts.values.count { $0 == most } > 1)
  }

  @Test func itIsThatOfTheReferenceInLayoutsOfAllKinds() throws {
    var random = SeededGenerator(seed: 71)
    var tied = 0
    for _ in 0..<400 {
      let ground = try PixelBuffer.random(using: &random).withRandomColormap(using: &random)
      let patched = try ground.withRandomPatches(using: &random)
      let buffer = PixelBuffer(
        patched.bytes, rect: patched.rect, layout: patched.layout,
        bytesPerRow: patched.bytesPerRow,
        patches: try patched.patches.map { try $0.withRandomColormap(using: &random) }
      ).withFewValues(using: &random)
      let area = buffer.rect.inset(by: Insets(top: 1, left: 0, bottom: 0, right: 1))
      let expected = reference(buffer, in: area)
      tied += expected.isTied ? 1 : 0
      #expect(AreaAverage(.mode).color(of: area, in: buffer) == expected.color)
    }
    #expect((20...380).contains(tied))
  }

  /// Of bytes, of 32 bits, and of more: ramps of 10 bits that have hardly a level in common.
  @Test(arguments: [8, 9, 10]) func itIsThatOfTheReferenceInLargeAreas(bits: UInt32) throws {
    var random = SeededGenerator(seed: UInt64(bits))
    let mask = 1 << bits - 1 as UInt32
    func layout(_ ramp: [UInt16]? = nil) throws -> PixelLayout {
      try PixelLayout(
        ramp == nil ? .trueColor : .directColor, redMask: mask << (2 * bits),
        greenMask: mask << bits, blueMask: mask, depth: 32, bitsPerPixel: 32,
        byteOrder: .leastSignificantFirst,
        colormap: ramp.map { Colormap(red: $0, green: $0, blue: $0) })
    }
    // Of the ramps for bytes every second step is level, and all are levels of the ground.
    let ramp = (0...mask).map { value in
      UInt16(bits == 8 ? (value & ~1) * 257 : (value * 65535 / mask) | 1)
    }
    func buffer(_ rect: Rect, _ layout: PixelLayout, _ patches: [PixelBuffer] = []) -> PixelBuffer {
      let bytes = (0..<rect.width * rect.height).flatMap { (index: Int) -> [UInt8] in
        // Noise, and hidden in it a few colours: the same in ground and patches, and others.
        let chance = random.next()
        let value: UInt32 =
          switch index % 64 {
          case 5: mask << bits
          case 9: 0
          case 11, 12: 0x0712_3456
          default: UInt32(truncatingIfNeeded: chance)
          }
        return (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      }
      return PixelBuffer(bytes, rect: rect, layout: layout, patches: patches)
    }
    let patches = [
      buffer(Rect(x: 20, y: 30, width: 300, height: 210), try layout(ramp)),
      buffer(Rect(x: 400, y: 10, width: 80, height: 90), try layout(ramp.reversed())),
    ]
    let rect = Rect(x: -5, y: 3, width: 640, height: 420)
    let whole = buffer(rect, try layout(), patches)
    // One that the ground decides, one that a patch decides, and one of a single layout.
    let around = patches[0].rect.inset(by: Insets(top: -3, left: -3, bottom: -3, right: -3))
    for (buffer, area) in [(whole, rect), (whole, around), (patches[0], patches[0].rect)] {
      let color = AreaAverage(.mode).color(of: area, in: buffer)
      #expect(color == reference(buffer, in: area).color)
    }
  }

  /// Neither the ground nor the patch has most of it.
  @Test func aColorIsCountedAcrossLayouts() throws {
    let layout = try PixelLayout(
      .pseudoColor, redMask: 0, greenMask: 0, blueMask: 0, depth: 8, bitsPerPixel: 8,
      byteOrder: .leastSignificantFirst, scanlinePad: 8,
      colormap: Colormap(red: [65535, 9], green: [65535, 9], blue: [65535, 9]))
    let patch = PixelBuffer(
      [1, 1, 1, 0, 0], rect: Rect(x: 2, y: 0, width: 5, height: 1), layout: layout)
    let rect = Rect(x: 0, y: 0, width: 10, height: 1)
    let ground = try buffer(rect) { $0.x < 2 ? 0xFF_FFFF : 7 }
    let whole = PixelBuffer(ground.bytes, rect: rect, layout: ground.layout, patches: [patch])
    #expect(AreaAverage(.mode).color(of: rect, in: whole) == .white)
  }
}
