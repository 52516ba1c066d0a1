import CPango

/// Pango's font map, context and the one layout that all lines are shaped with.
final class Shaper {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  let layout: OpaquePointer

  /// Whether Pango's library is there; it is loaded by asking.
  static var isAvailable: Bool { chidori_has_pango() }

  /// Reads the font configuration from now on, on a thread of its own.
  init() {
    precondition(Self.isAvailable, "checkFonts comes before text")
    fontMap = chidori_font_map_new()
    context = chidori_context_new(fontMap)
    let options = chidori_font_options_new()
    chidori_context_set_font_options(context, options)
    chidori_font_options_free(options)
    layout = chidori_layout_new(context)
  }

  deinit {
    chidori_object_free(UnsafeMutableRawPointer(layout))
    chidori_object_free(UnsafeMutableRawPointer(context))
    chidori_object_free(fontMap)
  }

  /// The line shaped last.
  var line: UnsafeMutablePointer<PangoLayoutLine>? { chidori_layout_line(layout) }

  /// Whether any font answers to a description.
  func canLoad(_ description: OpaquePointer) -> Bool {
    guard let font = chidori_context_load_font(context, description) else { return false }
    chidori_object_free(font)
    return true
  }
}
