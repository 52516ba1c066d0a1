public import Drawing
public import Geometry

/// Measures as if every character were 0.6 em wide: the same on every machine.
public final class FixedTextMeasurer: TextMeasuring {
  public init() {}

  public func size(of text: String, _ style: TextStyle) -> Size {
    Size(width: advance(text.count, style), height: Int((style.size * 1.2).rounded(.up)))
  }

  public func caretPositions(in text: String, _ style: TextStyle) -> [Int] {
    (0...text.count).map { advance($0, style) }
  }

  public func ascent(_ style: TextStyle) -> Int { Int(style.size.rounded()) }

  private func advance(_ count: Int, _ style: TextStyle) -> Int {
    Int((Double(count) * style.size * 0.6).rounded(.up))
  }
}
