import Foundation
import X11

/// Openbox or i3 on a test's server; ended with its owner.
public final class WindowManager {
  public enum Kind: Sendable {
    case openbox, i3
  }

  private let program: Program

  /// Starts it and waits until it serves windows.
  ///
  /// Openbox announces itself before it does, and leaves what comes in between lying until
  /// something else wakes it. So a manager is given a command for the end of its start, which sets
  /// a property of the root window: that is waited for.
  ///
  /// - Parameter configuration: what its `rc.xml` or its `config` says; nil takes the user's or
  ///   the default, and of i3 the least that it needs.
  public init(_ kind: Kind = .openbox, on server: XServer, configuration: String? = nil) throws {
    let display = try Display(name: server.display)
    let ready = display.atom("_TEST_WINDOW_MANAGER_READY")
    display.select([.property], of: display.screen.root)
    display.sync()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("chidori-manager-\(UUID().uuidString)")
    let text: String?
    var words: [String]
    switch kind {
    case .openbox:
      text = configuration
      words = ["openbox", "--sm-disable", "--startup", Self.announcement]
      if text != nil { words += ["--config-file", file.path] }
    case .i3:
      let start = "exec --no-startup-id \(Self.announcement)\n"
      text = "# i3 config file (v4)\nfont pango:monospace 8\n" + start + (configuration ?? "")
      words = ["i3", "-c", file.path]
    }
    try text?.write(to: file, atomically: true, encoding: .utf8)
    // Read once, at the start.
    defer { if text != nil { try? FileManager.default.removeItem(at: file) } }
    program = try Program(words, environment: server.environment, output: .discarded)
    let loop = EventLoop(display)
    loop.handle = { event in
      if case .property(let change) = event, change.name == ready { loop.stop() }
    }
    loop.run()
    loop.handle = { _ in }
  }

  private static let announcement =
    "xprop -root -f _TEST_WINDOW_MANAGER_READY 32c -set _TEST_WINDOW_MANAGER_READY 1"
}
