public import ColorModel

/// The colours of the interface: neutral greys, since a tinted frame falsifies what one judges.
public struct Theme: Hashable, Sendable {
  public var ground: RGB8
  public var field: RGB8
  public var line: RGB8
  public var text: RGB8
  public var dim: RGB8
  public var button: RGB8
  public var chosen: RGB8
  public var accent: RGB8
  public var error: RGB8
  /// Text on the accent.
  public var onAccent: RGB8

  public static let dark = Theme(
    ground: RGB8(0x262626), field: RGB8(0x1b1b1b), line: RGB8(0x3a3a3a), text: RGB8(0xececec),
    dim: RGB8(0x9a9a9a), button: RGB8(0x333333), chosen: RGB8(0x4a4a4a), accent: RGB8(0x6ea8fe),
    error: RGB8(0xff6b6b), onAccent: RGB8(0x101010))

  public static let light = Theme(
    ground: RGB8(0xf0f0f0), field: RGB8(0xffffff), line: RGB8(0xcfcfcf), text: RGB8(0x1c1c1c),
    dim: RGB8(0x6a6a6a), button: RGB8(0xe2e2e2), chosen: RGB8(0xdcdcdc), accent: RGB8(0x1a66d6),
    error: RGB8(0xc62828), onAccent: RGB8(0xffffff))

  /// The ground of a control at rest, hovered (8 % towards the text) or pressed (8 % away from it).
  public func shade(_ color: RGB8, _ state: ControlState) -> RGB8 {
    let shaded =
      state.isPressed
      ? color.mixed(with: text, -0.08) : state.isHovered ? color.mixed(with: text, 0.08) : color
    return state.isEnabled ? shaded : shaded.mixed(with: ground, 0.6)
  }

  /// The colour of a control's text: 40 % opaque on the ground where it is disabled.
  public func ink(_ color: RGB8, _ state: ControlState) -> RGB8 {
    state.isEnabled ? color : color.mixed(with: ground, 0.6)
  }
}

extension RGB8 {
  /// The way from this colour to `other`, gone by `amount`: 0 is this one, 1 the other; a negative
  /// amount goes away from it.
  public func mixed(with other: RGB8, _ amount: Double) -> RGB8 {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      byte((Double(a) + (Double(b) - Double(a)) * amount) / 255)
    }
    return RGB8(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
