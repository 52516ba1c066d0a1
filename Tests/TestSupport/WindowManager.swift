import X11

/// Openbox on a test's server; ended with its owner.
public final class WindowManager {
  private let program: Program

  /// Starts it and waits until it serves windows.
  ///
  /// It announces itself before it does, and leaves what comes in between lying until something
  /// else wakes it. So it is given a command for the end of its start, which sets a property of
  /// the root window: that is waited for.
  public init(on server: XServer) throws {
    let display = try Display(name: server.display)
    let ready = display.atom("_TEST_WINDOW_MANAGER_READY")
    display.select([.property], of: display.screen.root)
    display.sync()
    program = try server.start(
      "openbox", "--sm-disable", "--startup",
      "xprop -root -f _TEST_WINDOW_MANAGER_READY 32c -set _TEST_WINDOW_MANAGER_READY 1",
      output: .discarded)
    let loop = EventLoop(display)
    loop.handle = { event in
      if case .property(let change) = event, change.name == ready { loop.stop() }
    }
    loop.run()
    loop.handle = { _ in }
  }
}
