/// One argument as written.
enum CSSValue {
  case number(Double)
  case percentage(Double)
  /// In degrees.
  case angle(Double)
  /// The keyword `none`: no value, 0 where one is needed.
  case none
}

/// The colour another one is made from (CSS Color 5, section 4), in the space of the new one.
struct CSSOrigin {
  let color: Color
  let arguments: [CSSArgument]

  /// The component that a keyword stands for, as the number CSS writes; nil for any other word.
  func value(of word: Range<Int>, in scanner: Scanner) -> CSSValue? {
    if scanner.matches(word, "alpha") {
      return color.missing.contains(ComponentSet.alpha) ? CSSValue.none : .number(color.alpha)
    }
    for (index, argument) in arguments.enumerated()
    where scanner.matches(word, argument.keyword) {
      return color[index].map { .number($0 * argument.number) } ?? CSSValue.none
    }
    return nil
  }
}
