public import ColorModel
public import Geometry
public import Sampling

/// A colour the user took, with what is known of where it came from.
public struct HistoryEntry: Hashable, Sendable {
  /// What it was taken from.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// A pick from the screen.
    case screen
    /// Copied from the window.
    case window
    /// Text committed with Enter.
    case text
    /// A pick from a picture file.
    case picture
  }

  /// The window it was picked from, as the window names itself.
  public struct Window: Hashable, Sendable {
    /// The class of `WM_CLASS`: `Firefox`.
    public var className: String
    public var title: String

    public init(className: String, title: String) {
      self.className = className
      self.title = title
    }
  }

  /// What it is of more than one pixel.
  public struct Sample: Hashable, Sendable {
    /// In pixels, at least 1 each.
    public var size: Size
    public var mean: SampleMean

    public init(size: Size, mean: SampleMean) {
      self.size = size
      self.mean = mean
    }

    /// Nil for one pixel, which is its own mean.
    public init?(_ area: SampleArea, by mean: SampleMean) {
      if area.isOnePixel { return nil }
      self.init(size: area.rect.size, mean: mean)
    }
  }

  /// In full precision, in the space in which it was taken.
  public var color: Color
  /// When it was taken last, in milliseconds since 1970, UTC.
  public var time: Int64
  public var source: Source
  public var window: Window?
  /// The name of the picture's file, without its directory.
  public var file: String?
  /// On the root window, or in the picture.
  public var position: Point?
  public var sample: Sample?
  /// The name the user gave it.
  public var name: String?
  /// Kept in front by the user.
  public var isPinned = false

  public init(
    _ color: Color, time: Int64, source: Source, window: Window? = nil, file: String? = nil,
    position: Point? = nil, sample: Sample? = nil
  ) {
    self.color = color
    self.time = time
    self.source = source
    self.window = window
    self.file = file
    self.position = position
    self.sample = sample
  }
}

/// What became of a colour: one line of the history's log.
///
/// History is what these come to, one after the other. An entry is told by its colour: one entry a
/// `ColorKey`.
public enum HistoryChange: Equatable, Sendable {
  /// It was taken, perhaps again: it moves to the front; a name and a pin it had stay.
  case taken(HistoryEntry)
  /// The entry is as it stands here: named, pinned, or back after it was removed.
  case put(HistoryEntry)
  case removed(Color)
}
