public import ColorModel

/// A colour of a palette that was taken from a picture.
public struct PaletteShare: Hashable, Sendable {
  public var color: RGB8
  /// Of the pixels that count, 0 to 1: those that this colour is nearest to.
  public var share: Double

  public init(_ color: RGB8, share: Double) {
    self.color = color
    self.share = share
  }
}
