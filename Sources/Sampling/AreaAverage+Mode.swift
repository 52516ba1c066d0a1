import ColorModel
import Geometry

extension [PixelBuffer.Piece] {
  /// The colour that most pixels have; of several the first in reading order.
  var mostFrequentColor: Color? {
    if count == 1, let layout = first?.buffer.layout, layout.isOneToOne {
      let most = mostFrequentNumber(of: UInt64(layout.usedBits))
      return most.map { layout.color(of: UInt32($0)) }
    }
    // Several values, of one layout or of several, may stand for one colour.
    let numbers = ColorNumbers(map(\.buffer.layout))
    let numbered = map { piece in
      let layout = piece.buffer.layout
      return PixelBuffer.Piece(buffer: piece.buffer, rects: piece.rects, numbers: numbers[layout])
    }
    return numbered.mostFrequentNumber(of: numbers.bits).map(numbers.color)
  }

  /// The number, or the value, that most pixels have; of several the first.
  ///
  /// - Parameter bits: all that numbers may have.
  private func mostFrequentNumber(of bits: UInt64) -> UInt64? {
    // Most screens have no more than 24 bits, which are counted faster.
    switch bits.bitWidth - bits.leadingZeroBitCount {
    case ...16 where pixels > 1 << 16: mostFrequent { ShortCounts() }
    case ...24: isScattered ? mostFrequent(of: UInt16.self) : mostFrequent { ColorCounts() }
    case ...32: isScattered ? mostFrequent(of: UInt32.self) : mostFrequent { PixelCounts() }
    default: mostFrequentLongNumber
    }
  }

  private func mostFrequent<Rest>(of rest: Rest.Type) -> UInt64?
  where Rest: FixedWidthInteger & UnsignedInteger & Sendable {
    let most = PixelGroups<Rest>.mostFrequent(in: atOnce(parts) { PixelGroups($0) })
    if most.values.count == 1 { return most.values.first.map(UInt64.init) }
    let counts = PixelCounts()
    for value in most.values { counts.add(value, most.count) }
    return firstNumber { most.values.isEmpty || counts[UInt32($0)] > 0 }
  }

  private func mostFrequent(by makeCounts: @Sendable () -> some ValueCounts) -> UInt64? {
    let counts = count(by: makeCounts)
    guard let most = counts.most else { return nil }
    return most.isTied ? firstNumber { counts[UInt32($0)] == most.count } : UInt64(most.value)
  }

  /// Of numbers that 32 bits do not hold, as of two layouts with long ramps that differ.
  private var mostFrequentLongNumber: UInt64? {
    // Equal ones are in one part, and stand side by side when it is sorted.
    let count = UInt64(parallelParts)
    let most = atOnce([UInt64](0..<count)) { part in
      var numbers: [UInt64] = []
      for piece in self { piece.forEachNumber { if $0 % count == part { numbers.append($0) } } }
      numbers.sort()
      var most = FrequentValues<UInt64>()
      var start = 0
      for end in numbers.indices where numbers[end] != numbers[start] {
        most.add(numbers[start], UInt32(end - start))
        start = end
      }
      if let last = numbers.last { most.add(last, UInt32(numbers.count - start)) }
      return most
    }.reduce(FrequentValues()) { $0.joined(with: $1) }
    let wanted = Set(most.values)
    return firstNumber { wanted.isEmpty || wanted.contains($0) }
  }

  private func firstNumber(where isWanted: (UInt64) -> Bool) -> UInt64? {
    for row in rows {
      var first: UInt64?
      for part in row where first == nil {
        part.forEachNumber { if first == nil, isWanted($0) { first = $0 } }
      }
      if first != nil { return first }
    }
    return nil
  }
}
