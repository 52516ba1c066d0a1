import ColorModel
import Geometry

extension PixelBuffer {
  /// The colour that most pixels of a rectangle inside have; of several the first in reading order.
  func mostFrequentColor(of pieces: [Piece], in rect: Rect) -> Color? {
    if pieces.count == 1, let piece = pieces.first, piece.buffer.layout.isOneToOne {
      if piece.isScattered { return mostFrequentColor(ofScattered: piece, in: rect) }
      // Most screens have no more than 24 bits, which are counted faster.
      return piece.buffer.layout.usedBits >> 24 == 0
        ? mostFrequentColor(of: piece, in: rect, by: ColorCounts())
        : mostFrequentColor(of: piece, in: rect, by: PixelCounts())
    }
    // Several values, of one layout or of several, may stand for one colour.
    var counts: [Color: Int] = [:]
    for piece in pieces {
      let layout = piece.buffer.layout
      var pixels = PixelCounts()
      piece.forEachRun { pixels.add($0, $1) }
      pixels.forEach { counts[layout.color(of: $0), default: 0] += $1 }
    }
    let most = counts.values.max()
    return firstColor(in: rect) { counts[$0.layout.color(of: $0.pixel)] == most }
  }

  private func mostFrequentColor<Counts: ValueCounts>(
    of piece: Piece, in rect: Rect, by counts: consuming Counts
  ) -> Color? {
    piece.forEachRun { counts.add($0, $1) }
    guard let most = counts.most else { return nil }
    guard most.isTied else { return piece.buffer.layout.color(of: most.value) }
    let (bits, found) = (piece.buffer.layout.usedBits, counts)
    return firstColor(in: rect) { found[$0.pixel & bits] == most.count }
  }

  private func mostFrequentColor(ofScattered piece: Piece, in rect: Rect) -> Color? {
    let (leaders, count) = PixelGroups(piece).mostFrequent()
    let bits = piece.buffer.layout.usedBits
    var wanted = PixelCounts()
    if count > 1 { for leader in leaders { wanted.add(leader, 1) } }
    return firstColor(in: rect) { count == 1 || wanted[$0.pixel & bits] > 0 }
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
