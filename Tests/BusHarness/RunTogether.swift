public import Bus
import Foundation
import TestSupport

/// Runs connections until a condition holds; false where the safety net had to end it.
///
/// Waits for all of them at once, as a program's loop does for its one.
public func runTogether(_ connections: [BusConnection], until isDone: () -> Bool) -> Bool {
  let end = ContinuousClock.now + .safetyNet
  while true {
    for connection in connections { connection.process() }
    if isDone() { return true }
    guard .now < end, connections.contains(where: \.isOpen) else { return false }
    var files = connections.map { connection in
      pollfd(
        fd: connection.file,
        events: Int16(POLLIN | (connection.wantsWriting ? POLLOUT : 0)), revents: 0)
    }
    let limit = (connections.compactMap(\.timeout) + [end - .now]).min() ?? .zero
    poll(&files, nfds_t(files.count), Int32(clamping: Int64(limit / .milliseconds(1)) + 1))
  }
}
