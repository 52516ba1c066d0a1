internal import CX11

/// Which character a key has on a US keyboard, by its place on the board and not by any layout.
///
/// The server names the places of keys: `AC01` is the first of the row of letters at rest, and "a"
/// in the US. One round trip.
///
/// C: `XkbGetNames`.
struct KeyPlaces {
  private let symbols: [UInt32: Keysym]

  /// Rows from the top, keys from the left.
  private static let rows: [(name: String, characters: String)] = [
    ("AE", "1234567890-="), ("AD", "qwertyuiop[]"), ("AC", "asdfghjkl;'"), ("AB", "zxcvbnm,./"),
  ]

  private static let characters: [String: Keysym] = {
    var characters: [String: Keysym] = [:]
    for row in rows {
      for (index, scalar) in row.characters.unicodeScalars.enumerated() {
        let number = index + 1
        characters[row.name + (number < 10 ? "0\(number)" : "\(number)")] =
          Keysym(rawValue: scalar.value)
      }
    }
    return characters
  }()

  init(_ display: Display) {
    var symbols: [UInt32: Keysym] = [:]
    if let board = XkbGetMap(display.raw, 0, UInt32(XkbUseCoreKbd)) {
      defer { XkbFreeKeyboard(board, 0, 1) }
      XkbGetNames(display.raw, UInt32(XkbKeyNamesMask), board)
      if let keys = board.pointee.names?.pointee.keys {
        for code in board.pointee.min_key_code...board.pointee.max_key_code {
          let name = withUnsafeBytes(of: keys[Int(code)].name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          symbols[UInt32(code)] = Self.characters[name]
        }
      }
    }
    self.symbols = symbols
  }

  /// The character of a key; nil for those that have none, and where the server tells no names.
  subscript(keycode: UInt32) -> Keysym? { symbols[keycode] }
}
