/// What is to become of the screen's values before they are told.
public enum ScreenProfile: String, Hashable, Sendable, CaseIterable {
  /// They are told as the frame buffer has them.
  case raw
  /// They are converted to sRGB by the monitor's colour profile, where it has one.
  case srgb
}

/// What has become of the values of a monitor that has a colour profile.
public enum ScreenValues: Hashable, Sendable {
  /// They are as in the frame buffer, as the user wants them.
  case raw
  /// They were converted to sRGB.
  case converted
  /// They are as in the frame buffer, for want of a profile of use; why that is.
  case unusable(String)

  /// What they are in the end, as JSON tells it.
  public var profile: ScreenProfile { self == .converted ? .srgb : .raw }

  /// A word for it: what window and loupe are marked with.
  public var mark: String {
    switch profile {
    case .raw: "raw"
    case .srgb: "sRGB"
    }
  }

  /// A sentence for it.
  public var words: String {
    switch self {
    case .raw: "Picks are raw: the monitor's colour profile is left aside"
    case .converted: "Picks are sRGB, by the monitor's colour profile"
    case .unusable(let problem): "Picks are raw: \(problem)"
    }
  }
}
