public import ColorModel

/// How a colour is handed over: what window, pick and convert have in common.
public struct OutputOptions: Equatable, Sendable {
  public enum Copy: String, CaseIterable, Hashable, Sendable {
    case clipboard, primary, both
  }

  public var form = TextForm.hex
  public var style = CSSFormatter()
  public var isJSON = false
  /// Nil copies nothing; the window then copies to the clipboard when it is told to.
  public var copy: Copy?
  public var endsLine = true

  public init() {}

  /// The colour as text, without a line end.
  public func text(of color: Color) -> String { form.text(of: color, style) }

  mutating func set(_ option: Option, to value: String) throws(Failure) {
    switch option {
    case .format: form = try TextForm(named: value)
    case .json: isJSON = true
    case .upper: style.uppercase = true
    case .noHash: style.hash = false
    case .noNewline: endsLine = false
    case .precision:
      guard let digits = Int(value), 0...15 ~= digits else {
        throw .badValue(option: "--precision", value: value)
      }
      style.precision = digits
    case .copy:
      guard let copy = value.isEmpty ? .clipboard : Copy(rawValue: value) else {
        throw .badValue(option: "--copy", value: value)
      }
      self.copy = copy
    default: break
    }
  }
}
