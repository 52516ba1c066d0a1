/// What file managers give for files: URIs, a line each, and lines of comment (RFC 2483).
struct URIList {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(whereSeparator: \.isNewline) }

  /// The path of the first file on this machine.
  var firstFile: String? { lines.lazy.compactMap { Self.path(of: $0) }.first }

  /// `file:///a%20b`, `file://localhost/a%20b` or `file:/a%20b`; other machines have no path here.
  private static func path(of uri: Substring) -> String? {
    guard uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.dropFirst(5)
    if rest.hasPrefix("//") { rest = rest.dropFirst(2) }
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.first == "/" else { return nil }
    let path = decoded(rest)
    return path?.utf8.contains(0) == false ? path : nil
  }

  /// With the bytes that `%20` and its like stand for; nil where that is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array((parts.first ?? "").utf8)
    for part in parts.dropFirst() {
      // Two digits, and no sign, which a number may have.
      guard part.prefix(2).count == 2, part.prefix(2).allSatisfy(\.isHexDigit),
        let byte = UInt8(part.prefix(2), radix: 16)
      else { return nil }
      bytes.append(byte)
      bytes += part.dropFirst(2).utf8
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
