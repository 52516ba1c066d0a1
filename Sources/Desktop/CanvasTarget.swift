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
  private let display: Display
  private let context: GraphicsContext
  private let format: PixmapFormat
  private let palette: DitherPalette

  init(_ window: WindowID, visual: Visual, palette: DitherPalette, on display: Display) {
    self.display = display
    self.palette = palette
    format = visual.format
    context = GraphicsContext(display, for: window.drawable)
  }

  func show(_ buffer: Picture, _ rect: Rect) {
    guard let image = try? buffer.capture(rect) else { return }
    let bytesPerPixel = max(1, format.bitsPerPixel / 8)
    let bytesPerRow = format.bytesPerRow(width: rect.width)
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * rect.height)
    // Of the four bytes of a pixel the server may send the alpha first or last.
    let places = image.isBigEndian ? (1, 2, 3) : (2, 1, 0)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let source = y * image.bytesPerRow + x * 4
        let pixel = palette.pixel(
          image.bytes[source + places.0], image.bytes[source + places.1],
          image.bytes[source + places.2], x: rect.minX + x, y: rect.minY + y)
        for byte in 0..<bytesPerPixel {
          let value = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte))
          bytes[y * bytesPerRow + x * bytesPerPixel + byte] = value
        }
      }
    }
    context.put(
      bytes, bytesPerRow: bytesPerRow, size: rect.size, depth: format.depth, at: rect.origin)
  }
}
