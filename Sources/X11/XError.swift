/// What can go wrong with a display, by the moment at which it is noticed.
public enum XError: Error, Equatable {
  /// At the start: no server answers there, or it turns us away.
  ///
  /// The empty name is `$DISPLAY`.
  case cannotOpen(display: String)
  /// At a request: the server refused it.
  case refused(RequestError)
  /// At any time: the connection broke.
  case connectionLost
  /// At first use: the server lacks the extension.
  case missing(Extension)
}

extension XError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotOpen(let display): "cannot open display: \(display)"
    case .refused(let error): "the X server refused: \(error)"
    case .connectionLost: "lost the connection to the X server"
    case .missing(let name): "the X server lacks \(name.rawValue)"
    }
  }
}

/// The server's refusal of one request.
///
/// C: `XErrorEvent`.
public struct RequestError: Hashable, Sendable {
  /// 1 to 17 in the core protocol; above, the extensions' own.
  public let code: UInt8
  public let request: UInt8
  public let minor: UInt8
  /// The identifier or value refused.
  public let value: UInt

  public static let badValue: UInt8 = 2
  public static let badWindow: UInt8 = 3
  public static let badMatch: UInt8 = 8
  public static let badDrawable: UInt8 = 9
  public static let badAccess: UInt8 = 10

  private static let names = [
    "Success", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor",
    "BadFont", "BadMatch", "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC",
    "BadIDChoice", "BadName", "BadLength", "BadImplementation",
  ]
}

extension RequestError: CustomStringConvertible {
  public var description: String {
    let name = Self.names.indices.contains(Int(code)) ? Self.names[Int(code)] : "error \(code)"
    return "\(name) (request \(request).\(minor), value 0x\(String(value, radix: 16)))"
  }
}
