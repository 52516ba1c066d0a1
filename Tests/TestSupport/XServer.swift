import Foundation

/// A virtual X server of a test's own, on a free display; killed with its owner.
public final class XServer {
  /// As in DISPLAY: ":7".
  public let display: String
  private let program: Program

  /// Starts it and waits until it takes connections.
  ///
  /// - Parameter screen: width, height and depth, as Xvfb wants them.
  public init(screen: String = "640x480x24", arguments: [String] = []) throws {
    program = try Program(
      ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", screen]
        + arguments)
    guard let number = program.nextLine() else { throw NotStarted(reason: program.finish()) }
    display = ":\(number)"
  }

  public struct NotStarted: Error {
    public let reason: Program.Outcome
  }

  /// The server's process, to be ended by tests of a lost connection.
  public func kill() { program.signal(SIGKILL) }

  /// For programs that are to show themselves here.
  public var environment: [String: String] { ["DISPLAY": display] }

  /// Runs a client to its end.
  public func run(
    _ arguments: String..., input: [UInt8] = [], output: Program.Output = .captured
  ) throws -> Program.Outcome {
    try Program.run(arguments, environment: environment, input: input, output: output)
  }

  /// Starts a client.
  public func start(
    _ arguments: String..., input: [UInt8]? = [], output: Program.Output = .captured
  ) throws -> Program {
    try Program(arguments, environment: environment, input: input, output: output)
  }
}
