/// Why a text is not read as a colour, and where.
public struct ParseError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Nothing but white space and comments.
    case empty
    /// More bytes than the entry takes.
    case tooLong
    /// A word that names no colour.
    case unknownName
    /// A function that makes no colour here.
    case unknownFunction
    /// A word in color() or color-mix() that names no colour space.
    case unknownSpace
    /// A hex notation with other characters, or with a count of digits that means nothing.
    case badHex
    /// Legal CSS without a value outside a page: currentcolor, system colours, var().
    case needsContext
    /// A backslash.
    case escape
    case unclosedParenthesis
    case unclosedComment
    /// More functions and parentheses in each other than are followed.
    case tooDeep
    /// Something else stands where `expected` should.
    case unexpected
    /// More text after a whole colour.
    case trailing
  }

  public let kind: Kind
  /// Bytes of UTF-8 before the offending place.
  public let offset: Int
  /// The offending text: shortened, control characters replaced.
  public let found: String
  /// What would have been right there, in words; nil where `kind` says it.
  public let expected: String?

  init(_ kind: Kind, at offset: Int, found: String = "", expected: String? = nil) {
    self.kind = kind
    self.offset = offset
    self.found = found
    self.expected = expected
  }
}

extension ParseError: CustomStringConvertible {
  /// `problem: value`, one line, in the user's words.
  public var description: String {
    found.isEmpty ? problem : "\(problem): \(found)"
  }

  private var problem: String {
    switch kind {
    case .empty: "no colour in the text"
    case .tooLong: "colour text too long"
    case .unknownName: "unknown colour name"
    case .unknownFunction: "unknown function"
    case .unknownSpace: "unknown colour space"
    case .badHex: "hex colours have \(expected ?? "3, 4, 6 or 8 digits")"
    case .needsContext: "has no value outside a web page"
    case .escape: "escapes are not read"
    case .unclosedParenthesis: "unclosed parenthesis"
    case .unclosedComment: "unclosed comment"
    case .tooDeep: "nested too deeply"
    case .unexpected: "expected \(expected ?? "a colour")"
    case .trailing: "unexpected text after the colour"
    }
  }
}
