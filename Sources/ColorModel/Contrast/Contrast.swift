/// How a foreground stands out from a background, as WCAG 2 and APCA measure it.
///
/// Both are taken as hex has them, in 8 bits: a verdict is on the colours that are shown and copied.
/// A translucent foreground is composited over the background. What lies behind a translucent
/// background is not known: both measures are then given over the 256 greys from black to white as
/// backdrops, and what counts is the worst.
public struct Contrast: Hashable, Sendable {
  /// The WCAG 2 ratio, 1 to 21: of the worst backdrop to the best, the same where it is opaque.
  public let ratio: ClosedRange<Double>
  /// The Lc of APCA 0.1.9 for web text, signed, from the least to the greatest.
  public let lightnessContrast: ClosedRange<Double>

  public init(of foreground: Color, on background: Color) {
    let foreground = Color(foreground.rgb8, alpha: foreground.alpha)
    let background = Color(background.rgb8, alpha: background.alpha)
    guard background.alpha < 1 else {
      let pair = Pair(foreground, background)
      (ratio, lightnessContrast) = (pair.ratio...pair.ratio, pair.lc...pair.lc)
      return
    }
    let pairs = (0...255).map { grey in
      let level = Double(grey) / 255
      let backdrop = background.composited(over: Color(.srgb, level, level, level))
      return Pair(foreground, backdrop)
    }
    let (ratios, contrasts) = (pairs.map(\.ratio), pairs.map(\.lc))
    // Between a backdrop on which it is lighter and one on which it is darker there is one on which
    // it vanishes.
    let vanishes = pairs.contains(where: \.isLighter) && !pairs.allSatisfy(\.isLighter)
    ratio = (vanishes ? 1 : ratios.min() ?? 1)...(ratios.max() ?? 1)
    lightnessContrast = (contrasts.min() ?? 0)...(contrasts.max() ?? 0)
  }

  /// The ratio that counts.
  public var worstRatio: Double { ratio.lowerBound }

  /// The Lc that counts: the one nearest to 0.
  public var worstLightnessContrast: Double {
    let (low, high) = (lightnessContrast.lowerBound, lightnessContrast.upperBound)
    return low <= 0 && high >= 0 ? 0 : low > 0 ? low : high
  }

  public func level(for use: WCAG.Use) -> WCAG.Level { WCAG.level(of: worstRatio, for: use) }
}

/// A foreground over an opaque background.
private struct Pair {
  let ratio: Double
  let lc: Double
  let isLighter: Bool

  init(_ foreground: Color, _ background: Color) {
    let text = foreground.composited(over: background)
    let (light, ground) = (WCAG.luminance(of: text), WCAG.luminance(of: background))
    ratio = WCAG.ratio(light, ground)
    isLighter = light > ground
    lc = APCA.contrast(
      text: APCA.luminance(of: text), background: APCA.luminance(of: background))
  }
}
