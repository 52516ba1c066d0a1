import ColorModel

/// A command line split by getopt: the command, its options in order, and what else there is.
public struct Arguments: Equatable, Sendable {
  public var verb: Verb
  public var options: [(option: Option, value: String?)]
  public var operands: [String]

  public init(
    verb: Verb, options: [(option: Option, value: String?)] = [], operands: [String] = []
  ) {
    self.verb = verb
    self.options = options
    self.operands = operands
  }

  public static func == (a: Arguments, b: Arguments) -> Bool {
    a.verb == b.verb && a.operands == b.operands
      && a.options.elementsEqual(b.options) { $0.option == $1.option && $0.value == $1.value }
  }

  /// Throws where there are more operands.
  func limit(to count: Int) throws(Failure) {
    if operands.count > count { throw .extraOperand(operands[count]) }
  }
}

extension Color {
  /// The colour of a word of the command line.
  init(operand text: String) throws(Failure) {
    do throws(ParseError) {
      self = try ColorText.parse(text, as: .field)
    } catch {
      throw .unreadableColor(text, error)
    }
  }
}
