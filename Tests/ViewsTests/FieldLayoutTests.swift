import Drawing
import Geometry
import Testing
import ViewHarness

@testable import Views

/// Measures text that runs from right to left, 10 pixels a character.
private final class RightToLeftMeasurer: TextMeasuring {
  func size(of text: String, _ style: TextStyle) -> Size {
    Size(width: text.count * 10, height: 16)
  }

  func caretPositions(in text: String, _ style: TextStyle) -> [Int] {
    (0...text.count).map { (text.count - $0) * 10 }
  }

  func ascent(_ style: TextStyle) -> Int { 13 }
}

@Suite struct FieldLayoutTests {
  private let layout = {
    let context = ViewContext(theme: .dark, scale: Scale(1), text: RightToLeftMeasurer())
    return FieldLayout(
      "\u{5D0}\u{5D1}\u{5D2}", context.body, .left, in: Rect(x: 0, y: 0, width: 100, height: 26),
      mark: 0, context)
  }()

  @Test func findsPlacesInRightToLeftText() {
    // The first character lies rightmost, from 29 to 39.
    #expect(layout.index(at: 38, 0) == 0)
    #expect(layout.index(at: 10, 0) == 3)
    #expect(layout.character(at: 32, 0) == 0)
    #expect(layout.character(at: 10, 0) == 2)
    #expect(layout.caret(0, 0).minX == 39)
  }

  @Test func selectionsAreNeverTurnedInsideOut() {
    #expect(layout.selection(0..<2, 0) == Rect(x: 19, y: 5, width: 20, height: 16))
  }

  /// Words of "ab_1 -- \u{E9}t\u{E9}".
  @Test func wordsAreLettersNumbersAndUnderscores() {
    let text = TextBoundaries("ab_1 -- \u{E9}t\u{E9}")
    #expect(text.run(at: 2) == 0..<4)
    #expect(text.run(at: 5) == 4..<8)
    #expect(text.run(at: 11) == 8..<11)
    #expect(text.wordEnd(after: 4) == 11)
    #expect(text.wordStart(before: 8) == 0)
    #expect(TextBoundaries("").run(at: 0) == 0..<0)
  }

  /// A number with a padding of 9, until that would cut it off; words keep it, they scroll.
  @Test func longNumbersComeNearerToTheBorder() {
    let context = ViewContext(theme: .dark, scale: Scale(1), text: RightToLeftMeasurer())
    func left(_ text: String, _ alignment: TextAlignment) -> Int {
      let frame = Rect(x: 0, y: 0, width: 58, height: 26)
      return FieldLayout(text, context.body, alignment, in: frame, mark: 0, context).inner.minX
    }
    #expect(left("123", .right) == 9)
    #expect(left("12345", .right) == 4)
    #expect(left("123456789", .right) == 4)
    #expect(left("123456789", .left) == 9)
  }

  @Test func aDecimalIsOneWord() {
    let text = TextBoundaries("1.23.5 .7 8.")
    #expect(text.run(at: 0) == 0..<6)
    #expect(text.run(at: 8) == 8..<9)
    #expect(text.run(at: 10) == 10..<11)
  }
}
