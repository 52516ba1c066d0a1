import Testing

/// A line that breaks a law.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let problem: String

  var description: String { "\(path):\(line): \(problem)" }
}

/// A law of the house that is read off the text of one file.
struct Rule: Sendable, CustomTestStringConvertible {
  let name: String
  let violations: @Sendable (SourceFile) -> [Violation]

  var testDescription: String { name }

  /// A law on each line of code: what is wrong with it, or nil.
  static func onCode(
    _ name: String, problem: @escaping @Sendable (SourceFile, Substring) -> String?
  ) -> Rule {
    Rule(name: name) { file in
      file.code.compactMap { number, text in
        problem(file, text).map { Violation(path: file.path, line: number, problem: $0) }
      }
    }
  }
}
