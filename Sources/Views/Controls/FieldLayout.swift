import Drawing
import Geometry

/// Where the text of a field lies in its frame.
struct FieldLayout {
  /// Where text may show; wider by a caret than what it is aligned in.
  let inner: Rect
  /// Where a caret stands, from the text's left edge.
  private let positions: [Int]
  private let textSize: Size
  private let caretWidth: Int
  private let alignment: TextAlignment

  init(
    _ text: String, _ style: TextStyle, _ alignment: TextAlignment, in frame: Rect, mark: Int,
    _ context: ViewContext
  ) {
    caretWidth = context.scale(1)
    textSize = context.text.size(of: text, style)
    var padding = context.scale(9)
    if alignment == .right {
      // A number that would be cut off comes nearer to the border.
      padding = max(context.scale(4), min(padding, (frame.width - mark - textSize.width) / 2))
    }
    // The mark of an error stands at the end where the text is not aligned.
    inner = frame.inset(
      by: Insets(
        left: padding + (alignment == .right ? mark : 0),
        right: padding - caretWidth + (alignment == .right ? 0 : mark)))
    positions = context.text.caretPositions(in: text, style)
    self.alignment = alignment
  }

  /// How far the text can be scrolled.
  private var overflow: Int { max(0, textSize.width + caretWidth - inner.width) }

  /// The text's line box, scrolled.
  func line(_ scroll: Int) -> Rect {
    let space = max(0, inner.width - caretWidth - textSize.width)
    let x =
      switch alignment {
      case .left: inner.minX
      case .center: inner.minX + space / 2
      case .right: inner.minX + space
      }
    let y = inner.minY + (inner.height - textSize.height) / 2
    return Rect(
      origin: Point(x: x - min(max(scroll, 0), overflow), y: y), size: textSize)
  }

  func caret(_ index: Int, _ scroll: Int) -> Rect {
    let line = line(scroll)
    return Rect(
      x: line.minX + position(index), y: line.minY, width: caretWidth, height: line.height)
  }

  /// From one place to another; in mixed directions, around all the characters between.
  func selection(_ range: Range<Int>, _ scroll: Int) -> Rect {
    let ends = (range.lowerBound...range.upperBound).map(position)
    let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
    let line = line(scroll)
    return Rect(x: line.minX + low, y: line.minY, width: high - low, height: line.height)
  }

  /// The place nearest to a pixel of the window.
  func index(at x: Int, _ scroll: Int) -> Int {
    let distance = x - line(scroll).minX
    return positions.indices.min { a, b in
      abs(positions[a] - distance) < abs(positions[b] - distance)
    } ?? 0
  }

  /// The character under a pixel of the window; the nearest at either end.
  func character(at x: Int, _ scroll: Int) -> Int {
    let distance = x - line(scroll).minX
    let under = positions.indices.dropLast().first { index in
      let (one, other) = (positions[index], positions[index + 1])
      return (min(one, other)..<max(one, other)).contains(distance)
    }
    return under ?? index(at: x, scroll)
  }

  /// The least change of the scroll that shows the caret.
  func scroll(_ scroll: Int, showing index: Int) -> Int {
    let caret = position(index)
    let least = caret + caretWidth - inner.width
    return min(max(min(max(scroll, least), caret), 0), overflow)
  }

  private func position(_ index: Int) -> Int {
    positions.indices.contains(index) ? positions[index] : textSize.width
  }
}
