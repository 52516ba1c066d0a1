import ColorModel
import TestSupport
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (0, 2, "0"), (-0.0, 2, "0"), (-0.001, 2, "0"), (1, 0, "1"), (0.5, 0, "1"), (-0.5, 0, "-1"),
    (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.1 + 0.2, 3, "0.3"), (2.675, 2, "2.68"),
    (359.96, 1, "360"), (99.95, 1, "100"), (0.05, 1, "0.1"), (0.04, 1, "0"), (12.30, 4, "12.3"),
    (1e-300, 5, "0"), (4.996e-16, 15, "0"), (0.3127, 4, "0.3127"), (0.999, 2, "1"),
    (1234567.891, 2, "1234567.89"), (0.001, 3, "0.001"), (114.99999999999997, 1, "115"),
    (.nan, 3, "0"),
  ])
  func writesToTheNearest(value: Double, decimals: Int, text: String) {
    #expect(Number.text(value, decimals: decimals) == text)
  }

  /// The digits are those of the exact binary value: powers of two and of ten.
  @Test(arguments: [
    (9_007_199_254_740_992, "9007199254740992"), (1e12 + 0.5, "1000000000000.5"),
    (1e21, "1000000000000000000000"), (0x1p70, "1180591620717411303424"),
    (-0x1p70, "-1180591620717411303424"), (0x1p52, "4503599627370496"),
    (18_446_744_073_709_551_616, "18446744073709551616"),
  ])
  func writesLargeNumbersInFull(value: Double, text: String) {
    #expect(Number.text(value, decimals: 3) == text)
  }

  @Test func writesInfinityAsTheLargestNumber() throws {
    let text = Number.text(.infinity, decimals: 2)
    #expect(text.count == 309)
    #expect(text.hasPrefix("17976931348623157"))
    #expect(Number.text(-.infinity, decimals: 2) == "-" + text)
  }

  @Test func keepsTheDecimalsAsked() {
    var bytes: [UInt8] = []
    Number.append(1, decimals: 3, minimum: 1, to: &bytes)
    Number.append(0.25, decimals: 3, minimum: 1, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "1.00.25")
  }

  /// The same digits as a correctly rounding reader, and `rounded` is what its text reads as.
  @Test func readsBackWhatItRoundsTo() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = Double.random(in: -400...400, using: &random)
      for decimals in 0...6 {
        let text = Number.text(value, decimals: decimals)
        #expect(Number.read(text) == Number.rounded(value, decimals: decimals), "\(value)")
      }
    }
  }

  @Test func readsAsTheStandardLibraryDoes() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: random.next())
      let value = bits.isFinite ? bits : 1.5
      #expect(Number.read("\(value)") == value)
      let short = (value.significand * 1000).rounded() / 1000
      #expect(Number.read("\(short)") == short)
    }
  }

  @Test(arguments: [
    ("0.3127", 0.3127), (" +1.5e2\n", 150), (".5", 0.5), ("-.5E-1", -0.05), ("007", 7),
    ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0), ("0e999999999999", 0),
    ("12345678901234567890123", 12345678901234567890123.0),
    ("0.1000000000000000055511151231257827", 0.1),
  ])
  func c106_readsCSSNumbers(text: String, value: Double) {
    #expect(Number.read(text) == value)
  }

  @Test(arguments: [
    "", " ", ".", "1.", "+", "-", "--1", "+-1", "1e", "1e+", "e5", "0x10", "nan", "inf",
    "infinity", "1,5", "1 2", "1_000", "١", "½",
  ])
  func refusesWhatIsNoCSSNumber(text: String) {
    #expect(Number.read(text) == nil)
  }
}
