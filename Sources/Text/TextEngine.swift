import CPango
public import Drawing
public import Geometry

/// Shapes lines of text with Pango: measures them and turns them into rasters, without a display.
///
/// Hinting is slight and advances are whole pixels, so that text is crisp and a width is the same
/// wherever a line stands. Pango itself is loaded at the first text, or by `prepare`.
public final class TextEngine {
  /// What stands in for the desktop's font where that is unknown.
  public static let defaultSans = "Inter, Cantarell, Noto Sans, DejaVu Sans, sans-serif"
  public static let defaultMonospaced = "DejaVu Sans Mono, monospace"

  /// Families for text, tried from left to right.
  public var sans: String {
    didSet {
      guard sans != oldValue else { return }
      fonts = [:]
      sizes = [:]
    }
  }
  private let monospaced: String
  private lazy var shaper = Shaper()
  private var fonts: [TextStyle: FontMetrics] = [:]
  private var sizes: [Line: Size] = [:]

  private struct Line: Hashable {
    let text: String
    let style: TextStyle
  }

  /// Families are comma-separated lists, tried from left to right.
  public init(sans: String = defaultSans, monospaced: String = defaultMonospaced) {
    self.sans = sans
    self.monospaced = monospaced
  }

  /// Loads Pango, which then reads the font configuration (4 ms or more) on a thread of its own.
  ///
  /// Worth a call before connecting to the display, where text is soon needed.
  public func prepare() {
    if Shaper.isAvailable { _ = shaper }
  }

  /// Makes sure that there is Pango and a font: to be called before the first text.
  ///
  /// Waits for the font configuration and loads the interface font. Without a font, text is empty
  /// boxes.
  public func checkFonts() throws(TextError) {
    guard Shaper.isAvailable else { throw .noPango }
    let description = font(TextStyle(size: 13)).description
    guard shaper.canLoad(description) else { throw .noFontFound }
  }

  /// The ink of a line of text, from the top left corner of its line box.
  ///
  /// `ink` (`0xaarrggbb`, not premultiplied) matters only where the text has colour glyphs: it
  /// colours the others beside them.
  public func raster(of text: String, _ style: TextStyle, ink: UInt32 = 0xFF00_0000) -> TextRaster {
    shape(text, style)
    let rect = inkRect(ascent: font(style).ascent)
    guard !rect.isEmpty else { return TextRaster(rect: .zero, pixels: .coverage([])) }
    // Drawn in black: colour can then come from nothing but a glyph that has its own.
    let drawn = draw(rect, ascent: font(style).ascent, ink: 0xFF00_0000)
    guard drawn.contains(where: { $0 & 0xFF_FFFF != 0 }) else {
      return TextRaster(rect: rect, pixels: .coverage(drawn.map { UInt8($0 >> 24) }))
    }
    return TextRaster(
      rect: rect, pixels: .color(draw(rect, ascent: font(style).ascent, ink: ink)))
  }
}

extension TextEngine: TextMeasuring {
  public func size(of text: String, _ style: TextStyle) -> Size {
    let line = Line(text: text, style: style)
    if let known = sizes[line] { return known }
    shape(text, style)
    var logical = PangoRectangle()
    chidori_line_extents(shaper.line, nil, &logical)
    let metrics = font(style)
    let size = Size(
      width: text.isEmpty ? 0 : wholePixels(logical.x + logical.width),
      height: metrics.ascent + metrics.descent)
    if sizes.count >= Self.keptSizes { sizes.removeAll(keepingCapacity: true) }
    sizes[line] = size
    return size
  }

  public func caretPositions(in text: String, _ style: TextStyle) -> [Int] {
    let line = shape(text, style)
    var positions = [CInt](repeating: 0, count: line.utf8.count + 1)
    chidori_caret_positions(shaper.layout, CInt(line.utf8.count), &positions)
    return line.offsets.map { Int(positions[$0]) >> 10 }
  }

  public func ascent(_ style: TextStyle) -> Int { font(style).ascent }
}

extension TextEngine {
  private static let keptSizes = 1024
  /// Ink further than this from the start of a line is never seen; Cairo's images end at 32767.
  private static let widest = 16384

  private func font(_ style: TextStyle) -> FontMetrics {
    if let known = fonts[style] { return known }
    if fonts.count >= 64 { fonts.removeAll() }
    let size = style.size.isFinite ? min(max(style.size, 1), 1000) : 13
    let font = FontMetrics(
      chidori_font_new(style.face == .sans ? sans : monospaced, size, style.weight.pango),
      style.tabularDigits ? chidori_features_new("tnum=1") : nil, using: shaper.layout)
    fonts[style] = font
    return font
  }

  /// Sets the layout to the text.
  @discardableResult private func shape(_ text: String, _ style: TextStyle) -> LineText {
    let font = font(style)
    let line = LineText(text)
    chidori_layout_set_font(shaper.layout, font.description)
    chidori_layout_set_attributes(shaper.layout, font.attributes)
    line.utf8.withUnsafeBytes { bytes in
      chidori_layout_set_text(
        shaper.layout, bytes.bindMemory(to: CChar.self).baseAddress, CInt(bytes.count))
    }
    return line
  }

  /// The ink of the shaped line, from the top left corner of its line box.
  private func inkRect(ascent: Int) -> Rect {
    var ink = PangoRectangle()
    chidori_line_extents(shaper.line, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return .zero }
    // One pixel more on each side: scaled bitmap glyphs bleed.
    let left = max((Int(ink.x) >> 10) - 1, -Self.widest)
    let top = (Int(ink.y) >> 10) - 1
    let right = min(wholePixels(ink.x + ink.width) + 1, Self.widest)
    let bottom = wholePixels(ink.y + ink.height) + 1
    return Rect(x: left, y: ascent + top, width: right - left, height: bottom - top)
  }

  /// The shaped line's pixels inside `rect`, premultiplied.
  private func draw(_ rect: Rect, ascent: Int, ink: UInt32) -> [UInt32] {
    func share(_ shift: UInt32) -> Double { Double(ink >> shift & 0xFF) / 255 }
    var pixels = [UInt32](repeating: 0, count: rect.width * rect.height)
    pixels.withUnsafeMutableBytes { bytes in
      chidori_draw_line(
        shaper.line, Double(-rect.minX), Double(ascent - rect.minY),
        [share(16), share(8), share(0), share(24)],
        bytes.bindMemory(to: UInt8.self).baseAddress, CInt(rect.width), CInt(rect.height))
    }
    return pixels
  }
}

extension TextStyle.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    }
  }
}
