extension String {
  /// The text on one line: a control character, such as a line end, becomes U+FFFD.
  public var onOneLine: String {
    String(
      UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }

  /// The columns it takes in a terminal: two for the letters of East Asia and for emoji.
  var terminalColumns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
  /// By the blocks of Unicode that are wide (UAX #11), and by what makes an emoji (UTS #51).
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default:
      return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    }
  }
}
