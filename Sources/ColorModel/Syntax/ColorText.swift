/// Colour text: the one door to the three readers.
public enum ColorText {
  /// Who wrote the text, and so how much is understood.
  public enum Entry: Hashable, Sendable, CaseIterable {
    /// CSS Color 4 and nothing else.
    case css
    /// A text field or the command line: also hex without `#`, `0xrrggbb` and `0xaarrggbb`.
    case field
    /// Clipboard and drops: also quoted, as a declaration, as bare numbers, inside longer text.
    case paste
  }

  /// The longest text that css and field read, in bytes.
  public static let limit = 4096
  /// How many bytes of a longer text paste looks at.
  public static let pasteLimit = 65_536

  /// The colour of `text`, in the space it is written in; a `none` in it is flagged as missing.
  ///
  /// Hex, names and rgb() are sRGB, 0 to 1. Alpha `none` is 0, flagged as `ComponentSet.alpha`.
  public static func parse(
    _ text: String, as entry: Entry = .field
  ) throws(ParseError) -> Color {
    try parse(text.utf8, as: entry)
  }

  /// The colour of UTF-8 bytes; fastest where they are contiguous, such as an array or its slice.
  public static func parse(
    _ bytes: some Collection<UInt8>, as entry: Entry = .field
  ) throws(ParseError) -> Color {
    func result(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Color, ParseError> {
      Result { () throws(ParseError) in try read(bytes, as: entry) }
    }
    let direct = bytes.withContiguousStorageIfAvailable(result)
    return try (direct ?? Array(bytes).withUnsafeBufferPointer(result)).get()
  }

  /// The same for a line of a stream, without what is generic: a third of the time.
  public static func parse(
    _ bytes: ArraySlice<UInt8>, as entry: Entry = .field
  ) throws(ParseError) -> Color {
    try bytes.withUnsafeBufferPointer { bytes throws(ParseError) in try read(bytes, as: entry) }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, as entry: Entry
  ) throws(ParseError) -> Color {
    // All three entries read it alike, and most streams are made of it: spared the rest.
    if let color = Hex.color(hashed: bytes) { return color }
    var scanner = Scanner(bytes)
    if entry == .paste {
      scanner.cut(to: pasteLimit)
      return try PasteParser.read(scanner)
    }
    guard bytes.count <= limit else {
      throw ParseError(.tooLong, at: limit, found: "over \(limit) bytes")
    }
    return switch entry {
    case .css: try CSSParser.read(scanner, dialect: .css)
    case .field, .paste: try FieldParser.read(scanner)
    }
  }
}

extension Scanner {
  /// Ends within `count` bytes and not inside a word, so that no colour is cut short.
  fileprivate mutating func cut(to count: Int) {
    guard end > count else { return }
    end = count
    while end > 0, bytes[end - 1].isWordByte { end -= 1 }
  }
}
