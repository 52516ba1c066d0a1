/// Why no text can be shown.
public enum TextError: Error, Equatable {
  /// Pango's library is not installed.
  case noPango
  /// Fontconfig knows no font at all.
  case noFontFound
}

extension TextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noPango: "Pango is missing: install libpangocairo-1.0-0"
    case .noFontFound: "no font found: install fonts-dejavu-core"
    }
  }
}
