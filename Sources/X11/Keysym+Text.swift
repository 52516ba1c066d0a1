extension Keysym {
  /// The character it types, if any.
  ///
  /// Latin-1, the keysyms that carry a code point, and the old ranges of alphabets, which layouts
  /// still use; whatever else there is comes through the input method.
  public var character: Character? {
    let symbol = plain.rawValue
    if Keysym(rawValue: symbol).isLatin { return Unicode.Scalar(symbol).map { Character($0) } }
    if symbol & 0xFF00_0000 == 0x0100_0000 {
      return Unicode.Scalar(symbol & 0xFF_FFFF).map { Character($0) }
    }
    for (first, row) in Self.alphabets {
      let index = Int(symbol) - first
      if row.indices.contains(index) { return row[index] == " " ? nil : row[index] }
    }
    for (symbols, first) in Self.runs where symbols.contains(symbol) {
      return Unicode.Scalar(first + symbol - symbols.lowerBound).map { Character($0) }
    }
    return symbol == 0x20AC ? "€" : nil
  }

  /// What types a character; nil for one of several code points.
  public init?(typing character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    let latin = Keysym(rawValue: scalar.value)
    self = latin.isLatin ? latin : Keysym(rawValue: 0x0100_0000 + scalar.value)
  }

  /// Whether it types the same letter, in upper or lower case, or is the same key without one.
  func isSameKey(as other: Keysym) -> Bool {
    if self == other { return true }
    guard let character, let letter = other.character else { return false }
    return character.lowercased() == letter.lowercased()
  }

  /// By the number of the first, with holes filled by spaces (keysymdef.h).
  private static let alphabets = [
    (0x1A1, latin2), (0x2A1, latin3), (0x3A2, latin4), (0x13BC, Array("ŒœŸ")),
    (0x6A1, Array("ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏ")), (0x6C0, cyrillic),
    (0x7A1, Array("ΆΈΉΊΪ ΌΎΫ Ώ  ΅― άέήίϊΐόύϋΰώ")), (0x7C1, greek),
  ]

  /// In the order of Unicode: Arabic, Hebrew and Thai, with the first code point of each.
  private static let runs: [(ClosedRange<UInt32>, UInt32)] = [
    (0x5C1...0x5DA, 0x621), (0x5E0...0x5F2, 0x640), (0xCE0...0xCFA, 0x5D0), (0xDA1...0xDDA, 0xE01),
    (0xDDF...0xDED, 0xE3F), (0xDF0...0xDF9, 0xE50),
  ]

  private static let latin2 = Array(
    "Ą˘Ł ĽŚ  ŠŞŤŹ ŽŻ ą˛ł ľśˇ šşťź˝žżŔ  Ă ĹĆ Č Ę Ě  ĎĐ"
      + "ŃŇ  Ő  ŘŮ Ű  Ţ ŕ  ă ĺć č ę ě  ďđńň  ő  řů ű  ţ˙")

  private static let latin3 = Array(
    "Ħ    Ĥ  İ ĞĴ    ħ    ĥ  ı ğĵ        ĊĈ          "
      + "    Ġ  Ĝ    ŬŜ      ċĉ              ġ  ĝ    ŭŝ")

  private static let latin4 = Array(
    "ĸŖ ĨĻ   ĒĢŦ      ŗ ĩļ   ēģŧŊ ŋĀ      Į    Ė  Ī "
      + "ŅŌĶ     Ų   ŨŪ ā      į    ė  ī ņōķ     ų   ũū")

  /// Cyrillic_yu to Cyrillic_HARDSIGN: the order of KOI8-R (keysymdef.h).
  private static let cyrillic = Array(
    "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ")

  /// Greek_ALPHA to Greek_omega, with the holes of ISO 8859-7 filled by spaces (keysymdef.h).
  private static let greek = Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ ΤΥΦΧΨΩ       αβγδεζηθικλμνξοπρσςτυφχψω")
}
