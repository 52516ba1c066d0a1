/// A virtual X server of a test's own, on a free display, with a home; both go with their owner.
public final class XServer {
  /// As in DISPLAY: ":7".
  public let display: String
  /// What programs started here keep is kept here, and nothing of the user's is read.
  public let home = TemporaryHome()
  private let program: Program

  /// Starts it and waits until it takes connections.
  ///
  /// A shell holds it, and kills it at the end of its own input: with this object or, should the
  /// tests crash, with their process.
  ///
  /// - Parameters:
  ///   - screen: width, height and depth, as Xvfb wants them, and options after spaces.
  ///   - wrapper: a program that runs it, with its own arguments.
  public init(
    screen: String = "640x480x24", arguments: [String] = [], wrapper: [String] = []
  ) throws {
    let holder = #""$@" & read end; kill -KILL $!"#
    program = try Program(
      [
        "sh", "-c", holder, "sh",
      ] + wrapper + [
        "Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0",
      ] + screen.split(separator: " ").map(String.init) + arguments, input: nil)
    guard let number = program.nextLine() else { throw NotStarted(reason: program.finish()) }
    display = ":\(number)"
  }

  deinit { kill() }

  public struct NotStarted: Error {
    public let reason: Program.Outcome
  }

  /// Kills the server and waits until it is gone: for tests of a lost connection.
  public func kill() {
    program.finishInput()
    _ = program.finish()
  }

  /// For programs that are to show themselves here.
  ///
  /// With a UTF-8 locale, so that clients write text as it is wherever the tests run.
  public var environment: [String: String] {
    home.environment.merging(["DISPLAY": display, "LC_ALL": "C.UTF-8"]) { $1 }
  }

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
