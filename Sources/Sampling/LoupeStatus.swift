/// What the loupe tells of the pick itself.
public struct LoupeStatus: Hashable, Sendable {
  /// The screen stands still.
  public var isFrozen: Bool
  /// The value was copied a moment ago.
  public var hasCopied: Bool

  public init(isFrozen: Bool = false, hasCopied: Bool = false) {
    self.isFrozen = isFrozen
    self.hasCopied = hasCopied
  }
}
