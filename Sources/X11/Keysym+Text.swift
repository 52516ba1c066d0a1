extension Keysym {
  /// The character it types, if any.
  ///
  /// Latin-1, the keysyms that carry a code point, and the old ranges of Cyrillic and Greek, which
  /// layouts still use; whatever else there is comes through the input method.
  public var character: Character? {
    let symbol = plain.rawValue
    if Keysym(rawValue: symbol).isLatin { return Unicode.Scalar(symbol).map { Character($0) } }
    if symbol & 0xFF00_0000 == 0x0100_0000 {
      return Unicode.Scalar(symbol & 0xFF_FFFF).map { Character($0) }
    }
    for (first, row) in [(0x6C0, Self.cyrillic), (0x7C1, Self.greek)] {
      let index = Int(symbol) - first
      if row.indices.contains(index) { return row[index] == " " ? nil : row[index] }
    }
    return Self.others[symbol]
  }

  /// Cyrillic_yu to Cyrillic_HARDSIGN: the order of KOI8-R (keysymdef.h).
  private static let cyrillic = Array(
    "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ")

  /// Greek_ALPHA to Greek_omega, with the holes of ISO 8859-7 filled by spaces (keysymdef.h).
  private static let greek = Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ ΤΥΦΧΨΩ       αβγδεζηθικλμνξοπρσςτυφχψω")

  private static let others: [UInt32: Character] = [
    0x6A3: "ё", 0x6B3: "Ё", 0x6A4: "є", 0x6B4: "Є", 0x6A6: "і", 0x6B6: "І", 0x6A7: "ї",
    0x6B7: "Ї", 0x6AD: "ґ", 0x6BD: "Ґ", 0x6AE: "ў", 0x6BE: "Ў", 0x6B0: "№", 0x20AC: "€",
  ]
}
