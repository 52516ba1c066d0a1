import Drawing
import Geometry

/// Measures every text as nothing: what a window is laid out with until fonts are loaded.
final class BlankText: TextMeasuring {
  func size(of text: String, _ style: TextStyle) -> Size { .zero }

  func caretPositions(in text: String, _ style: TextStyle) -> [Int] {
    Array(repeating: 0, count: text.count + 1)
  }

  func ascent(_ style: TextStyle) -> Int { 0 }
}

extension DrawList {
  /// The same picture without its words.
  var withoutText: DrawList {
    var list = DrawList()
    for command in commands {
      if case .text = command { continue }
      list.append(command)
    }
    return list
  }
}
