public import Geometry

extension PixelBuffer {
  /// The same piece with other pixels in a rectangle inside it, given in the same layout.
  public func replacing(_ part: Rect, with rows: [UInt8], bytesPerRow stride: Int) -> PixelBuffer {
    precondition(rect.contains(part), "outside the piece")
    var copy = self
    let width = part.width * layout.bytesPerPixel
    for row in 0..<part.height {
      let start = offset(of: Point(x: part.minX, y: part.minY + row))
      copy.bytes.replaceSubrange(
        start..<start + width, with: rows[row * stride..<row * stride + width])
    }
    return copy
  }
}
