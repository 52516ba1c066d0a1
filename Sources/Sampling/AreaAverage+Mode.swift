import ColorModel
import Geometry

extension PixelBuffer {
  /// The colour that most pixels of a rectangle inside have; of several the first in reading order.
  func mostFrequentColor(of pieces: [Piece], in rect: Rect) -> Color? {
    if pieces.count == 1, let piece = pieces.first, piece.buffer.layout.isOneToOne {
      let layout = piece.buffer.layout
      let counts = piece.countPixels()
      guard let most = counts.most else { return nil }
      guard most.isTied else { return layout.color(of: most.value) }
      return firstColor(in: rect) { counts[$0.pixel & layout.usedBits] == most.count }
    }
    // Several values, of one layout or of several, may stand for one colour.
    var counts: [Color: Int] = [:]
    for piece in pieces {
      let layout = piece.buffer.layout
      piece.countPixels().forEach { counts[layout.color(of: $0), default: 0] += $1 }
    }
    let most = counts.values.max()
    return firstColor(in: rect) { counts[$0.layout.color(of: $0.pixel)] == most }
  }

  private func firstColor(
    in rect: Rect, where isWanted: ((pixel: UInt32, layout: PixelLayout)) -> Bool
  ) -> Color? {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        if let sample = sample(at: Point(x: x, y: y)), isWanted(sample) {
          return sample.layout.color(of: sample.pixel)
        }
      }
    }
    return nil
  }
}

extension PixelBuffer.Piece {
  fileprivate func countPixels() -> PixelCounts {
    var counts = PixelCounts()
    let bits = buffer.layout.usedBits
    buffer.forEachRun(in: rects) { counts.add($0 & bits, $1) }
    return counts
  }
}

extension PixelLayout {
  /// All but padding.
  fileprivate var usedBits: UInt32 { red.mask | green.mask | blue.mask }
}
