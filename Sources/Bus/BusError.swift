internal import Glibc

/// What can go wrong on the session bus.
public enum BusError: Error, Hashable, Sendable {
  /// Neither libsystemd nor elogind or basu, which have the same calls, is installed.
  case noLibrary
  /// The session has none, or it takes no connection; `code` is an `errno`.
  case noBus(code: Int32)
  /// The bus has gone, or the connection was closed.
  case disconnected
  /// No answer came in time.
  case timeout
  /// The other side answered with an error: its D-Bus name and its words.
  case refused(name: String, message: String)
  /// A text that the bus does not take: a path, a name or a signature that is none.
  case malformed(String)
  /// An answer of another type than was to be expected: its signature.
  case unexpected(String)
  /// The library could not do it; `code` is an `errno`.
  case failed(code: Int32)

  /// Whether the other side has no such object, interface or method, or is not there at all.
  public var isUnknown: Bool {
    guard case .refused(let name, _) = self else { return false }
    return [
      "UnknownMethod", "UnknownInterface", "UnknownObject", "ServiceUnknown", "NameHasNoOwner",
      "Spawn.ServiceNotFound",
    ].contains { name == "org.freedesktop.DBus.Error.\($0)" }
  }

  /// From the negative `errno` of a call.
  init(result: Int32) {
    switch -result {
    case ECONNRESET, ENOTCONN, EPIPE: self = .disconnected
    case ETIMEDOUT: self = .timeout
    default: self = .failed(code: -result)
    }
  }
}

extension BusError: CustomStringConvertible {
  /// `problem: value`, one line.
  public var description: String {
    switch self {
    case .noLibrary: "no library for the session bus, install libsystemd: libsystemd.so.0"
    case .noBus(let code): "no session bus: \(Self.words(for: code))"
    case .disconnected: "the session bus is gone: connection closed"
    case .timeout: "no answer on the session bus: timed out"
    case .refused(let name, let message): "refused on the session bus, \(message): \(name)"
    case .malformed(let value): "not a value of the session bus: \(value)"
    case .unexpected(let signature): "an answer of another type on the session bus: \(signature)"
    case .failed(let code): "the session bus failed: \(Self.words(for: code))"
    }
  }

  private static func words(for code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
