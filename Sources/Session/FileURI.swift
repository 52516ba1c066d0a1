/// A file as other programs name it: `file:///home/me/a%20b.png` (RFC 8089).
public struct FileURI: Hashable, Sendable {
  /// From the root, without a byte 0.
  public let path: String

  init(path: String) { self.path = path }

  /// `file:/a` and `file://localhost/a` are `file:///a` too, and so is it with this machine's own name;
  /// nil for what is no file of this machine, or no text of ours.
  init?(_ text: some StringProtocol, host: String? = nil) {
    guard text.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.dropFirst(5)
    if rest.hasPrefix("//") {
      let name = rest.dropFirst(2).prefix { $0 != "/" }
      guard ["", "localhost", host?.lowercased()].contains(name.lowercased()) else { return nil }
      rest = rest[name.endIndex...]
    }
    guard rest.first == "/" else { return nil }
    let parts = rest.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = parts.first.map { Array($0.utf8) } ?? []
    for part in parts.dropFirst() {
      let digits = part.prefix(2)
      // Two digits, and no sign, which a number may have.
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let byte = UInt8(digits, radix: 16), byte != 0
      else { return nil }
      bytes.append(byte)
      bytes += part.dropFirst(2).utf8
    }
    guard let path = String(validating: bytes, as: UTF8.self), !path.utf8.contains(0) else {
      return nil
    }
    self.path = path
  }

  /// The first in a list of URIs, a line each, as file managers give it (RFC 2483).
  ///
  /// - Parameter host: this machine's name, which XDND has in them.
  public init?(firstIn list: String, host: String? = nil) {
    let files = list.split(whereSeparator: \.isNewline).lazy.compactMap { FileURI($0, host: host) }
    guard let first = files.first else { return nil }
    self = first
  }

  var text: String {
    var text = "file://"
    for byte in path.utf8 {
      let isPlain =
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "/-._~".utf8.contains(byte)
        }
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
