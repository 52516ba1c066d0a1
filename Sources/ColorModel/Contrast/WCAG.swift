/// Contrast as the Web Content Accessibility Guidelines 2.2 define it.
public enum WCAG {
  /// What a contrast is needed for.
  public enum Use: CaseIterable, Hashable, Sendable {
    /// Text of any size (success criteria 1.4.3 and 1.4.6).
    case text
    /// Text from 24 px, or from 18.66 px where bold.
    case largeText
    /// Icons and the parts of controls (success criterion 1.4.11, which has no AAA).
    case graphics

    /// The ratio from which it is enough for AA.
    public var minimumForAA: Double { self == .text ? 4.5 : 3 }

    /// The ratio from which it is enough for AAA; nil where there is no such level.
    public var minimumForAAA: Double? {
      switch self {
      case .text: 7
      case .largeText: 4.5
      case .graphics: nil
      }
    }

    /// The ratio from which it is enough for a level.
    func minimum(for level: Level) -> Double? {
      switch level {
      case .fail: nil
      case .aa: minimumForAA
      case .aaa: minimumForAAA
      }
    }
  }

  /// The level a contrast reaches.
  public enum Level: Int, Comparable, Hashable, Sendable {
    case fail, aa, aaa

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The relative luminance of an opaque colour as sRGB shows it: 0 for black to 1 for white.
  ///
  /// With the coefficients of the standard, 0.2126, 0.7152 and 0.0722; the Y of XYZ is up to 4e-5
  /// off.
  public static func luminance(of color: Color) -> Double {
    let light = SRGB.toBase(color.shownInSRGB().components)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast ratio of two luminances, 1 to 21, in any order.
  public static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The level that a ratio reaches: never by rounding up.
  public static func level(of ratio: Double, for use: Use) -> Level {
    let ratio = ratio + noise
    if let minimum = use.minimumForAAA, ratio >= minimum { return .aaa }
    return ratio >= use.minimumForAA ? .aa : .fail
  }

  /// A ratio as it is shown, with two decimals, rounded down: 4.499 is 4.49, which fails.
  public static func shown(_ ratio: Double) -> Double {
    ((ratio + noise) * 100).rounded(.down) / 100
  }

  /// Of binary fractions: 20.999999999999996 is 21.
  private static let noise = 1e-9
}
