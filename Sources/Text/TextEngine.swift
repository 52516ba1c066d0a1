import CPango
public import Drawing
public import Geometry

/// Shapes lines of text with Pango: measures them and turns them into rasters, without a display.
///
/// Hinting is slight and advances are whole pixels, so that text is crisp and a width is the same
/// wherever a line stands. Pango reads the font configuration (4 ms or more) on a thread of its
/// own from the moment an engine is made: make it before connecting to the display.
public final class TextEngine {
  /// What stands in for the desktop's font where that is unknown.
  public static let defaultSans = "Inter, Cantarell, Noto Sans, DejaVu Sans, sans-serif"
  public static let defaultMonospaced = "DejaVu Sans Mono, monospace"

  /// Families for text, tried from left to right; to be changed only before the first text.
  public var sans: String
  private let monospaced: String
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
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
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    layout = pango_layout_new(context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Makes sure that there is a font; without one, text is empty boxes.
  ///
  /// Waits for the font configuration and loads the interface font.
  public func checkFonts() throws(TextError) {
    let description = font(TextStyle(size: 13)).description
    guard let font = pango_context_load_font(context, description) else { throw .noFontFound }
    g_object_unref(font)
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
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &logical)
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
    let shaped = pango_layout_get_line_readonly(layout, 0)
    return line.offsets.map { offset in
      var x: CInt = 0
      pango_layout_line_index_to_x(shaped, CInt(offset), 0, &x)
      return Int(x) >> 10
    }
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
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, style.face == .sans ? sans : monospaced)
    let size = style.size.isFinite ? min(max(style.size, 1), 1000) : 13
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, style.weight.pango)
    var attributes: OpaquePointer?
    if style.tabularDigits {
      attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    let font = FontMetrics(description, attributes, using: layout)
    fonts[style] = font
    return font
  }

  /// Sets the layout to the text.
  @discardableResult private func shape(_ text: String, _ style: TextStyle) -> LineText {
    let font = font(style)
    let line = LineText(text)
    pango_layout_set_font_description(layout, font.description)
    pango_layout_set_attributes(layout, font.attributes)
    line.utf8.withUnsafeBytes { bytes in
      pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress, CInt(bytes.count))
    }
    return line
  }

  /// The ink of the shaped line, from the top left corner of its line box.
  private func inkRect(ascent: Int) -> Rect {
    var ink = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
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
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, CInt(rect.width),
        CInt(rect.height), CInt(rect.width * 4))
      let cairo = cairo_create(surface)
      cairo_set_source_rgba(cairo, share(16), share(8), share(0), share(24))
      cairo_move_to(cairo, Double(-rect.minX), Double(ascent - rect.minY))
      pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
      cairo_destroy(cairo)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
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
