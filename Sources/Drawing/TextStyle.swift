/// How a text is set.
public struct TextStyle: Hashable, Sendable {
  public enum Face: Hashable, Sendable {
    /// The desktop's interface font.
    case sans
    case monospaced
  }

  public enum Weight: Hashable, Sendable {
    case regular, medium, semibold
  }

  public var face: Face
  /// The em in device pixels.
  public var size: Double
  public var weight: Weight
  /// All digits equally wide, where the font can.
  public var tabularDigits: Bool

  public init(
    _ face: Face = .sans, size: Double, weight: Weight = .regular, tabularDigits: Bool = false
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.tabularDigits = tabularDigits
  }
}

/// A line of text with its style and colour; line breaks in it are drawn as spaces.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  public var paint: Paint

  public init(_ text: String, _ style: TextStyle, _ paint: Paint) {
    self.text = text
    self.style = style
    self.paint = paint
  }
}
