/// A text made fit for one line: line breaks and other control characters are spaces.
struct LineText {
  let utf8: [UInt8]
  /// Where each character of the original starts in `utf8`, and where the last ends.
  let offsets: [Int]

  init(_ text: String) {
    var utf8: [UInt8] = []
    var offsets: [Int] = []
    utf8.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    for character in text {
      offsets.append(utf8.count)
      if character.unicodeScalars.contains(where: Self.breaksLine) {
        utf8.append(UInt8(ascii: " "))
      } else {
        utf8.append(contentsOf: character.utf8)
      }
    }
    offsets.append(utf8.count)
    (self.utf8, self.offsets) = (utf8, offsets)
  }

  /// Controls (C0, DEL, C1) and the separators of lines and paragraphs.
  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
