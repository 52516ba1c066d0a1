public import ColorModel

/// How a `GradientSlider` looks; lengths at scale 1.
public struct SliderStyle: Hashable, Sendable {
  /// What marks the value.
  public enum Thumb: Hashable, Sendable {
    /// A capsule in the colour of the track under it.
    case track
    /// A capsule in a colour of its own.
    case color(RGB8)
    /// A picture, in the colour of text.
    case icon(Icon)
  }

  public var trackThickness: Double
  /// Inside the track's edge; 0 is none.
  public var borderWidth: Double
  /// The theme's line colour where nil.
  public var borderColor: RGB8?
  public var thumb: Thumb
  public var thumbWidth: Double
  public var thumbHeight: Double

  public init(
    trackThickness: Double = 14, borderWidth: Double = 0, borderColor: RGB8? = nil,
    thumb: Thumb = .track, thumbWidth: Double = 12, thumbHeight: Double = 20
  ) {
    self.trackThickness = trackThickness
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.thumb = thumb
    self.thumbWidth = thumbWidth
    self.thumbHeight = thumbHeight
  }
}

/// What stands at an end of a slider.
public enum SliderEnd: Hashable, Sendable {
  case label(String)
  case icon(Icon)
}

/// What was done to a control that one drags: a press, changes and a release, or a single step.
public enum DragPhase: Hashable, Sendable {
  case press, change, release
  /// By key or wheel: an edit of its own, without press and release.
  case step
}

/// What a slider tells.
public struct SliderEvent: Hashable, Sendable {
  public var phase: DragPhase
  public var value: Double

  public init(_ phase: DragPhase, _ value: Double) {
    self.phase = phase
    self.value = value
  }
}
