/// A colour as Swift writes it: `Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)`.
///
/// The name may be any that ends so, such as `UIColor`; a label any that ends in red, green, blue,
/// opacity or alpha, such as `calibratedRed`. Numbers are 0 to 1. SwiftUI's space may come first:
/// `.sRGB`, `.sRGBLinear` or `.displayP3`.
enum LabelledColor {
  /// The colour that a whole text is; nil for anything else.
  static func read(_ scanner: Scanner) -> Color? {
    var text = scanner
    guard let color = next(&text), text.isAtEnd else { return nil }
    return color
  }

  /// The colour at the scanner's position, stepped over; nil for anything else.
  static func next(_ scanner: inout Scanner) -> Color? {
    var text = scanner
    guard text.startsWord, text.ends(text.word(), in: "color"), text.accept(.openParenthesis),
      let space = space(&text)
    else { return nil }
    var color = Color(space, .zero)
    var missing: Set = [0, 1, 2]
    repeat {
      text.skip { $0.isBlank }
      let label = text.word()
      text.skip { $0.isBlank }
      guard text.accept(.colon) else { return nil }
      text.skip { $0.isBlank }
      guard let value = text.number(), 0...1 ~= value else { return nil }
      if let index = ["red", "green", "blue"].firstIndex(where: { text.ends(label, in: $0) }) {
        guard missing.remove(index) != nil else { return nil }
        color.components[index] = value
      } else if text.ends(label, in: "opacity") || text.ends(label, in: "alpha") {
        color.alpha = value
      } else {
        return nil
      }
      text.skip { $0.isBlank }
    } while text.accept(.comma)
    guard text.accept(.closeParenthesis), missing.isEmpty else { return nil }
    scanner = text
    return color
  }

  /// The space that is named first, with its comma; sRGB where none is.
  private static func space(_ text: inout Scanner) -> SpaceID? {
    text.skip { $0.isBlank }
    guard text.accept(.dot) else { return .srgb }
    let word = text.word()
    text.skip { $0.isBlank }
    guard text.accept(.comma) else { return nil }
    let spaces: [(String, SpaceID)] = [
      ("srgb", .srgb), ("srgblinear", .linearSRGB), ("displayp3", .displayP3),
    ]
    return spaces.first { text.matches(word, $0.0) }?.1
  }
}

extension Scanner {
  /// Whether the last bytes of `range` spell `word` (which is in lower case), in any case.
  func ends(_ range: Range<Int>, in word: String) -> Bool {
    let start = range.upperBound - word.utf8.count
    return start >= range.lowerBound && matches(start..<range.upperBound, word)
  }
}
