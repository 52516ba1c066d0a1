public import ColorModel

/// Tells colours apart as a user does: two of one key look the same and have the same hex.
///
/// The bytes of sRGB and of alpha; a colour outside sRGB is kept apart from the one it maps to.
public struct ColorKey: Hashable, Sendable {
  private var red: Int16
  private var green: Int16
  private var blue: Int16
  private var alpha: UInt8

  public init(_ color: Color) {
    let isInside = color.isInGamut()
    let components = (isInside ? color.shownInSRGB() : color.converted(to: .srgb)).components
    func level(_ value: Double) -> Int16 {
      if isInside { return Int16(byte(value)) }
      return Int16(min(max(value * 255, -32000), 32000).rounded())
    }
    (red, green, blue) = (level(components.x), level(components.y), level(components.z))
    alpha = color.alpha8
  }
}
