/// Writes colours as text: CSS where CSS has a notation.
///
/// What it writes reads back as the same 8-bit colour and alpha, unless `precision` says otherwise.
/// A colour outside sRGB is mapped into it (`Color.shownInSRGB`) by the formats that have no room
/// for it.
public struct CSSFormatter: Hashable, Sendable {
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
  public func text(_ color: Color, as format: OutputFormat) -> String? {
    var bytes: [UInt8] = []
    return append(color, as: format, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends the colour; false, and nothing appended, for a name where there is none.
  @discardableResult
  public func append(_ color: Color, as format: OutputFormat, to bytes: inout [UInt8]) -> Bool {
    switch format.notation {
    case .hex: appendHex(color, to: &bytes)
    case .alphaFirst(let prefix, let isOpaqueShort):
      bytes.append(prefix)
      let alpha = UInt32(color.alpha8)
      append(
        hex: color.rgb8.hex | alpha << 24, digits: isOpaqueShort && alpha == 255 ? 6 : 8,
        to: &bytes)
    case .bytes(let frame): appendBytes(of: color, in: frame, to: &bytes)
    case .components(let space, let frame): append(color, as: space, in: frame, to: &bytes)
    case .x11:
      let rgb = color.rgb8
      bytes.append("rgb:")
      append(hex: UInt32(rgb.red), digits: 2, to: &bytes)
      bytes.append(.slash)
      append(hex: UInt32(rgb.green), digits: 2, to: &bytes)
      bytes.append(.slash)
      append(hex: UInt32(rgb.blue), digits: 2, to: &bytes)
    case .decimal: Number.append(UInt64(color.rgb8.hex), to: &bytes)
    case .name:
      guard let name = name(of: color) else { return false }
      bytes.append(contentsOf: name.utf8)
    }
    return true
  }

  // MARK: - Notations

  private func appendHex(_ color: Color, to bytes: inout [UInt8]) {
    let (rgb, alpha) = (color.rgb8.hex, UInt32(color.alpha8))
    if hash { bytes.append(.hash) }
    if alpha == 255 {
      append(hex: rgb, digits: 6, to: &bytes)
    } else {
      append(hex: rgb << 8 | alpha, digits: 8, to: &bytes)
    }
  }

  /// Red, green and blue, 0 to 255.
  private func appendBytes(
    of color: Color, in frame: Notation.Frame, to bytes: inout [UInt8]
  ) {
    if let precision {
      let rgb = color.shownInSRGB().components
      for index in 0..<3 {
        bytes.append(frame.lead(index))
        Number.append(rgb[index] * 255, decimals: precision, to: &bytes)
      }
    } else {
      let rgb = color.rgb8
      bytes.append(frame.open)
      Number.append(UInt64(rgb.red), to: &bytes)
      bytes.append(frame.second)
      Number.append(UInt64(rgb.green), to: &bytes)
      bytes.append(frame.third)
      Number.append(UInt64(rgb.blue), to: &bytes)
    }
    appendAlpha(of: color, in: frame, to: &bytes)
  }

  private func append(
    _ color: Color, as space: SpaceID, in frame: Notation.Frame, to bytes: inout [UInt8]
  ) {
    let printed = PrintedComponents(of: color, in: space, exactly: precision)
    for index in 0..<printed.count {
      bytes.append(frame.lead(index))
      printed.append(index, minimum: frame.minimumDecimals, to: &bytes)
    }
    appendAlpha(of: color, in: frame, to: &bytes)
  }

  private func appendAlpha(
    of color: Color, in frame: Notation.Frame, to bytes: inout [UInt8]
  ) {
    if frame.alwaysHasAlpha || color.alpha8 < 255 {
      bytes.append(frame.alpha)
      Number.append(alpha: color, minimum: frame.minimumDecimals, to: &bytes)
    }
    bytes.append(frame.close)
  }

  /// The exact name.
  private func name(of color: Color) -> String? {
    let rgb = color.rgb8
    if color.alpha8 == 0, rgb == RGB8(0, 0, 0) { return "transparent" }
    return color.alpha8 == 255 ? NamedColor.name(of: rgb) : nil
  }

  private func append(hex value: UInt32, digits: Int, to bytes: inout [UInt8]) {
    Hex.append(value, digits: digits, uppercase: uppercase, to: &bytes)
  }
}

extension Number {
  /// Appends alpha: two decimals where they give the byte back, else three, which always do.
  static func append(alpha color: Color, minimum: Int = 0, to bytes: inout [UInt8]) {
    let alpha = min(max(0, color.alpha), 1)
    let byte = color.alpha8
    for decimals in 2...3 where ColorModel.byte(rounded(alpha, decimals: decimals)) == byte {
      return append(alpha, decimals: decimals, minimum: minimum, to: &bytes)
    }
    append(Double(byte) / 255, decimals: 3, minimum: minimum, to: &bytes)
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
