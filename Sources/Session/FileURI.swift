/// A file as the bus names it: `file:///home/me/a%20b.png` (RFC 8089).
struct FileURI: Hashable, Sendable {
  /// From the root, without a byte 0.
  let path: String

  init(path: String) { self.path = path }

  /// Nil for what is no file of this machine, or no text of ours.
  init?(_ text: String) {
    guard text.hasPrefix("file://") else { return nil }
    var rest = text.dropFirst("file://".count)
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.first == "/" else { return nil }
    var bytes: [UInt8] = []
    var source = Array(rest.utf8)[...]
    while let byte = source.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: source.prefix(2), as: UTF8.self), radix: 16),
        source.count >= 2, value != 0
      else { return nil }
      bytes.append(value)
      source = source.dropFirst(2)
    }
    guard let path = String(validating: bytes, as: UTF8.self) else { return nil }
    self.path = path
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
