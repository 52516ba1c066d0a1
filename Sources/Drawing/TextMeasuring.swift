public import Geometry

/// The contract between views, which lay out text, and the module that shapes it.
public protocol TextMeasuring: AnyObject {
  /// The line box of the text: its advance and the font's line height, rounded up.
  func size(of text: String, _ style: TextStyle) -> Size

  /// Where a caret stands, from the line box's left edge: before each character, and after the
  /// last; `text.count + 1` values. They rise in left-to-right text only.
  func caretPositions(in text: String, _ style: TextStyle) -> [Int]

  /// From the top of the line box to the baseline.
  func ascent(_ style: TextStyle) -> Int
}
