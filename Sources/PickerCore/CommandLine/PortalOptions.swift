/// What `chidori portal` was asked for.
public struct PortalOptions: Equatable, Sendable {
  /// How long it waits for the next request before it ends, in seconds.
  public var idle = 30.0

  public init() {}

  init(_ arguments: Arguments) throws(Failure) {
    for case (.idle, let value) in arguments.options {
      idle = try Option.idle.seconds(value ?? "")
    }
    try arguments.limit(to: 0)
  }
}
