/// Caret, selection and undo inside a text field; the text itself lives in the model.
public struct TextEditing: Equatable, Sendable {
  /// Where the caret stands: characters before it.
  public var caret: Int
  /// The other end of the selection; equal to the caret where nothing is selected.
  public var anchor: Int
  /// How far the text is scrolled to the left, in device pixels.
  public var scroll: Int

  public init(caret: Int = 0, anchor: Int = 0, scroll: Int = 0) {
    self.caret = caret
    self.anchor = anchor
    self.scroll = scroll
  }

  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
}
