/// Lines of the history's file that could not be read, until the user has seen it.
public struct HistoryTrouble: Equatable, Sendable {
  public var lines: Int
  public var outcome: Outcome

  /// What has become of them.
  public enum Outcome: Equatable, Sendable {
    /// They are in a file of their own, with this path.
    case setAside(String)
    /// They are where they were, for this reason in words.
    case left(String)
  }

  public init(lines: Int, _ outcome: Outcome) {
    self.lines = lines
    self.outcome = outcome
  }

  /// In a line, without the details.
  public var headline: String {
    "\(lines) \(lines == 1 ? "line" : "lines") of the history could not be read"
  }

  public var words: String {
    switch outcome {
    case .setAside(let path):
      "\(headline). What \(lines == 1 ? "it holds" : "they hold") is kept in \(path)"
    case .left(let reason): "\(headline), and not be set aside: \(reason)"
    }
  }
}
