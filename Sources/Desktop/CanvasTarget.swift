import Geometry
import X11

/// A window on which a back buffer is shown, in whatever way its visual allows.
enum CanvasTarget {
  /// RENDER converts, to the nearest level below: good from 15 bits on.
  case picture(Picture)
  /// The pixels are fetched, mixed here of the few colours there are, and put back.
  case dithered(DitheredWindow)

  func show(_ buffer: Picture, _ rect: Rect) {
    switch self {
    case .picture(let picture): picture.composite(.source, buffer, from: rect.origin, to: rect)
    case .dithered(let window): window.show(buffer, rect)
    }
  }
}

/// A window of few colours, shown as a mixture of them.
final class DitheredWindow {
  private let reader: ImageReader
  private let context: GraphicsContext
  private let format: PixmapFormat
  private let palette: DitherPalette

  init(
    _ window: WindowID, visual: Visual, palette: DitherPalette, reader: ImageReader,
    on display: Display
  ) {
    self.reader = reader
    self.palette = palette
    format = visual.format
    context = GraphicsContext(display, for: window.drawable)
  }

  func show(_ buffer: Picture, _ rect: Rect) {
    guard let image = try? buffer.capture(rect, by: reader) else { return }
    let bytesPerRow = format.bytesPerRow(width: rect.width)
    var pixels = [UInt8](repeating: 0, count: bytesPerRow * rect.height)
    // Of the four bytes of a pixel the server may send the alpha first or last.
    let (red, green, blue) = image.isBigEndian ? (1, 2, 3) : (2, 1, 0)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let source = y * image.bytesPerRow + x * 4
        pixels[y * bytesPerRow + x] = palette.pixel(
          image.bytes[source + red], image.bytes[source + green], image.bytes[source + blue],
          x: rect.minX + x, y: rect.minY + y)
      }
    }
    context.put(
      pixels, bytesPerRow: bytesPerRow, size: rect.size, depth: format.depth, at: rect.origin)
  }
}
