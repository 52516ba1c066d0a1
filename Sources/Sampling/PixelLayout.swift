public import ColorModel

/// How a picture keeps its pixels: which bytes are one, and what its bits stand for.
///
/// Built from what a visual and the server's formats say, and from nothing else: a depth-30 pixel
/// has 32 bits like a depth-24 one, so only the masks tell them apart. Bits outside the masks are
/// padding, never alpha. A pixel of any visual is read as three channels: where it is the number of
/// a cell in a colour map, all three have the same bits and each its own table.
public struct PixelLayout: Hashable, Sendable {
  /// Which byte of a pixel comes first.
  public enum ByteOrder: Hashable, Sendable {
    case leastSignificantFirst, mostSignificantFirst
  }

  /// What the pixel values of a visual stand for, by their X names.
  public enum VisualClass: Hashable, Sendable {
    case staticGray, grayScale, staticColor, pseudoColor, trueColor, directColor
  }

  public let depth: Int
  /// 8, 16, 24 or 32.
  public let bitsPerPixel: Int
  public let byteOrder: ByteOrder
  /// Rows start at multiples of so many bits: 8, 16 or 32.
  public let scanlinePad: Int
  public let red: Channel
  public let green: Channel
  public let blue: Channel
  /// How many bits of a channel count: of the narrowest, or what the colour map's screen shows.
  public let bitsPerChannel: Int

  /// Masks count for TrueColor and DirectColor; a colour map for all classes but TrueColor, and it
  /// must be there.
  public init(
    _ visualClass: VisualClass = .trueColor, redMask: UInt32, greenMask: UInt32, blueMask: UInt32,
    depth: Int, bitsPerPixel: Int, byteOrder: ByteOrder, scanlinePad: Int = 32,
    colormap: Colormap? = nil
  ) throws(UnsupportedLayout) {
    guard [8, 16, 24, 32].contains(bitsPerPixel) else { throw .bitsPerPixel(bitsPerPixel) }
    guard (1...bitsPerPixel).contains(depth) else { throw .depth(depth) }
    guard [8, 16, 32].contains(scanlinePad) else { throw .scanlinePad(scanlinePad) }
    self.depth = depth
    self.bitsPerPixel = bitsPerPixel
    self.byteOrder = byteOrder
    self.scanlinePad = scanlinePad
    switch visualClass {
    case .trueColor, .directColor:
      for (mask, others) in [
        (redMask, greenMask | blueMask), (greenMask, blueMask | redMask),
        (blueMask, redMask | greenMask),
      ] where mask & others != 0 || UInt64(mask) >> bitsPerPixel != 0 {
        throw .mask(mask)
      }
      let ramps = visualClass == .directColor ? colormap : nil
      if visualClass == .directColor, ramps == nil { throw .noColormap(visualClass) }
      red = try Channel(mask: redMask, table: ramps?.red)
      green = try Channel(mask: greenMask, table: ramps?.green)
      blue = try Channel(mask: blueMask, table: ramps?.blue)
      bitsPerChannel = ramps?.significantBits ?? min(red.bits, green.bits, blue.bits)
    case .staticGray, .grayScale, .staticColor, .pseudoColor:
      guard let colormap else { throw .noColormap(visualClass) }
      guard depth <= 16 else { throw .depth(depth) }
      let index = 1 << UInt32(depth) - 1 as UInt32
      red = try Channel(mask: index, table: colormap.red)
      green = try Channel(mask: index, table: colormap.green)
      blue = try Channel(mask: index, table: colormap.blue)
      bitsPerChannel = colormap.significantBits
    }
  }

  public var bytesPerPixel: Int { bitsPerPixel / 8 }

  /// The bytes from one row to the next, of a picture so many pixels wide.
  public func bytesPerRow(width: Int) -> Int {
    (width * bitsPerPixel + scanlinePad - 1) / scanlinePad * scanlinePad / 8
  }

  /// The pixel whose bytes start at `offset`.
  public func pixel(in bytes: [UInt8], at offset: Int) -> UInt32 {
    let pixel = bytes[offset..<offset + bytesPerPixel]
    return switch byteOrder {
    case .leastSignificantFirst: pixel.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    case .mostSignificantFirst: pixel.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// Every channel scaled to the nearest of 256 levels.
  public func rgb8(of pixel: UInt32) -> RGB8 {
    RGB8(red.byte(of: pixel), green.byte(of: pixel), blue.byte(of: pixel))
  }

  /// The colour at the full precision of the screen, in sRGB and opaque.
  public func color(of pixel: UInt32) -> Color {
    Color(.srgb, red.fraction(of: pixel), green.fraction(of: pixel), blue.fraction(of: pixel))
  }
}
