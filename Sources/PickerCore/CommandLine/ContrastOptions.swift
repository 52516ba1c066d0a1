public import ColorModel

/// What `chidori contrast` was asked for.
public struct ContrastOptions: Equatable, Sendable {
  public var foreground: Color
  public var background: Color
  public var isJSON = false

  public init(_ foreground: Color, on background: Color, isJSON: Bool = false) {
    self.foreground = foreground
    self.background = background
    self.isJSON = isJSON
  }

  init(_ arguments: Arguments) throws(Failure) {
    try arguments.limit(to: 2)
    guard arguments.operands.count == 2 else {
      throw .missingOperand(arguments.operands.isEmpty ? "FOREGROUND BACKGROUND" : "BACKGROUND")
    }
    self.init(
      try Color(operand: arguments.operands[0]), on: try Color(operand: arguments.operands[1]),
      isJSON: arguments.options.contains { $0.option == .json })
  }
}
