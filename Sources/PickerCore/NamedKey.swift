/// A key that goes by a name: `Print`, `PageUp`, `XF86Calculator`, or `comma` for what types that.
///
/// The names are those of X, and for some what people write: `PgUp`, `Del`, `PrintScreen`. Modifiers
/// and locks are not among them, as they do nothing alone, nor are the digits of the keypad.
public struct NamedKey: Hashable, Sendable {
  /// As `KeyChord.key` has it.
  public let key: String
  /// The number that X has for it; nil where it goes by the character that it types.
  public let symbol: UInt32?

  /// Reads any of its names: as it is spelled, or else in any case.
  public init?(_ name: String) {
    let lowercased = name.lowercased()
    let row =
      Self.row { $0.names.contains { $0 == name } }
      ?? Self.row { $0.names.contains { $0.lowercased() == lowercased } }
    guard let row else { return nil }
    self.init(row)
  }

  /// The key of a number; nil for keys without a name.
  public init?(symbol: UInt32) {
    guard let row = Self.row(where: { $0.symbol == symbol }) else { return nil }
    self.init(row)
  }

  private init(_ row: Row) {
    symbol = row.symbol
    key = String(row.symbol == nil ? row.value : row.names.first ?? "")
  }

  private static func row(where isMatch: (Row) -> Bool) -> Row? {
    table.utf8.split(separator: UInt8(ascii: "\n")).lazy.map { Row(Substring($0)) }.first(
      where: isMatch)
  }

  /// A line of the table.
  private struct Row {
    let names: [Substring]
    let value: Substring

    init(_ line: Substring) {
      let tab = line.firstIndex(of: "\t") ?? line.endIndex
      names = line[..<tab].split(separator: " ")
      value = line[tab...].dropFirst()
    }

    var symbol: UInt32? {
      value.hasPrefix("0x") ? UInt32(value.dropFirst(2), radix: 16) : nil
    }
  }
}
