/// Why no text can be shown.
public enum TextError: Error, Equatable {
  /// Fontconfig knows no font at all.
  case noFontFound
}

extension TextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFontFound: "no font found: install fonts-dejavu-core"
    }
  }
}
