/// How finished a hex text is: what the output field may preview while a person types.
public enum HexForm: Hashable, Sendable {
  /// 3 or 4 digits: may yet grow, so it counts at Enter only.
  case short
  /// 6 or 8 digits.
  case full

  /// The form of a text of hex digits, with or without `#` and space around it; nil for others.
  public init?(_ text: String) {
    let digits = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var scanner = Scanner(bytes)
      scanner.skip { $0.isBlank }
      _ = scanner.accept(.hash)
      let count = scanner.skip { $0.hexValue != nil }
      scanner.skip { $0.isBlank }
      return scanner.isAtEnd ? count : nil
    }
    switch digits {
    case 3, 4: self = .short
    case 6, 8: self = .full
    default: return nil
    }
  }
}
