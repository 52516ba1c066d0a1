import X11

/// Openbox on a test's server; ended with its owner.
public final class WindowManager {
  private let program: Program

  /// Starts it and waits until it has announced itself on the root window.
  public init(on server: XServer) throws {
    let display = try Display(name: server.display)
    let root = display.screen.root
    display.select([.property], of: root)
    display.sync()
    program = try server.start("openbox", "--sm-disable", output: .discarded)
    let loop = EventLoop(display)
    loop.handle = { event in
      if case .property(let change) = event, change.name == display[.netSupportingWMCheck] {
        loop.stop()
      }
    }
    loop.run()
    loop.handle = { _ in }
  }
}
