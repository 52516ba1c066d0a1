/// Openbox on a test's server; ended with its owner.
public final class WindowManager {
  private let program: Program

  /// Starts it and waits until it has announced itself on the root window.
  public init(on server: XServer) throws {
    let announcements = try server.start("xprop", "-root", "-spy", "_NET_SUPPORTING_WM_CHECK")
    program = try server.start("openbox", "--sm-disable", output: .discarded)
    _ = announcements.nextLine { $0.contains("window id #") }
  }
}
