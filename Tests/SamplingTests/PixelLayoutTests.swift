import ColorModel
import Geometry
import Sampling
import Testing

@Suite struct PixelLayoutTests {
  /// The pixel values and colours of cases.md, C13.
  @Test(
    arguments: [
      (0x2008_0200, 0x808080), (0x3FF8_0000, 0xFF8000), (0x3FF0_0000, 0xFF0000),
      (0x000F_FC00, 0x00FF00), (0x0000_03FF, 0x0000FF), (0x3FFF_FFFF, 0xFFFFFF),
    ] as [(UInt32, UInt32)])
  func c13_depth30IsReadByItsMasks(pixel: UInt32, hex: UInt32) throws {
    #expect(try Layouts.depth30().rgb8(of: pixel) == RGB8(hex))
  }

  /// XAllocColor takes 16 bits, a byte v as v * 257; servers cut it to 10 bits or round it (C14).
  @Test func c14_everyByteSurvivesTenBits() throws {
    let layout = try Layouts.depth30()
    for v in 0...255 as ClosedRange<UInt32> {
      let wide = v * 257
      for stored in [wide >> 6, (wide * 1023 + 32767) / 65535] {
        let pixel = stored << 20 | stored << 10 | stored
        #expect(layout.rgb8(of: pixel) == RGB8(UInt8(v), UInt8(v), UInt8(v)), "stored \(stored)")
      }
    }
  }

  @Test(
    arguments: [
      (0x3FF0_0000, 0x0000FF), (0x0000_03FF, 0xFF0000), (0x000F_FC00, 0x00FF00),
    ] as [(UInt32, UInt32)])
  func c15_redMayLieInTheLowBits(pixel: UInt32, hex: UInt32) throws {
    let layout = try Layouts.make(0x3FF, 0xF_FC00, 0x3FF0_0000, depth: 30, bits: 32)
    #expect(layout.rgb8(of: pixel) == RGB8(hex))
  }

  /// The pixel values and colours of cases.md, C16.
  @Test(
    arguments: [
      (0xFFFF, 0xFFFFFF), (0xF800, 0xFF0000), (0x07E0, 0x00FF00), (0x001F, 0x0000FF),
      (0x8410, 0x848284), (0x7BEF, 0x7B7D7B),
    ] as [(UInt32, UInt32)])
  func c16_depth16IsScaledNotShifted(pixel: UInt32, hex: UInt32) throws {
    #expect(try Layouts.depth16().rgb8(of: pixel) == RGB8(hex))
  }

  @Test func c16_depth15HasFiveBitsOfGreen() throws {
    let layout = try Layouts.depth15()
    #expect(layout.rgb8(of: 0x7FFF) == RGB8(0xFFFFFF))
    #expect(layout.rgb8(of: 0x03E0) == RGB8(0x00FF00))
    #expect(layout.rgb8(of: 0xFFFF) == RGB8(0xFFFFFF))
    // 16 * 255 / 31 = 131.6
    #expect(layout.rgb8(of: 0x4210) == RGB8(0x848484))
    #expect(layout.bitsPerChannel == 5)
  }

  @Test func c19_paddingIsNotAlpha() throws {
    let layout = try Layouts.depth24()
    #expect(layout.rgb8(of: 0xAB33_6699) == RGB8(0x336699))
    #expect(layout.color(of: 0xAB33_6699) == Color(RGB8(0x336699)))
    #expect(layout.color(of: 0x0033_6699).alpha == 1)
  }

