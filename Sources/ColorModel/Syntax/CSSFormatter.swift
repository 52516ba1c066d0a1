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
    let rgb8 = color.rgb8
    let whole = SIMD4(Double(rgb8.red), Double(rgb8.green), Double(rgb8.blue), 0)
    let rgb = precision == nil ? whole : color.shownInSRGB().components * 255
    bytes.append(addingCapacity: frame.room + 3 * Number.longest) { sink in
      for index in 0..<3 {
        sink.append(frame.lead(index))
        Number.append(rgb[index], decimals: precision ?? 0, minimum: 0, to: &sink)
      }
      appendAlpha(of: color, in: frame, to: &sink)
    }
  }

  private func append(
    _ color: Color, as space: SpaceID, in frame: Notation.Frame, to bytes: inout [UInt8]
  ) {
    let printed = PrintedComponents(of: color, in: space, exactly: precision)
    let room = frame.room + printed.count * (PrintedComponents.longest + frame.minimumDecimals)
    bytes.append(addingCapacity: room) { sink in
      sink.append(frame.lead(0))
      printed.append(0, minimum: frame.minimumDecimals, to: &sink)
      for index in 1..<printed.count {
        if frame.isSpaced { sink.append(.space) } else { sink.append(frame.lead(index)) }
        printed.append(index, minimum: frame.minimumDecimals, to: &sink)
      }
      appendAlpha(of: color, in: frame, to: &sink)
    }
  }

  @inline(__always)
  private func appendAlpha(
    of color: Color, in frame: Notation.Frame, to sink: inout OutputSpan<UInt8>
  ) {
    if frame.alwaysHasAlpha || color.alpha != 1 && color.alpha8 < 255 {
      sink.append(frame.alpha)
      let (alpha, decimals) = color.printedAlpha
      Number.append(alpha, decimals: decimals, minimum: frame.minimumDecimals, to: &sink)
    }
    sink.append(frame.close)
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

extension Color {
  /// Alpha as it is written: two decimals where they give the byte back, else three, which do.
  var printedAlpha: (value: Double, decimals: Int) {
    let alpha = min(max(0, self.alpha), 1)
    for decimals in 2...3 where byte(Number.rounded(alpha, decimals: decimals)) == alpha8 {
      return (alpha, decimals)
    }
    return (Double(alpha8) / 255, 3)
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  mutating func append(_ text: StaticString) {
    let (start, length) = (text.utf8Start, text.utf8CodeUnitCount)
    if length == 1 { return append(start.pointee) }
    precondition(length <= freeCapacity)
    withUnsafeMutableBufferPointer { bytes, count in
      bytes.baseAddress?.advanced(by: count).update(from: start, count: length)
      count += length
    }
  }
}
