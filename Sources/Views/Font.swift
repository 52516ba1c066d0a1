public import ColorModel
public import Drawing

/// How a view wants its text: a `TextStyle` with the size given at scale 1.
public struct Font: Hashable, Sendable {
  public var face: TextStyle.Face
  public var size: Double
  public var weight: TextStyle.Weight
  public var tabularDigits: Bool

  public init(
    _ face: TextStyle.Face = .sans, size: Double = 13, weight: TextStyle.Weight = .regular,
    tabularDigits: Bool = false
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.tabularDigits = tabularDigits
  }

  public static let body = Font()
  public static let strong = Font(weight: .semibold)
  public static let small = Font(size: 11)
  public static let digits = Font(tabularDigits: true)
  public static let monospaced = Font(.monospaced)
}

extension ViewContext {
  public func style(_ font: Font) -> TextStyle {
    style(font.face, size: font.size, weight: font.weight, tabularDigits: font.tabularDigits)
  }
}

/// Which colour of the theme a text has.
public enum Ink: Hashable, Sendable {
  case text, dim, accent, error
}

extension Theme {
  public func color(_ ink: Ink) -> RGB8 {
    switch ink {
    case .text: text
    case .dim: dim
    case .accent: accent
    case .error: error
    }
  }
}

/// Where a text stands in a wider frame.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
}
