import Foundation

/// A session bus of a test's own; it goes with its owner.
public final class SessionBus {
  /// As in DBUS_SESSION_BUS_ADDRESS.
  public let address: String
  private let program: Program
  private let home = TemporaryHome()

  /// Starts it and waits until it takes connections.
  ///
  /// Held by a shell as the X server is (see `XServer`).
  ///
  /// - Parameters:
  ///   - environment: what programs get that the bus starts.
  ///   - services: whether it starts the services that are installed; else only what tests own.
  public init(environment: [String: String] = [:], services: Bool = false) throws {
    let directories = services ? "<standard_session_servicedirs/>" : ""
    try home.write(
      """
      <busconfig>
        <type>session</type>
        <listen>unix:tmpdir=/tmp</listen>
        <auth>EXTERNAL</auth>
        \(directories)
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """, to: "bus.conf")
    let holder = #""$@" & read end; kill -KILL $!"#
    program = try Program(
      [
        "sh", "-c", holder, "sh", "dbus-daemon", "--config-file=\(home.path)/bus.conf",
        "--print-address=1", "--nofork", "--nopidfile",
      ], environment: environment, input: nil)
    guard let line = program.nextLine() else { throw NotStarted(reason: program.finish()) }
    address = line
  }

  deinit { kill() }

  public struct NotStarted: Error {
    public let reason: Program.Outcome
  }

  /// Kills the bus and waits until it is gone.
  public func kill() {
    program.finishInput()
    _ = program.finish()
  }

  /// Stops the bus: it takes connections and answers none.
  public func hang() throws {
    let answer = try Program.run([
      "gdbus", "call", "--address", address, "--dest", "org.freedesktop.DBus", "--object-path", "/",
      "--method", "org.freedesktop.DBus.GetConnectionUnixProcessID", "org.freedesktop.DBus",
    ])
    let digits = answer.text.split(whereSeparator: { !$0.isNumber }).last
    guard let process = digits.flatMap({ pid_t($0) }) else { throw NotStarted(reason: answer) }
    Foundation.kill(process, SIGSTOP)
  }

  /// For programs that are to meet here.
  public var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }
}
