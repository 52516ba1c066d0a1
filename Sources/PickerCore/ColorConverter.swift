public import ColorModel

/// A colour text in, the same colour as another text out: bytes, so that a million lines take a moment.
public struct ColorConverter: Sendable {
  private let options: ConvertOptions
  private let form: TextForm
  private let style: CSSFormatter
  /// Whether what is printed has no room for a colour outside sRGB; the JSON form says it itself.
  private let maps: Bool
  /// How many colours lay outside sRGB and were printed as they are mapped into it.
  ///
  /// By what CSS takes for noticeable (section 13): the rounding of our own texts is less.
  public private(set) var mapped = 0

  public init(_ options: ConvertOptions) {
    self.options = options
    form = options.output.form
    style = options.output.style
    maps = !options.output.isJSON && form.isSRGB
  }

  /// Appends what is printed for a colour text, without a line end; nothing where it throws.
  public mutating func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) throws(ParseError)
  {
    let color = try ColorText.parse(text, as: options.entry)
    if options.output.isJSON {
      let input = String(decoding: text, as: UTF8.self)
      let json = ColorJSON(color, input: input, hasName: options.hasNames).text
      return bytes.append(contentsOf: json.utf8)
    }
    if maps, !color.isInGamut(),
      color.difference(from: color.shownInSRGB(), by: .ok) >= 0.02
    {
      mapped += 1
    }
    form.append(color, style, to: &bytes)
    guard options.hasNames else { return }
    let name = NearestName(of: color)
    bytes.append(UInt8(ascii: "\t"))
    bytes.append(contentsOf: name.text.utf8)
    bytes.append(UInt8(ascii: "\t"))
    Number.append(name.deltaE, decimals: 2, to: &bytes)
    bytes.append(UInt8(ascii: "\t"))
    bytes.append(contentsOf: name.set.rawValue.utf8)
  }
}
