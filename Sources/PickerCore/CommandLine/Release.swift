/// Which state of the program this is.
public struct Release: Equatable, Sendable {
  /// Such as `0.1.0`.
  public let version: String
  /// The day it is of, as ISO 8601 writes it: `2026-11-30`.
  public let date: String

  public init(version: String, date: String) {
    self.version = version
    self.date = date
  }
}
