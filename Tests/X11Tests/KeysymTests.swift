import Foundation
import Testing
import X11

@Suite struct KeysymTests {
  /// Every keysym of the ranges we know, against the code points of X's own header.
  @Test func typesWhatTheHeaderSays() throws {
    let header = try String(contentsOfFile: "/usr/include/X11/keysymdef.h", encoding: .utf8)
    var rows = 0
    // #define XK_Greek_ALPHA  0x07c1  /* U+0391 GREEK CAPITAL LETTER ALPHA */
    for line in header.split(separator: "\n") where line.hasPrefix("#define XK_") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count > 5, words[4].hasPrefix("U+"),
        let symbol = UInt32(words[2].dropFirst(2), radix: 16),
        let scalar = UInt32(words[4].dropFirst(2), radix: 16).flatMap({ Unicode.Scalar($0) })
      else { continue }
      let alphabets: [ClosedRange<UInt32>] = [
        0x20...0x3FF, 0x5C1...0x5F2, 0x6A1...0x7F9, 0xCE0...0xDF9, 0x13BC...0x13BE,
        0x20AC...0x20AC,
      ]
      guard alphabets.contains(where: { $0.contains(symbol) }) else { continue }
      #expect(Keysym(rawValue: symbol).character == Character(scalar), "\(words[1])")
      rows += 1
    }
    // Aliases included.
    #expect(rows == 634)
  }

  @Test func typesCodePointsBeyondTheTables() {
    #expect(Keysym(rawValue: 0x0100_9752).character == "青")
    #expect(Keysym(rawValue: 0x0101_F3A8).character == "🎨")
    #expect(Keysym(rawValue: 0x0111_0000).character == nil)
    #expect(Keysym.escape.character == nil)
    #expect(Keysym(rawValue: 0x7D3).character == nil)
    #expect(Keysym(typing: "ж") == Keysym(rawValue: 0x0100_0436))
    #expect(Keysym(typing: "é") == Keysym(rawValue: 0xE9))
    #expect(Keysym(typing: "👩‍🎨") == nil)
  }

  @Test(arguments: [
    (0xFF8D, Keysym.return), (0xFF95, .home), (0xFF97, .up), (0xFF9C, .end), (0xFF9E, .insert),
    (0xFF9F, .delete), (0xFFAB, Keysym(rawValue: 0x2B)), (0xFFAD, Keysym(rawValue: 0x2D)),
    (0xFFB7, Keysym(rawValue: 0x37)), (0xFE20, .tab), (0xFF1B, .escape), (0xFF15, .print),
    (0xFF6B, .pause),
    (0x61, Keysym(rawValue: 0x61)),
  ])
  func keypadMeansTheMainBlock(symbol: Int, plain: Keysym) {
    #expect(Keysym(rawValue: UInt32(symbol)).plain == plain)
  }

  @Test func numbersFunctionKeys() {
    #expect(Keysym(rawValue: 0xFFBE).functionNumber == 1)
    #expect(Keysym(rawValue: 0xFFC9).functionNumber == 12)
    #expect(Keysym(rawValue: 0xFFE0).functionNumber == 35)
    #expect(Keysym(rawValue: 0xFFE1).functionNumber == nil)
    #expect(Keysym.escape.functionNumber == nil)
  }

  @Test func lowersLatinLettersOnly() {
    #expect(Keysym(rawValue: 0x41).lowercased == Keysym(rawValue: 0x61))
    #expect(Keysym(rawValue: 0xC9).lowercased == Keysym(rawValue: 0xE9))
    // The multiplication sign lies among the letters.
    #expect(Keysym(rawValue: 0xD7).lowercased == Keysym(rawValue: 0xD7))
    #expect(Keysym(rawValue: 0x2B).lowercased == Keysym(rawValue: 0x2B))
  }
}
