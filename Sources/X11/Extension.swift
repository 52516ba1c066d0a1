internal import CX11

/// A part of the protocol that a server may lack, by the name it is asked for.
public enum Extension: String, CaseIterable, Sendable {
  case render = "RENDER"
  case randr = "RANDR"
  case composite = "Composite"
  case damage = "DAMAGE"
  case fixes = "XFIXES"
  case sharedMemory = "MIT-SHM"
  case keyboard = "XKEYBOARD"
  case sync = "SYNC"
  /// The server is a Wayland session's, and sees no window but those of its own clients.
  case xwayland = "XWAYLAND"
}

/// The first numbers of an extension's events and errors.
public struct ExtensionCodes: Hashable, Sendable {
  public let majorOpcode: Int
  public let firstEvent: Int
  public let firstError: Int
}

extension Display {
  /// The extension's codes, or nil where the server lacks it; asked once.
  ///
  /// C: `XQueryExtension`.
  public func codes(of name: Extension) -> ExtensionCodes? {
    if let known = extensions[name] { return known }
    var major: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    let found = XQueryExtension(raw, name.rawValue, &major, &event, &error) != 0
    let codes =
      found
      ? ExtensionCodes(majorOpcode: Int(major), firstEvent: Int(event), firstError: Int(error))
      : nil
    extensions[name] = .some(codes)
    return codes
  }

  public func supports(_ name: Extension) -> Bool { codes(of: name) != nil }

  /// Throws where the server lacks the extension.
  public func require(_ name: Extension) throws(XError) {
    if !supports(name) { throw .missing(name) }
  }
}
