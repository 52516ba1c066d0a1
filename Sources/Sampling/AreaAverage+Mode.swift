import ColorModel
import Geometry

extension PixelBuffer {
  /// The colour that most pixels of a rectangle inside have; of several the first in reading order.
  func mostFrequentColor(of pieces: [Piece], in rect: Rect) -> Color? {
    if pieces.count == 1, let piece = pieces.first, piece.buffer.layout.isOneToOne {
      return piece.mostFrequentValue.map(piece.buffer.layout.color)
    }
    // Several values, of one layout or of several, may stand for one colour.
    var counts: [Color: Int] = [:]
    for piece in pieces {
      let layout = piece.buffer.layout
      let pixels = PixelCounts()
      piece.forEachRun { pixels.add($0, $1) }
      pixels.forEach { counts[layout.color(of: $0), default: 0] += $1 }
    }
    let most = counts.values.max()
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        guard let (pixel, layout) = sample(at: Point(x: x, y: y)) else { continue }
        let color = layout.color(of: pixel)
        if counts[color] == most { return color }
      }
    }
    return nil
  }
}

extension PixelBuffer.Piece {
  /// The value that most pixels have; of several the first, where the piece is a rectangle.
  fileprivate var mostFrequentValue: UInt32? {
    if isOfFewValues { return mostFrequentValue(by: ShortCounts()) }
    let bits = buffer.layout.usedBits
    // Most screens have no more than 24 bits, which are counted faster.
    let isNarrow = bits >> 24 == 0
    if isScattered {
      return isNarrow
        ? mostFrequentValue(by: PixelGroups<UInt16>(self, bits: bits))
        : mostFrequentValue(by: PixelGroups<UInt32>(self, bits: bits))
    }
    return isNarrow ? mostFrequentValue(by: ColorCounts()) : mostFrequentValue(by: PixelCounts())
  }

  private func mostFrequentValue(by groups: PixelGroups<some Any>) -> UInt32? {
    let (hashes, count) = groups.mostFrequent()
    return firstValue { count == 1 || hashes[groups.hash(of: $0)] > 0 }
  }

  private func mostFrequentValue(by counts: some ValueCounts) -> UInt32? {
    forEachRun { counts.add($0, $1) }
    guard let most = counts.most else { return nil }
    return most.isTied ? firstValue { counts[$0] == most.count } : most.value
  }

  private func firstValue(where isWanted: (UInt32) -> Bool) -> UInt32? {
    for rect in rects {
      for y in rect.minY..<rect.maxY {
        var first: UInt32?
        let row = Rect(x: rect.minX, y: y, width: rect.width, height: 1)
        PixelBuffer.Piece(buffer: buffer, rects: [row]).forEachRun { value, _ in
          if first == nil, isWanted(value) { first = value }
        }
        if first != nil { return first }
      }
    }
    return nil
  }
}
