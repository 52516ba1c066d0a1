import Geometry

extension PixelBuffer {
  /// A part of a buffer in which every pixel is read by the buffer's own layout.
  struct Piece {
    let buffer: PixelBuffer
    /// Inside the buffer; no two overlap.
    let rects: [Rect]
  }

  /// The pixels of a rectangle inside, patches apart from what they lie over.
  func pieces(in rect: Rect) -> [Piece] {
    var own = [rect]
    var pieces: [Piece] = []
    for patch in patches {
      let part = patch.rect.intersection(rect)
      guard !part.isEmpty else { continue }
      own = own.flatMap { $0.subtracting(part) }
      pieces += patch.pieces(in: part)
    }
    return own.isEmpty ? pieces : [Piece(buffer: self, rects: own)] + pieces
  }
}
