/// One argument as written.
enum CSSValue {
  case number(Double)
  case percentage(Double)
  /// In degrees.
  case angle(Double)
  /// The keyword `none`: no value, 0 where one is needed.
  case none
}
