import Geometry
import X11

extension Display {
  /// A rectangle of what the root window shows, cut to `bounds`; nil where nothing is left.
  func captureScreen(_ rect: Rect, bounds: Rect) throws(XError) -> CapturedImage? {
    let visible = rect.intersection(bounds)
    return visible.isEmpty ? nil : try capture(visible, of: screen.root.drawable)
  }

  /// The raw pixel values row by row, of whole bytes each.
  func pixels(of image: CapturedImage) -> [UInt] {
    let size = image.bitsPerPixel / 8
    return (0..<image.rect.height).flatMap { y in
      (0..<image.rect.width).map { x in
        let start = y * image.bytesPerRow + x * size
        let bytes = image.bytes[start..<start + size]
        let ordered = image.isBigEndian ? Array(bytes) : bytes.reversed()
        return ordered.reduce(0) { $0 << 8 | UInt($1) }
      }
    }
  }
}
