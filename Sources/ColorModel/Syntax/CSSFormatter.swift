/// Writes colours as text: CSS where CSS has a notation.
///
/// What it writes reads back as the same 8-bit colour and alpha, unless `precision` says otherwise.
public struct CSSFormatter: Hashable, Sendable {
  /// A notation; `hsb` and `float` are not CSS.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// `#3366cc`, `#3366cc80`.
    case hex
    /// `rgb(51 102 204 / 0.5)`.
    case rgb
    /// The legacy form, always with alpha: `rgba(51, 102, 204, 0.5)`.
    case rgba
    /// `hsl(220 60% 50%)`.
    case hsl
    /// `hsb(220 75% 80%)`.
    case hsb
    /// `0.2, 0.4, 0.8`, with alpha as a fourth where it is not 1; whole numbers as `1.0`.
    case float
    /// `teal`, `transparent`; colours without a name have no text.
    case name
  }

  /// Whether hex begins with `#`.
  public var hash = true
  /// Whether hex has capital letters.
  public var uppercase = false
  /// Decimals of a component at most; nil for as few as give the same colour back.
  public var precision: Int?

  public init(hash: Bool = true, uppercase: Bool = false, precision: Int? = nil) {
    self.hash = hash
    self.uppercase = uppercase
    self.precision = precision
  }

  /// The colour as text; nil only for a name where there is none.
  public func text(_ color: Color, as form: Form) -> String? {
    var bytes: [UInt8] = []
    return append(color, as: form, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends the colour; false, and nothing appended, for a name where there is none.
  @discardableResult
  public func append(_ color: Color, as form: Form, to bytes: inout [UInt8]) -> Bool {
    switch form {
    case .hex: appendHex(color, to: &bytes)
    case .rgb: appendRGB(color, to: &bytes)
    case .rgba: appendLegacy(color, to: &bytes)
    case .hsl: appendPolar("hsl(", .hsl, color, to: &bytes)
    case .hsb: appendPolar("hsb(", .hsb, color, to: &bytes)
    case .float: appendFloat(color, to: &bytes)
    case .name:
      guard let name = name(of: color) else { return false }
      bytes.append(contentsOf: name.utf8)
    }
    return true
  }

  // MARK: - Forms

  private func appendHex(_ color: Color, to bytes: inout [UInt8]) {
    let (rgb, alpha) = (color.rgb8, color.alpha8)
    if hash { bytes.append(.hash) }
    Hex.append(rgb.red, uppercase: uppercase, to: &bytes)
    Hex.append(rgb.green, uppercase: uppercase, to: &bytes)
    Hex.append(rgb.blue, uppercase: uppercase, to: &bytes)
    if alpha < 255 { Hex.append(alpha, uppercase: uppercase, to: &bytes) }
  }

  private func appendRGB(_ color: Color, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "rgb(".utf8)
    appendBytes(of: color, separator: " ", to: &bytes)
    appendAlphaAfterSlash(color, to: &bytes)
    bytes.append(.closeParenthesis)
  }

  private func appendLegacy(_ color: Color, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "rgba(".utf8)
    appendBytes(of: color, separator: ", ", to: &bytes)
    bytes.append(contentsOf: ", ".utf8)
    appendAlpha(color, to: &bytes)
    bytes.append(.closeParenthesis)
  }

  /// Red, green and blue, 0 to 255.
  private func appendBytes(
    of color: Color, separator: StaticString, to bytes: inout [UInt8]
  ) {
    let rgb = color.shownInSRGB().components
    for index in 0..<3 {
      if index > 0 { bytes.append(separator) }
      let value = precision == nil ? Double(byte(rgb[index])) : min(max(0, rgb[index]), 1) * 255
      Number.append(value, decimals: precision ?? 0, to: &bytes)
    }
  }

  /// A hue and percentages.
  private func appendPolar(
    _ name: StaticString, _ space: SpaceID, _ color: Color, to bytes: inout [UInt8]
  ) {
    let values = ShortestDecimals(of: color, in: space, scale: 100, decimals: 1, exactly: precision)
    bytes.append(name)
    for (index, component) in space.components.enumerated() {
      if index > 0 { bytes.append(.space) }
      Number.append(values[index], decimals: values.decimals, to: &bytes)
      if !component.isHue { bytes.append(.percent) }
    }
    appendAlphaAfterSlash(color, to: &bytes)
    bytes.append(.closeParenthesis)
  }

  private func appendFloat(_ color: Color, to bytes: inout [UInt8]) {
    let shown = color.shownInSRGB()
    let values = ShortestDecimals(of: shown, in: .srgb, scale: 1, decimals: 3, exactly: precision)
    for index in 0..<3 {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      Number.append(values[index], decimals: values.decimals, minimum: 1, to: &bytes)
    }
    if color.alpha8 < 255 {
      bytes.append(contentsOf: ", ".utf8)
      appendAlpha(color, minimum: 1, to: &bytes)
    }
  }

  private func name(of color: Color) -> String? {
    let rgb = color.rgb8
    if color.alpha8 == 0, rgb == RGB8(0, 0, 0) { return "transparent" }
    return color.alpha8 == 255 ? NamedColor.name(of: rgb) : nil
  }

  // MARK: - Alpha

  private func appendAlphaAfterSlash(_ color: Color, to bytes: inout [UInt8]) {
    guard color.alpha8 < 255 else { return }
    bytes.append(contentsOf: " / ".utf8)
    appendAlpha(color, to: &bytes)
  }

  /// Two decimals where they give the byte back, else three, which always do.
  private func appendAlpha(_ color: Color, minimum: Int = 0, to bytes: inout [UInt8]) {
    let alpha = min(max(0, color.alpha), 1)
    for (value, decimals) in [(alpha, 2), (alpha, 3)]
    where byte(Number.rounded(value, decimals: decimals)) == color.alpha8 {
      return Number.append(value, decimals: decimals, minimum: minimum, to: &bytes)
    }
    Number.append(Double(color.alpha8) / 255, decimals: 3, minimum: minimum, to: &bytes)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
