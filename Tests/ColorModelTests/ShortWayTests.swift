import TestSupport
import Testing

@testable import ColorModel

/// What is done by a short way for speed is the same as by the long one.
@Suite struct ShortWayTests {
  static let decimals = (0...6).map { $0 }

  /// A lattice of 8-bit colours, and 100,000 of any bytes or none.
  @Test func oklchHasTheSameDigits() throws {
    var random = SeededGenerator(seed: 5)
    let steps = Array(stride(from: UInt8(0), to: 255, by: 15)) + [1, 2, 254, 255]
    let lattice = steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(RGB8(red, green, $0)) } }
    }
    let others = (0..<100_000).map { count in
      count % 4 == 0
        ? Color(
          .srgb, .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random))
        : Color(RGB8(UInt32(truncatingIfNeeded: random.next())))
    }
    var short = 0
    for color in lattice + others {
      guard let printed = PrintedComponents(shortOKLCH: color) else { continue }
      short += 1
      if text(printed) != text(PrintedComponents(trying: color, in: .oklch)) {
        Issue.record("\(color) as \(text(printed))")
      }
    }
    #expect(short > 80_000)
  }

  @Test func greysAndWhatIsNotOfEightBitsGoTheLongWay() {
    for color in [.black, .white, Color(RGB8(0x808080)), Color(.oklch, 0.5, 0.1, 20)] {
      #expect(PrintedComponents(shortOKLCH: color) == nil)
    }
    for red in [-1, -1 / 255, 0.001, 256 / 255, .infinity, .nan] {
      #expect(PrintedComponents(shortOKLCH: Color(.srgb, red, 0.2, 0.4)) == nil)
    }
    #expect(PrintedComponents(shortOKLCH: Color(.srgb, 1, 0.2, 0.4)) != nil)
  }

  private func text(_ printed: PrintedComponents) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<3 {
      printed.appendNumber(index, to: &bytes)
      bytes.append(.space)
    }
    return bytes
  }

  /// Every byte at every place of `#3366cc`, beside the text with a blank before it.
  @Test(arguments: ColorText.Entry.allCases)
  func sixHexDigitsAreReadAsElsewhere(entry: ColorText.Entry) {
    for place in 1...6 {
      for byte in UInt8.min...UInt8.max {
        var text = Array("#3366cc".utf8)
        text[place] = byte
        let color = try? ColorText.parse(text, as: entry)
        #expect(color == (try? ColorText.parse([.space] + text, as: entry)), "\(text)")
      }
    }
  }

  /// Numbers of up to seven digits, written at once, and longer ones, digit by digit.
  @Test(arguments: decimals)
  func digitsAreThoseOfTheInteger(decimals: Int) {
    var random = SeededGenerator(seed: 6)
    let edges: [UInt64] = [0, 1, 9, 10, 99, 100, 9999, 10_000, 9_999_999, 10_000_000, 10_000_001]
    let others = (0..<2000).map { _ in random.next() >> UInt64.random(in: 14...63, using: &random) }
    let zeros = (0..<500).map { _ in random.next() % 9000 * 1000 }
    for units in edges + others + zeros {
      let digits = String(units)
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      let whole = padded.dropLast(decimals)
      for minimum in 0...2 {
        var fraction = padded.suffix(decimals)
        while fraction.count > minimum, fraction.last == "0" { fraction.removeLast() }
        fraction += String(repeating: "0", count: max(0, minimum - fraction.count))
        let value = Double(units) / Number.unit(decimals)
        let text = Number.text(value, decimals: decimals, minimum: minimum)
        #expect(text == (fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)"))
        if units > 0 {
          #expect(Number.text(-value, decimals: decimals, minimum: minimum) == "-" + text)
        }
      }
    }
  }
}
