public import ColorModel

/// What `chidori convert` was asked for.
public struct ConvertOptions: Equatable, Sendable {
  public var output = OutputOptions()
  /// What is read: a text field's entry, or CSS alone.
  public var entry = ColorText.Entry.field
  /// The nearest name is told as well.
  public var hasNames = false
  /// Colour texts; none leaves standard input to be read.
  public var colors: [String] = []

  public init() {}

  init(_ arguments: Arguments) throws(Failure) {
    for (option, value) in arguments.options {
      switch option {
      case .css: entry = .css
      case .names: hasNames = true
      default: try output.set(option, to: value ?? "")
      }
    }
    colors = arguments.operands
  }
}
