/// The Accessible Perceptual Contrast Algorithm, 0.1.9 (0.0.98G-4g-W3), for web text.
///
/// Licensed for the contrast of web content and not part of WCAG, so it is to be shown as "web
/// text". Source: A. Somers, Myndex/apca-w3.
public enum APCA {
  /// The luminance estimate of an opaque colour as sRGB shows it: 0 to 1.
  public static func luminance(of color: Color) -> Double {
    let light = TransferFunction.gamma(color.shownInSRGB().components, 2.4)
    return 0.2126729 * light.x + 0.7151522 * light.y + 0.0721750 * light.z
  }

  /// Lightness contrast, Lc, of text on a background by their luminances.
  ///
  /// About -108 (white on black) to 106 (black on white); positive for dark text on light. 0 where
  /// there is next to none.
  public static func contrast(text: Double, background: Double) -> Double {
    let (text, background) = (lifted(text), lifted(background))
    guard abs(background - text) >= 0.0005 else { return 0 }
    if background > text {
      let contrast = (power(background, 0.56) - power(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (power(background, 0.65) - power(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// Near black a screen is not as dark as its numbers.
  private static func lifted(_ luminance: Double) -> Double {
    luminance < 0.022 ? luminance + power(0.022 - luminance, 1.414) : luminance
  }
}
