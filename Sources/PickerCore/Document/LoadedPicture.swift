public import Sampling

/// A picture that was read from a file.
public struct LoadedPicture: Hashable, Sendable {
  /// Upright, in sRGB.
  public var picture: Picture
  public var profile: Profile

  /// What became of the colour profile in the file.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// There is none: the values are taken for sRGB.
    case none
    /// It says sRGB.
    case srgb
    /// The values were converted from it to sRGB.
    case converted
    /// It is broken, or of another kind than the pixels: the values are taken for sRGB.
    case unusable
  }

  public init(_ picture: Picture, profile: Profile = .none) {
    self.picture = picture
    self.profile = profile
  }
}