  @Test(
    arguments: [
      .staticGray, .grayScale, .staticColor, .pseudoColor, .directColor,
    ] as [PixelLayout.VisualClass])
  func c20_withoutItsColormapAVisualIsRefusedByName(visualClass: PixelLayout.VisualClass) {
    #expect(throws: UnsupportedLayout.noColormap(visualClass)) {
      try PixelLayout(
        visualClass, redMask: 0xE0, greenMask: 0x1C, blueMask: 0x03, depth: 8, bitsPerPixel: 8,
        byteOrder: .leastSignificantFirst)
    }
  }

  /// 16 bits to 8: round(v / 257), and all 16 in the colour.
  @Test(
    arguments: [.staticGray, .grayScale, .staticColor, .pseudoColor]
      as [PixelLayout.VisualClass])
  func c20_anIndexedPixelIsItsCell(_ visualClass: PixelLayout.VisualClass) throws {
    let colormap = Colormap(
      red: [0, 0xFFFF, 128 * 257 - 129], green: [1, 0x8080, 128 * 257 - 128],
      blue: [0x1234, 0x5678, 0x9ABC], significantBits: 8)
    let layout = try PixelLayout(
      visualClass, redMask: 0, greenMask: 0, blueMask: 0, depth: 8, bitsPerPixel: 8,
      byteOrder: .leastSignificantFirst, colormap: colormap)
    #expect(layout.rgb8(of: 0) == RGB8(0, 0, 0x12))
    #expect(layout.rgb8(of: 1) == RGB8(255, 128, 0x56))
    #expect(layout.rgb8(of: 2) == RGB8(127, 128, 0x9A))
    #expect(layout.color(of: 2).components.z == Double(0x9ABC) / 65535)
    // Bits above the depth are padding.
    #expect(layout.rgb8(of: 0xF01) == layout.rgb8(of: 1))
    #expect(layout.bitsPerChannel == 8)
  }

  @Test func aDirectColorPixelRunsThroughThreeRamps() throws {
    let up = (0..<256).map { UInt16($0 * 257) }
    let layout = try PixelLayout(
      .directColor, redMask: 0xFF_0000, greenMask: 0x00_FF00, blueMask: 0x00_00FF, depth: 24,
      bitsPerPixel: 32, byteOrder: .leastSignificantFirst,
      colormap: Colormap(red: up.reversed(), green: up, blue: up.map { $0 / 2 }))
    #expect(layout.rgb8(of: 0x10_20FE) == RGB8(0xEF, 0x20, 0x7F))
    let buffer = PixelBuffer(
      [0xFE, 0x20, 0x10, 0], rect: Rect(x: 0, y: 0, width: 1, height: 1), layout: layout)
    #expect(Raster(buffer).pixels == [RGB8(0xEF, 0x20, 0x7F)])
    #expect(AreaAverage().color(of: buffer.rect, in: buffer) == buffer.color(at: .zero))
  }

  @Test(arguments: 1...16)
  func channelsScaleToTheNearestByte(bits: Int) throws {
    let mask: UInt32 = (1 << UInt32(bits)) - 1
    let (green, blue): (UInt32, UInt32) = (1 << 20, 1 << 21)
    let layout = try Layouts.make(mask, green, blue, depth: 32, bits: 32)
    let wrong = (0...mask).first { value in
      let nearest = UInt8((Double(value) * 255 / Double(mask)).rounded())
      return layout.rgb8(of: value).red != nearest || layout.color(of: value).rgb8.red != nearest
    }
    #expect(wrong == nil)
    #expect(layout.red.maximum == mask)
  }

  @Test func wideColorsKeepAllBits() throws {
    let layout = try Layouts.depth30()
    #expect(
      layout.color(of: 513 << 20 | 1 << 10).components == SIMD4(513.0 / 1023, 1.0 / 1023, 0, 0))
    #expect(layout.bitsPerChannel == 10)
    #expect(try Layouts.depth16().bitsPerChannel == 5)
  }

  @Test func bytesMakeAPixelInEitherOrder() throws {
    let bytes: [UInt8] = [0xEE, 0x12, 0x34, 0x56, 0x78, 0x9A]
    for (bits, least, most) in [
      (8, 0x12, 0x12), (16, 0x3412, 0x1234), (24, 0x56_3412, 0x12_3456),
      (32, 0x7856_3412, 0x1234_5678),
    ] as [(Int, UInt32, UInt32)] {
      let little = try Layouts.make(0xE0, 0x1C, 0x03, depth: 8, bits: bits)
      let big = try Layouts.make(
        0xE0, 0x1C, 0x03, depth: 8, bits: bits, order: .mostSignificantFirst)
      #expect(little.pixel(in: bytes, at: 1) == least)
      #expect(big.pixel(in: bytes, at: 1) == most)
    }
  }

  @Test(arguments: [
    (8, 8, 5, 5), (8, 32, 5, 8), (16, 32, 3, 8), (24, 8, 3, 9), (24, 32, 3, 12), (32, 32, 3, 12),
    (16, 16, 3, 6),
  ])
  func rowsArePadded(bits: Int, pad: Int, width: Int, bytes: Int) throws {
    let layout = try PixelLayout(
      redMask: 0xE0, greenMask: 0x1C, blueMask: 0x03, depth: 8, bitsPerPixel: bits,
      byteOrder: .leastSignificantFirst, scanlinePad: pad)
    #expect(layout.bytesPerRow(width: width) == bytes)
  }

  @Test(
    arguments: [
      (0x0000, 0x07E0, 0x001F, 0x0000),  // no bits
      (0xF801, 0x07E0, 0x001E, 0xF801),  // a gap
      (0xFC00, 0x07E0, 0x001F, 0xFC00),  // another's bits
      (0x1_F800, 0x07E0, 0x001F, 0x1_F800),  // outside the pixel
    ] as [(UInt32, UInt32, UInt32, UInt32)])
  func impossibleMasksAreRefused(red: UInt32, green: UInt32, blue: UInt32, bad: UInt32) {
    #expect(throws: UnsupportedLayout.mask(bad)) {
      try Layouts.make(red, green, blue, depth: 16, bits: 16)
    }
  }

  @Test func impossibleFormatsAreRefused() {
    #expect(throws: UnsupportedLayout.bitsPerPixel(4)) {
      try Layouts.make(0x8, 0x4, 0x2, depth: 4, bits: 4)
    }
    #expect(throws: UnsupportedLayout.depth(17)) {
      try Layouts.make(0xF800, 0x07E0, 0x001F, depth: 17, bits: 16)
    }
    #expect(throws: UnsupportedLayout.depth(0)) {
      try Layouts.make(0xF800, 0x07E0, 0x001F, depth: 0, bits: 16)
    }
    #expect(throws: UnsupportedLayout.scanlinePad(0)) {
      try PixelLayout(
        redMask: 0xE0, greenMask: 0x1C, blueMask: 0x03, depth: 8, bitsPerPixel: 8,
        byteOrder: .leastSignificantFirst, scanlinePad: 0)
    }
  }

  @Test func errorsSayWhatIsWrong() {
    #expect(
      UnsupportedLayout.noColormap(.pseudoColor).description
        == "a screen whose colour map cannot be read: pseudoColor")
    #expect(
      UnsupportedLayout.mask(0xF801).description == "an unknown channel mask: 0xf801")
  }
}
