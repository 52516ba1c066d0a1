/// Caret, selection and undo inside a text field; the text itself lives in the model.
///
/// Places are counted in characters as a reader sees them, so nothing stands inside an emoji or
/// between a letter and its accent.
public struct TextEditing: Equatable, Sendable {
  /// Where the caret stands: characters before it.
  public var caret: Int
  /// The other end of the selection; equal to the caret where nothing is selected.
  public var anchor: Int
  /// How far the text is scrolled to the left, in device pixels.
  public var scroll: Int
  /// Changed here since the field was entered or committed.
  public private(set) var isEdited = false
  /// The pointer is drawing a selection.
  var drag: Drag?

  /// The text after the last edit here; another one in the model was put there from outside.
  private var known: String?
  /// How many characters the text had that the caret and the selection are of.
  private var length: Int?
  private var done: [State] = []
  private var undone: [State] = []
  /// The last edit was typed: what is typed next is undone with it.
  private var isTyping = false

  enum Drag: Equatable, Sendable {
    /// From the anchor.
    case characters
    /// By whole words, from the one first clicked.
    case words(Range<Int>)
  }

  private struct State: Equatable, Sendable {
    var text: String
    var caret: Int
    var anchor: Int
  }

  /// Bytes of UTF-8 that a text may have; longer ones are cut off.
  static let limit = 1024

  public init(caret: Int = 0, anchor: Int = 0, scroll: Int = 0) {
    self.caret = caret
    self.anchor = anchor
    self.scroll = scroll
  }

  /// Everything selected, the caret at the end.
  public static func all(of text: String) -> TextEditing {
    var editing = TextEditing(caret: text.count)
    editing.length = text.count
    return editing
  }

  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// Adapts to a text that was changed from outside: there is no way back to what was before.
  ///
  /// Where all was selected, all of the new text is.
  mutating func follow(_ text: String) {
    let count = text.count
    let isWhole = anchor == 0 && caret > 0 && caret == length
    caret = isWhole ? count : min(caret, count)
    anchor = min(anchor, count)
    length = count
    guard let known, known != text else { return }
    settle()
  }

  /// What was edited is now in the model: it is undone there.
  mutating func settle() {
    known = nil
    done = []
    undone = []
    isTyping = false
    isEdited = false
  }

  /// Device pixels have become others.
  public mutating func rescale(by ratio: Double) { scroll = Int(Double(scroll) * ratio) }

  mutating func move(to target: Int, extending: Bool = false) {
    caret = target
    if !extending { anchor = target }
    isTyping = false
  }

  /// Selects from one word to another, the caret at the far side of the other.
  mutating func select(from first: Range<Int>, to last: Range<Int>) {
    let isBackwards = last.lowerBound < first.lowerBound
    anchor = isBackwards ? first.upperBound : first.lowerBound
    caret = isBackwards ? last.lowerBound : last.upperBound
    isTyping = false
  }
}

// Edits: each takes the text and returns what becomes of it, or nil where nothing does.
extension TextEditing {
  /// Puts `insertion` in place of the selection.
  mutating func replaceSelection(in text: String, with insertion: String, isTyped: Bool = false)
    -> String?
  {
    guard !insertion.isEmpty || !selection.isEmpty else { return nil }
    let characters = Array(text)
    let tail = String(characters[selection.upperBound...])
    var head = String(characters[..<selection.lowerBound])
    var room = Self.limit - head.utf8.count - tail.utf8.count
    for character in insertion {
      room -= String(character).utf8.count
      guard room >= 0 else { break }
      head.append(character)
    }
    let result = head + tail
    guard result != text else { return nil }
    remember(text, joining: isTyped && isTyping && selection.isEmpty)
    isTyping = isTyped
    // A combining mark joins the character before it: count anew.
    move(to: min(head.count, result.count), isTyped: isTyped)
    known = result
    length = result.count
    return result
  }

  /// Takes away the selection, or else what lies between the caret and `target`.
  mutating func delete(to target: Int, in text: String) -> String? {
    let before = (caret, anchor)
    if selection.isEmpty { anchor = target }
    guard let result = replaceSelection(in: text, with: "") else {
      (caret, anchor) = before
      return nil
    }
    return result
  }

  mutating func undo(_ text: String) -> String? { exchange(text, from: \.done, to: \.undone) }

  mutating func redo(_ text: String) -> String? { exchange(text, from: \.undone, to: \.done) }

  private mutating func exchange(
    _ text: String, from source: WritableKeyPath<TextEditing, [State]>,
    to target: WritableKeyPath<TextEditing, [State]>
  ) -> String? {
    guard let state = self[keyPath: source].popLast() else { return nil }
    self[keyPath: target].append(State(text: text, caret: caret, anchor: anchor))
    (caret, anchor) = (state.caret, state.anchor)
    (known, isTyping, isEdited) = (state.text, false, true)
    length = state.text.count
    return state.text
  }

  private mutating func move(to target: Int, isTyped: Bool) {
    caret = target
    anchor = target
    isTyping = isTyped
  }

  private mutating func remember(_ text: String, joining: Bool) {
    if !joining { done.append(State(text: text, caret: caret, anchor: anchor)) }
    undone = []
    isEdited = true
  }
}
