public import Drawing
public import Geometry

/// What views are laid out, drawn and driven with.
public struct ViewContext {
  public var theme: Theme
  public var scale: Scale
  /// How large text is against the design's, beside the scale: as the desktop's font is.
  public var textScale = 1.0
  /// How high a popup may be: as the monitor, where the host knows it.
  public var popupRoom = Int.max
  /// How far a press moves before it is a drag, at scale 1.
  public var dragThreshold = ViewContext.usualDragThreshold
  public var text: any TextMeasuring
  /// Read while placing and drawing, changed by handling events.
  public var interaction: Interaction

  public init(
    theme: Theme, scale: Scale, text: any TextMeasuring, interaction: Interaction = Interaction()
  ) {
    self.theme = theme
    self.scale = scale
    self.text = text
    self.interaction = interaction
  }

  /// The em of common text in the design, at scale 1.
  public static let bodySize = 13.0

  /// Where the desktop says nothing.
  public static let usualDragThreshold = 8

  /// The common text style.
  public var body: TextStyle { style() }

  /// Device pixels of a length that the design gives to hold text.
  public func room(_ length: Double) -> Int { scale(length * textScale) }

  /// A style whose size is given at scale 1.
  public func style(
    _ face: TextStyle.Face = .sans, size: Double = bodySize, weight: TextStyle.Weight = .regular,
    tabularDigits: Bool = false
  ) -> TextStyle {
    TextStyle(
      face, size: size * textScale * scale.factor, weight: weight, tabularDigits: tabularDigits)
  }
}

/// Device pixels per pixel of the measures written for scale 1.
public struct Scale: Hashable, Sendable {
  /// 0.5 to 4.
  public let factor: Double

  /// Clamped to 0.5 through 4; a value that is no number is 1.
  public init(_ factor: Double) {
    self.factor = factor.isFinite ? min(max(factor, 0.5), 4) : 1
  }

  /// The nearest whole number of device pixels; at least 1 for a positive length.
  public func callAsFunction(_ length: Double) -> Int {
    let pixels = Int((length * factor).rounded())
    return length > 0 ? max(1, pixels) : pixels
  }

  public func callAsFunction(_ size: Size) -> Size {
    Size(width: self(Double(size.width)), height: self(Double(size.height)))
  }
}
