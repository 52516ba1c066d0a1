import Foundation

/// An input method server of a test's own; killed with its owner.
///
/// A C program, `Tests/InputMethodServer`, compiled when it is first wanted: no Swift library
/// speaks the protocol, and the servers of desktops need a session around them.
public final class InputMethodServer {
  private let program: Program

  /// Starts it and waits until it serves clients with `XMODIFIERS=@im=NAME`.
  ///
  /// - Parameter atCaret: it offers to show what is composed at the caret; else where it likes.
  public init(_ name: String, on server: XServer, atCaret: Bool = true) throws {
    program = try server.start(try Self.built.get(), name, atCaret ? "position" : "nothing")
    guard program.nextLine() == "ready" else { throw Failure(outcome: program.finish()) }
  }

  public struct Failure: Error {
    public let outcome: Program.Outcome
  }

  /// The next thing it was told that passes; nil where it ends before.
  public func nextLine(where passes: (String) -> Bool) -> String? {
    program.nextLine(where: passes)
  }

  /// For tests that run an event loop meanwhile.
  public var outputFile: Int32 { program.outputFile }

  /// Ends it without a word to its clients.
  public func kill() {
    program.signal(SIGKILL)
    _ = program.finish()
  }

  private static let built = Result { try build() }

  private static func build() throws -> String {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../InputMethodServer/main.c").standardized.path
    let binary = FileManager.default.temporaryDirectory
      .appendingPathComponent("chidori-input-method-\(UUID().uuidString)").path
    let outcome = try Program.run(["cc", source, "-o", binary, "-lxcb-imdkit", "-lxcb"])
    guard outcome.status == 0 else { throw Failure(outcome: outcome) }
    return binary
  }
}
