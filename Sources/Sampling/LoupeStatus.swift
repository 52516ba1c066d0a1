/// What the loupe tells of the pick itself.
public struct LoupeStatus: Hashable, Sendable {
  /// The screen stands still.
  public var isFrozen: Bool
  /// What has just been done, for a moment.
  public var notice: Notice?

  public enum Notice: Hashable, Sendable {
    /// The value was copied.
    case copied
    /// Another mean was chosen.
    case mean(SampleMean)
  }

  public init(isFrozen: Bool = false, notice: Notice? = nil) {
    self.isFrozen = isFrozen
    self.notice = notice
  }
}
