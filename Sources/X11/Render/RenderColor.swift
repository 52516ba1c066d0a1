internal import CX11

/// Four channels of 16 bits, as RENDER takes them.
///
/// XRenderColor.
public struct RenderColor: Hashable, Sendable {
  public let red: UInt16
  public let green: UInt16
  public let blue: UInt16
  public let alpha: UInt16

  /// Widened bytes; not premultiplied.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = UInt16(red) * 257
    self.green = UInt16(green) * 257
    self.blue = UInt16(blue) * 257
    self.alpha = UInt16(alpha) * 257
  }

  /// Channels as the protocol has them.
  public init(_ red: UInt16, _ green: UInt16, _ blue: UInt16, _ alpha: UInt16 = 65535) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing at all.
  public static let clear = RenderColor(0, 0, 0, 0)

  /// Channels times alpha, to nearest: fills are premultiplied.
  public var premultiplied: RenderColor {
    func scaled(_ channel: UInt16) -> UInt16 {
      UInt16((UInt32(channel) * UInt32(alpha) + 0x7FFF) / 0xFFFF)
    }
    return RenderColor(scaled(red), scaled(green), scaled(blue), alpha)
  }

  var raw: XRenderColor { XRenderColor(red: red, green: green, blue: blue, alpha: alpha) }
}
