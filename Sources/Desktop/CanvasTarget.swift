import Geometry
import X11

/// A window on which a back buffer is shown, in whatever way its visual allows.
enum CanvasTarget {
  /// RENDER copies: where a channel has eight bits, as the back buffer's have.
  case picture(Picture)
  /// The pixels are fetched, made into the window's and put back.
  case converted(ConvertedWindow)

  func show(_ buffer: Picture, _ rect: Rect) {
    switch self {
    case .picture(let picture): picture.composite(.source, buffer, from: rect.origin, to: rect)
    case .converted(let window): window.show(buffer, rect)
    }
  }
}

/// A window whose pixels are made here: RENDER has none of few colours, cuts what it does not round
/// at 15 and 16 bits, and is many times slower at 30.
final class ConvertedWindow {
  /// What stands for a colour.
  enum Conversion {
    /// A mixture of a few, one byte each.
    case dithered(DitherPalette)
    /// The nearest that the masks allow, two or four bytes each.
    case nearest(NearestPixel)
  }

  private let reader: ImageReader
  private let context: GraphicsContext
  private let format: PixmapFormat
  private let conversion: Conversion

  init(
    _ window: WindowID, visual: Visual, _ conversion: Conversion, reader: ImageReader,
    on display: Display
  ) {
    self.reader = reader
    self.conversion = conversion
    format = visual.format
    context = GraphicsContext(display, for: window.drawable)
  }

  func show(_ buffer: Picture, _ rect: Rect) {
    guard let image = try? buffer.capture(rect, by: reader) else { return }
    let bytesPerRow = format.bytesPerRow(width: rect.width)
    let pixels = [UInt8](unsafeUninitializedCapacity: bytesPerRow * rect.height) { pixels, count in
      count = bytesPerRow * rect.height
      pixels.initialize(repeating: 0)
      convert(image, rect.origin, to: UnsafeMutableRawBufferPointer(pixels), bytesPerRow)
    }
    context.put(
      pixels, bytesPerRow: bytesPerRow, size: rect.size, depth: format.depth, at: rect.origin)
  }

  private func convert(
    _ image: CapturedImage, _ origin: Point, to pixels: UnsafeMutableRawBufferPointer,
    _ bytesPerRow: Int
  ) {
    switch conversion {
    case .dithered(let palette):
      each(image) { x, y, red, green, blue in
        pixels[y * bytesPerRow + x] = palette.pixel(
          red, green, blue, x: origin.x + x, y: origin.y + y)
      }
    case .nearest(let nearest) where format.bitsPerPixel == 16:
      each(image) { x, y, red, green, blue in
        pixels.storeBytes(
          of: UInt16(truncatingIfNeeded: nearest.pixel(red, green, blue)),
          toByteOffset: y * bytesPerRow + x * 2, as: UInt16.self)
      }
    case .nearest(let nearest):
      each(image) { x, y, red, green, blue in
        pixels.storeBytes(
          of: nearest.pixel(red, green, blue), toByteOffset: y * bytesPerRow + x * 4,
          as: UInt32.self)
      }
    }
  }

  /// Of the four bytes of a pixel the server may send the alpha first or last.
  @inline(__always)
  private func each(
    _ image: CapturedImage, _ body: (_ x: Int, _ y: Int, UInt8, UInt8, UInt8) -> Void
  ) {
    let (red, green, blue) = image.isBigEndian ? (1, 2, 3) : (2, 1, 0)
    image.bytes.withUnsafeBytes { bytes in
      for y in 0..<image.rect.height {
        for x in 0..<image.rect.width {
          let source = y * image.bytesPerRow + x * 4
          body(x, y, bytes[source + red], bytes[source + green], bytes[source + blue])
        }
      }
    }
  }
}

/// For each byte of a channel the nearest value of a visual's bits for it, in their place.
struct NearestPixel {
  private let red: [UInt32]
  private let green: [UInt32]
  private let blue: [UInt32]

  init(_ visual: Visual) {
    func table(_ mask: UInt) -> [UInt32] {
      let channel = ChannelMask(mask)
      return (0...255).map { UInt32(truncatingIfNeeded: channel.value($0, of: 255)) }
    }
    red = table(visual.redMask)
    green = table(visual.greenMask)
    blue = table(visual.blueMask)
  }

  func pixel(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt32 {
    red[Int(r)] | green[Int(g)] | blue[Int(b)]
  }
}

extension Visual {
  /// Whether RENDER need only move the bytes of a back buffer to windows of it.
  var hasByteChannels: Bool {
    [redMask, greenMask, blueMask].allSatisfy { $0.nonzeroBitCount == 8 }
  }
}
