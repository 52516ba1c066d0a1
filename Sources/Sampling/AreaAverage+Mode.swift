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
      for (value, count) in piece.countValues(by: PixelCounts()) {
        counts[layout.color(of: value), default: 0] += Int(count)
      }
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
    if isOfFewValues { return mostFrequentValue(by: { ShortCounts() }) }
    if isScattered {
      return isNarrow ? mostFrequentValue(of: UInt16.self) : mostFrequentValue(of: UInt32.self)
    }
    return isNarrow
      ? mostFrequentValue(by: { ColorCounts() }) : mostFrequentValue(by: { PixelCounts() })
  }

  private func mostFrequentValue<Rest>(of rest: Rest.Type) -> UInt32?
  where Rest: FixedWidthInteger & UnsignedInteger & Sendable {
    let most = PixelGroups<Rest>.mostFrequent(in: atOnce(bands) { PixelGroups($0) })
    if most.values.count == 1 { return most.values.first }
    let counts = PixelCounts()
    for value in most.values { counts.add(value, most.count) }
    return firstValue { most.values.isEmpty || counts[$0] > 0 }
  }

  private func mostFrequentValue(
    by makeCounts: @Sendable () -> some ValueCounts
  ) -> UInt32? {
    let counts = count(by: makeCounts)
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
