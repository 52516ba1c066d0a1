import Foundation
import X11

/// Openbox on a test's server; ended with its owner.
public final class WindowManager {
  private let program: Program

  /// Starts it and waits until it serves windows.
  ///
  /// It announces itself before it does, and leaves what comes in between lying until something
  /// else wakes it. So it is given a command for the end of its start, which sets a property of
  /// the root window: that is waited for.
  ///
  /// - Parameter configuration: what its `rc.xml` says; nil takes the user's or the default.
  public init(on server: XServer, configuration: String? = nil) throws {
    let display = try Display(name: server.display)
    let ready = display.atom("_TEST_WINDOW_MANAGER_READY")
    display.select([.property], of: display.screen.root)
    display.sync()
    var words = [
      "openbox", "--sm-disable", "--startup",
      "xprop -root -f _TEST_WINDOW_MANAGER_READY 32c -set _TEST_WINDOW_MANAGER_READY 1",
    ]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("chidori-openbox-\(UUID().uuidString).xml")
    if let configuration {
      try configuration.write(to: file, atomically: true, encoding: .utf8)
      words += ["--config-file", file.path]
    }
    // Read once, at the start.
    defer { if configuration != nil { try? FileManager.default.removeItem(at: file) } }
    program = try Program(words, environment: server.environment, output: .discarded)
    let loop = EventLoop(display)
    loop.handle = { event in
      if case .property(let change) = event, change.name == ready { loop.stop() }
    }
    loop.run()
    loop.handle = { _ in }
  }
}
