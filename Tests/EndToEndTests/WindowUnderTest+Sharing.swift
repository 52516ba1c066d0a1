import TestSupport

extension WindowUnderTest {
  /// Starts the program once more on the same display, to its end.
  func startAgain(
    _ words: String..., environment: [String: String]
  ) throws -> Program.Outcome {
    try finish(
      Program([Self.path] + words, environment: server.environment.merging(environment) { $1 }))
  }
}
