/// Why a template means nothing, and where.
public struct TemplateError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A word in braces that stands for nothing.
    case unknownWord
    /// `{` without `}`.
    case unclosedBrace
    /// `}` without `{`.
    case strayBrace
    /// What follows a colon is no width, precision or base, or none that suits the word.
    case badLayout
  }

  public let kind: Kind
  /// Bytes of UTF-8 before the offending place.
  public let offset: Int
  /// The offending text: shortened, control characters replaced.
  public let found: String

  init(_ kind: Kind, at offset: Int, found: String) {
    self.kind = kind
    self.offset = offset
    self.found = found
  }
}

extension TemplateError: CustomStringConvertible {
  /// `problem: value`, one line, in the user's words.
  public var description: String {
    let problem =
      switch kind {
      case .unknownWord: "unknown word in a template"
      case .unclosedBrace: "unclosed brace in a template"
      case .strayBrace: "a single brace in a template, write it twice"
      case .badLayout: "expected a width, .decimals or a base (x X o b d)"
      }
    return "\(problem): \(found)"
  }
}
