import Foundation
import TestSupport

/// A way to an X server that is cut once the server has let the client in, at its first request.
final class HangingUp {
  /// As in DISPLAY: the path of a socket.
  let display: String
  private let directory = TemporaryHome()
  private let listener: Int32

  init(on server: XServer) throws {
    display = "\(directory.path)/server"
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard Self.call(bind, listener, display) == 0, listen(listener, 1) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    let place = "/tmp/.X11-unix/X\(server.display.dropFirst())"
    Thread.detachNewThread { [listener] in
      let client = accept(listener, nil, nil)
      let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { for file in [client, server] { close(file) } }
      guard Self.call(connect, server, place) == 0 else { return }
      // What a client is let in by: 12 bytes, without authorization; then 8 and what they tell of.
      Self.pass(12, from: client, to: server)
      let head = Self.pass(8, from: server, to: client)
      Self.pass(4 * (Int(head[6]) + Int(head[7]) << 8), from: server, to: client)
      var first: UInt8 = 0
      _ = read(client, &first, 1)
    }
  }

  deinit { close(listener) }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ file: Int32,
    _ path: String
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { function(file, $0, size) }
    }
  }

  @discardableResult
  private static func pass(_ count: Int, from source: Int32, to target: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = recv(source, &bytes, count, Int32(MSG_WAITALL))
    _ = send(target, bytes, max(0, read), Int32(MSG_NOSIGNAL))
    return bytes
  }
}
