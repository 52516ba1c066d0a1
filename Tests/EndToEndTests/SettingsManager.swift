import Foundation
import TestSupport
import Testing
import X11

/// A settings daemon (xsettingsd) with settings that a test changes; killed with its owner.
final class SettingsManager {
  private let program: Program
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("chidori-xsettingsd-\(UUID().uuidString)")
  private let window: WindowUnderTest
  private let daemon: SettingsDaemon

  /// Starts it and waits until the settings are published and the window has them.
  init(_ settings: String, for window: WindowUnderTest) throws {
    self.window = window
    daemon = SettingsDaemon(window.display)
    try settings.write(to: file, atomically: true, encoding: .utf8)
    program = try Program(
      ["xsettingsd", "-c", file.path], environment: window.server.environment, output: .discarded)
    try wait()
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Publishes others, as a user does in a control panel.
  func change(to settings: String) throws {
    try settings.write(to: file, atomically: true, encoding: .utf8)
    program.signal(SIGHUP)
    try wait()
  }

  /// Ends it, and waits until its settings are gone.
  func kill() throws {
    program.signal(SIGKILL)
    _ = program.finish()
    try wait()
  }

  private func wait() throws {
    let before = daemon.settings
    try window.wait { [daemon] in daemon.handle($0) && daemon.settings != before }
    try window.settle()
  }
}
